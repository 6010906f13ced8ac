import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { BarChart, type Bar } from './BarChart.tsx';

/** Thirty days up to 18 November. */
function daysOf(valueOf: (index: number) => number): readonly Bar[] {
  return Array.from({ length: 30 }, (_, index) => {
    const date = index + 20;
    return {
      id: String(index),
      name: date <= 31 ? `${date} Oct` : `${date - 31} Nov`,
      value: valueOf(index),
      detail: `$${valueOf(index) * 64}.00`,
    };
  });
}

export default {
  component: BarChart,
  args: {
    label: 'Orders in the last 30 days',
    summary: '87 orders; the busiest day was 24 Oct with 6.',
    terms: { name: 'Day', value: 'Orders', detail: 'Total' },
    bars: daysOf((index) => (index * 5) % 7),
    emptyText: 'No orders in these 30 days.',
  },
} satisfies Meta<typeof BarChart>;
type Story = StoryObj<typeof BarChart>;

/** The pointer and the arrow keys select a day. Without them the last day is shown. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const name = /^Orders in the last 30 days\. 87 orders; the busiest/;
    await expect(canvas.getByRole('img', { name })).toBeVisible();
    await expect(canvas.getByText('18 Nov', { selector: 'dd' })).toBeVisible();
    const slider = canvas.getByRole('slider', { name: 'Orders in the last 30 days, Day' });
    const { left, width } = slider.getBoundingClientRect();
    await fireEvent.pointerMove(slider, { clientX: left + width * 0.15 });
    await expect(await canvas.findByText('24 Oct', { selector: 'dd' })).toBeVisible();
    await fireEvent.pointerOut(slider);
    await expect(await canvas.findByText('18 Nov', { selector: 'dd' })).toBeVisible();
    await expect(slider).toHaveAttribute('aria-valuetext', '18 Nov: Orders 5, Total $320.00');
    // A simulated arrow key does not move a native slider.
    await fireEvent.change(slider, { target: { value: '28' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '17 Nov: Orders 0, Total $0.00');
    await expect(canvas.getByText('17 Nov', { selector: 'dd' })).toBeVisible();
  },
};

export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('The numbers as a table'));
    const table = within(canvas.getByRole('table', { name: 'Orders in the last 30 days' }));
    await expect(table.getAllByRole('row')).toHaveLength(31);
    await expect(table.getByRole('row', { name: '24 Oct 6 $384.00' })).toBeVisible();
  },
};

export const Loading: Story = { args: { bars: null, summary: 'Loading.' } };

export const NoBars: Story = { args: { bars: [], summary: 'No orders.' } };

/** The largest total stays on one line on the narrowest phone. */
export const LargeTotal: Story = {
  args: { bars: [{ id: 'a', name: '20 Oct', value: 1234, detail: '$9,999,999.99' }] },
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvas }) => {
    const heightOf = (text: string) =>
      canvas.getByText(text, { selector: 'dd' }).getBoundingClientRect().height;
    await expect(heightOf('$9,999,999.99')).toBe(heightOf('20 Oct'));
  },
};

export const HardContent: Story = {
  args: {
    summary: 'Odd numbers.',
    bars: [
      { id: 'a', name: '20 Oct', value: -4, detail: '–' },
      { id: 'b', name: '21 Oct', value: Number.NaN, detail: '' },
      { id: 'c', name: '<b>22 Oct</b>', value: 1_234_567_890, detail: '$999,999,999.99' },
      { id: 'd', name: 'אוקטובר', value: 0.4, detail: 'Industrivägen'.repeat(4) },
    ],
  },
};
