import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Chip } from './Chip.tsx';

export default {
  title: 'Navigation and filters/Chip',
  id: 'components-chip',
  component: Chip,
  args: { children: 'In stock', removeLabel: 'Remove the filter In stock', onRemove: fn() },
} satisfies Meta<typeof Chip>;
type Story = StoryObj<typeof Chip>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const remove = canvas.getByRole('button', { name: 'Remove the filter In stock' });
    await expect(remove).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    children: 'Bremsscheibenabdeckblechbefestigungsschraubensicherungsringsatz',
    removeLabel: 'Remove the search',
  },
};
