import type { Part } from '#contract/catalogue/parts.ts';
import { differencesSince, type Difference } from '#contract/orders/reorder.ts';
import * as m from '#messages/buy-again.js';
import { formatDate } from '#ui/components/DateTime/format-date-time.ts';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { Notice } from '#ui/components/Notice/Notice.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { OrderNumber } from '#ui/components/OrderNumber/OrderNumber.tsx';
import { withElements } from '#ui/with-elements.tsx';
import type { RepeatedOrder } from '#contract/orders/orders.ts';

/** The earlier order that a form is filled in from; `unknown`: the customer has no such order of this part. */
export type Again = { status: 'found'; order: RepeatedOrder } | { status: 'unknown' } | { status: 'failed' };

interface AgainNoticeProps {
  again: Again;
  part: Part;
}

/** Says which order the form repeats, and each difference to it in a line. */
export function AgainNotice({ again, part }: AgainNoticeProps) {
  if (again.status !== 'found')
    return <Notice tone="caution">{again.status === 'unknown' ? m.unknown() : m.notLoaded()}</Notice>;
  const { order } = again;
  const differences = differencesSince(order, part) ?? [];
  const message = differences.length === 0 ? m.same : m.changed;
  const title = withElements((put) =>
    message({
      number: put(<OrderNumber number={order.number} />),
      date: formatDate(order.createdAt),
    }),
  );
  if (differences.length === 0) return <Notice tone="info">{title}</Notice>;
  return (
    <Notice tone="info" title={title}>
      {differences.map((difference) => (
        <p key={difference.kind}>{lineOf(difference)}</p>
      ))}
    </Notice>
  );
}

function lineOf(difference: Difference): string {
  switch (difference.kind) {
    case 'price':
      return m.price({ now: formatMoney(difference.now), was: formatMoney(difference.was) });
    case 'stock':
      return m.stock({ left: formatCount(difference.left), ordered: formatCount(difference.ordered) });
    case 'minimum':
      return m.minimum({ minimum: formatCount(difference.minimum) });
  }
}
