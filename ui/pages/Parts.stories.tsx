import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { partsHandlers } from '#mocks/handlers/parts.ts';
import { Catalogue } from '../story/Catalogue.tsx';
import { SitePage } from '../story/SitePage.tsx';

const meta = {
  title: 'Pages/Parts',
  parameters: {
    layout: 'fullscreen',
    api: partsHandlers,
    docs: { story: { inline: false, height: '48rem' } },
  },
  render: (_args, { id }) => (
    <SitePage currentPath="/parts" startsStuck>
      <Catalogue story={id} counts={{ in: 23, low: 3, out: 2 }} />
    </SitePage>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  // The atlas has the same picture, of the real page.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(24));
  },
};

export const List: Story = {
  render: (_args, { id }) => (
    <SitePage currentPath="/parts" startsStuck>
      <Catalogue story={id} counts={{ in: 23, low: 3, out: 2 }} startsWith={{ view: 'list' }} />
    </SitePage>
  ),
};

export const OnNarrow: Story = {
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(24));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
