import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NotFound } from '../sections/NotFound/NotFound.tsx';
import { RouteFailure } from '../sections/RouteFailure/RouteFailure.tsx';
import { SitePage } from '../story/SitePage.tsx';

const meta = {
  title: 'Pages/Not found',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
  render: () => (
    <SitePage currentPath="/nowhere">
      <NotFound homeHref="/" />
    </SitePage>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  },
};

export const OnNarrow: Story = {
  globals: { viewport: { value: 'narrowest' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** A page that broke instead of one that is not there. */
export const Broken: Story = {
  render: () => (
    <SitePage currentPath="/nowhere">
      <RouteFailure requestId="019a9c40-5e1f-7a10-8a52-0d6c1a4f7b21" onRetry={fn()} />
    </SitePage>
  ),
};
