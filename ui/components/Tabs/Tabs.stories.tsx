import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { rightToLeft } from '#ui/story/right-to-left.tsx';
import { controlled } from '#ui/story/controlled.tsx';
import { Tabs } from './Tabs.tsx';
import docs from './Tabs.docs.tsx';

export default {
  component: Tabs<string>,
  args: {
    label: 'About this part',
    tabs: [
      { value: 'details', label: 'Details', content: <p>330 by 28 mm, cast iron</p> },
      { value: 'orders', label: 'Orders', count: 1006, content: <p>Ordered last on 18 November</p> },
      { value: 'reviews', label: 'Reviews', count: 0, content: <p>No reviews yet</p> },
    ],
    value: 'details',
    onChange: fn(),
  },
  render: controlled(Tabs<string>, 'value', 'onChange'),
  parameters: { documentation: () => docs },
} satisfies Meta<typeof Tabs<string>>;
type Story = StoryObj<typeof Tabs<string>>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Details' })).toHaveTextContent('cast iron');
    await userEvent.click(canvas.getByRole('tab', { name: 'Orders 1,006' }));
    await expect(args.onChange).toHaveBeenCalledWith('orders');
    await expect(canvas.getByRole('tabpanel', { name: 'Orders 1,006' })).toHaveTextContent('18 November');
  },
};

export const ManyLong: Story = {
  args: {
    tabs: Array.from({ length: 8 }, (_, index) => ({
      value: String(index),
      label: 'Ventilated and slotted brake disc',
      count: index,
      content: `Side ${index + 1}`,
    })),
    value: '0',
  },
};

/** The next tab is at the left, so the left arrow key moves to it. */
export const RightToLeft: Story = {
  ...rightToLeft,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Orders 1,006' })).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole('tablist')).direction).toBe('rtl');
  },
};
