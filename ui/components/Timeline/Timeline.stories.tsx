import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Timeline } from './Timeline.tsx';

export default {
  title: 'Tables and data/Timeline',
  id: 'components-timeline',
  component: Timeline,
  args: {
    label: 'Order timeline',
    steps: [
      { label: 'Placed', state: 'done', at: '2026-11-16T14:02:00.000Z' },
      { label: 'Paid', state: 'done', at: '2026-11-16T14:05:30.000Z' },
      { label: 'Waiting to be shipped', state: 'now', note: 'We are preparing it.' },
    ],
  },
} satisfies Meta<typeof Timeline>;
type Story = StoryObj<typeof Timeline>;

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole('list', { name: 'Order timeline' })).getAllByRole('listitem');
    await expect(steps).toHaveLength(3);
    await expect(steps[2]).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByText('16 Nov 2026, 14:05 UTC')).toBeVisible();
  },
};

export const JustBegun: Story = {
  args: {
    steps: [
      { label: 'Placed', state: 'done', at: '2026-11-18T09:12:00.000Z' },
      {
        label: 'Waiting for payment',
        state: 'now',
        note: 'Its stock is reserved until 18 Nov 2026, 10:12 UTC.',
      },
      { label: 'Shipped', state: 'next' },
    ],
  },
};

export const HardContent: Story = {
  args: {
    steps: [
      { label: '<b>Bremsscheibenabdeckblechbefestigungsschraubensicherung</b>', state: 'done', at: 'never' },
      { label: 'تم الدفع', state: 'now', note: 'Industrivägen'.repeat(10) },
      { label: '', state: 'next', at: null },
    ],
  },
};

export const Empty: Story = { args: { steps: [] } };
