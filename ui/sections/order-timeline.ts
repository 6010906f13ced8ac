import * as common from '#messages/common.ts';
import * as m from '#messages/order-timeline.ts';
import { formatDateTime } from '#ui/components/DateTime/format-date-time.ts';
import type { TimelineStep } from '#ui/components/Timeline/Timeline.tsx';
import type { OrderView } from './order-view.ts';

/** An order with its part and timeline. Times are ISO. */
export interface DatedOrder extends OrderView {
  partId: string;
  createdAt: string;
  paidAt: string | null;
  shippedAt: string | null;
  /** When the stock reservation of an unpaid order ends; null if there is none. */
  reservedUntil: string | null;
}

/** The past and future steps of an order. */
export function courseOf({
  status,
  createdAt,
  paidAt,
  shippedAt,
  reservedUntil,
}: DatedOrder): TimelineStep[] {
  const placed: TimelineStep = { label: m.placed(), state: 'done', at: createdAt };
  if (status === 'unpaid') {
    const note =
      reservedUntil === null
        ? m.noStockIsReservedForIt()
        : m.itsStockIsReservedUntilReservedUntil({ reservedUntil: formatDateTime(reservedUntil) });
    return [
      placed,
      { label: m.waitingForPayment(), state: 'now', note },
      { label: common.shipped(), state: 'next' },
    ];
  }
  const paid: TimelineStep = { label: common.paid(), state: 'done', at: paidAt };
  return status === 'pending'
    ? [placed, paid, { label: m.waitingToBeShipped(), state: 'now', note: m.notConfirmedYet() }]
    : [placed, paid, { label: common.shipped(), state: 'done', at: shippedAt }];
}
