import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { footerHrefs } from '#ui/story/site-content.ts';
import { Footer } from './Footer.tsx';

export default {
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: { hrefs: footerHrefs },
} satisfies Meta<typeof Footer>;
type Story = StoryObj<typeof Footer>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/reliable parts since 1992/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Stock parts' })).toHaveAttribute('href', '/#parts');
    await expect(canvas.getByRole('link', { name: 'Terms of use' })).toHaveAttribute(
      'href',
      'https://example.com/norholt/terms',
    );
    await expect(canvas.queryByRole('link', { name: 'Returns' })).toBeNull();
    await expect(canvas.getByText('Returns')).toBeVisible();
    const decorationOf = (text: string) => getComputedStyle(canvas.getByText(text)).textDecorationLine;
    await expect(decorationOf('Stock parts')).toBe('underline');
    await expect(decorationOf('Returns')).toBe('none');
  },
};

export const Demo: Story = {
  args: { isDemo: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Vehicles are examples/)).toBeVisible();
  },
};

/** Entries without a page are plain text rather than dead links. */
export const NoPages: Story = { args: { hrefs: {} } };

export const OnNarrowest: Story = {
  globals: { viewport: { value: 'narrowest' } },
};
