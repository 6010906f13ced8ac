import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

export default {
  component: SkipLink,
  args: { href: '#content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content">Press Tab.</main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export const Default: StoryObj<typeof SkipLink> = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
