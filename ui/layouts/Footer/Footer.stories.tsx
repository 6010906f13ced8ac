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
    await expect(canvas.queryByRole('link', { name: 'Terms of use' })).toBeNull();
    await expect(canvas.getByText('Terms of use')).toBeVisible();
    const decorationOf = (text: string) => getComputedStyle(canvas.getByText(text)).textDecorationLine;
    await expect(decorationOf('Stock parts')).toBe('underline');
    await expect(decorationOf('Terms of use')).toBe('none');
  },
};

/** Entries without a page are plain text rather than dead links. */
export const NoPages: Story = { args: { hrefs: {} } };

export const OnNarrowest: Story = {
  globals: { viewport: { value: 'narrowest' } },
};
