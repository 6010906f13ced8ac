import type { ReactNode } from 'react';
import type { AdminOrder } from '#contract/orders/orders.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/order-timeline.js';
import { formatDateTime } from '#ui/components/DateTime/format-date-time.ts';
import type { TimelineStep } from '#ui/components/Timeline/Timeline.tsx';

/**
 * The past and future steps of an order, for its customer (`isOwn`) or for admins, who confirm it. `tracking` says who
 * delivers it.
 */
export function courseOf(order: AdminOrder, isOwn: boolean, tracking?: ReactNode): TimelineStep[] {
  const { status, createdAt, endedAt = null, paidAt, shippedAt, reservedUntil } = order;
  const placed: TimelineStep = { label: m.placed(), state: 'done', at: createdAt };
  if (status === 'cancelled') return [placed, { label: common.cancelled(), state: 'done', at: endedAt }];
  if (status === 'unpaid') {
    const note =
      reservedUntil === null
        ? m.notReserved()
        : m.reservedUntil({ reservedUntil: formatDateTime(reservedUntil) });
    return [
      placed,
      { label: m.waitingForPayment(), state: 'now', note },
      { label: common.shipped(), state: 'next' },
    ];
  }
  const paid: TimelineStep = { label: common.paid(), state: 'done', at: paidAt };
  if (status === 'refunded') {
    const isOver = endedAt !== null;
    return [
      placed,
      paid,
      { label: isOver ? common.refunded() : m.refunding(), state: isOver ? 'done' : 'now', at: endedAt },
    ];
  }
  if (status !== 'pending') {
    return [placed, paid, { label: common.shipped(), state: 'done', at: shippedAt, note: tracking }];
  }
  const note = isOwn ? m.preparing() : m.notConfirmed();
  return [placed, paid, { label: m.waitingForShipment(), state: 'now', note }];
}
