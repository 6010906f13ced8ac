import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { footerHrefs } from '#ui/story/site-content.ts';
import { ShopContext } from '#ui/shop.ts';
import { shop } from '#tokens/brands/norholt/shop.ts';
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
    await expect(canvas.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', '/terms');
    const decorationOf = (text: string) => getComputedStyle(canvas.getByText(text)).textDecorationLine;
    await expect(decorationOf('Stock parts')).toBe('underline');
    await expect(decorationOf('Made to your drawing')).toBe('none');
  },
};

export const Demo: Story = {
  args: { isDemo: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Vehicles are examples/)).toBeVisible();
  },
};

/** The brand has no text about returns. */
export const WithoutAText: Story = {
  decorators: [(story) => <ShopContext value={{ ...shop, texts: ['terms'] }}>{story()}</ShopContext>],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Returns' })).toBeNull();
    await expect(canvas.getByText('Returns')).toBeVisible();
  },
};

/** Entries without a page are plain text rather than dead links. */
export const NoPages: Story = { args: { hrefs: {} } };

export const OnNarrowest: Story = {
  globals: { viewport: { value: 'narrowest' } },
};
