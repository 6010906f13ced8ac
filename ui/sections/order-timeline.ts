import { formatDateTime } from '#ui/components/DateTime/format-date-time.ts';
import type { TimelineStep } from '#ui/components/Timeline/Timeline.tsx';
import type { OrderView } from './order-view.ts';

/** An order with what it is of, and how it got where it is. Times are ISO. */
export interface DatedOrder extends OrderView {
  partId: string;
  createdAt: string;
  paidAt: string | null;
  shippedAt: string | null;
  /** Until when an unpaid order holds its stock; null once it does not. */
  reservedUntil: string | null;
}

/** What has happened to an order, and what is still to come. */
export function courseOf({
  status,
  createdAt,
  paidAt,
  shippedAt,
  reservedUntil,
}: DatedOrder): TimelineStep[] {
  const placed: TimelineStep = { label: 'Placed', state: 'done', at: createdAt };
  if (status === 'unpaid') {
    const note =
      reservedUntil === null
        ? 'No stock is held for it; it can be paid while stock lasts.'
        : `Its stock is reserved until ${formatDateTime(reservedUntil)}.`;
    return [
      placed,
      { label: 'Waiting for payment', state: 'now', note },
      { label: 'Shipped', state: 'next' },
    ];
  }
  const paid: TimelineStep = { label: 'Paid', state: 'done', at: paidAt };
  return status === 'pending'
    ? [placed, paid, { label: 'Waiting to be shipped', state: 'now', note: 'Not confirmed yet.' }]
    : [placed, paid, { label: 'Shipped', state: 'done', at: shippedAt }];
}
