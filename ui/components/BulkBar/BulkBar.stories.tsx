import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { BulkBar } from './BulkBar.tsx';

export default {
  component: BulkBar,
  args: {
    count: 3,
    noun: 'order',
    children: (
      <>
        <Button tone="solid" size="sm">
          Confirm
        </Button>
        <Button size="sm">Delete</Button>
      </>
    ),
    onClear: fn(),
  },
} satisfies Meta<typeof BulkBar>;
type Story = StoryObj<typeof BulkBar>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 orders selected');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const None: Story = {
  args: { count: 0 },
  play: ({ canvas }) => expect(canvas.queryByRole('group')).not.toBeInTheDocument(),
};

export const Many: Story = { args: { count: 12_000 } };
