import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { NowContext } from '#ui/now.ts';
import { Reservation } from './Reservation.tsx';

const reservedUntil = '2026-11-18T10:12:00.000Z';

export default {
  id: 'sections-reservation',
  component: Reservation,
  args: { reservedUntil },
} satisfies Meta<typeof Reservation>;
type Story = StoryObj<typeof Reservation>;

export const Default: Story = {};

export const LastMinute: Story = { args: { reservedUntil: '2026-11-18T09:30:10.000Z' } };

export const Over: Story = { args: { reservedUntil: null } };

/** Of a customer who has never paid an order. */
export const EndsUnpaid: Story = {
  args: { endsAt: '2026-11-25T09:12:00.000Z' },
  play: ({ canvas }) =>
    expect(canvas.getByText('Pay by 25 Nov 2026, 09:12 UTC, or it is cancelled.')).toBeVisible(),
};

export const OverAndEndsUnpaid: Story = { args: { ...EndsUnpaid.args, reservedUntil: null } };

const end = Date.parse(reservedUntil);
let movingNow = end;

/** Moves the clock, and sends the event of a tab that becomes visible again. */
function goTo(time: number) {
  movingNow = time;
  document.dispatchEvent(new Event('visibilitychange'));
}

/** The text follows the clock. Only the end is announced. */
export const Ending: Story = {
  args: { announcesEnd: true },
  beforeEach: () => {
    movingNow = end - 90_000;
  },
  decorators: [
    (Story) => (
      <NowContext value={() => movingNow}>
        <Story />
      </NowContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reserved for 2 more minutes')).toBeVisible();
    goTo(end - 60_000);
    await expect(await canvas.findByText('Reserved for 1 more minute')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    goTo(end);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Not reserved.'));
    await expect(canvas.queryByText(/more minute/)).toBeNull();
  },
};
