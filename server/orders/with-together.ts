import { toDollars } from '#contract/money.ts';
import type { AdminOrder, Order, Together } from '#contract/orders/orders.ts';
import type { Queries } from '../db/connect.ts';

interface Sums extends Pick<Together, 'orders' | 'isPaidOnce' | 'unpaidOrders'> {
  checkout: string;
  paidCents: number;
  refundedCents: number;
  unpaidCents: number;
}

const isPaid = `status IN ('paid', 'shipped', 'refunding', 'refunded')`;

/** Adds what is known of all orders of their checkouts. Costs nothing for orders that were placed alone. */
export async function withTogether<Shown extends Order | AdminOrder>(
  db: Queries,
  orders: readonly Shown[],
): Promise<Shown[]> {
  const checkouts = [...new Set(orders.flatMap(({ checkout }) => checkout ?? []))];
  if (checkouts.length === 0) return [...orders];
  const { rows } = await db.query<Sums>(
    {
      isPrepared: true,
      text: `SELECT checkout_id AS checkout, count(*)::int AS orders,
          bool_and(${isPaid} OR status = 'cancelled') AND count(DISTINCT transaction_id) FILTER (WHERE ${isPaid}) = 1 AS "isPaidOnce",
          coalesce(sum(total_cents) FILTER (WHERE ${isPaid}), 0)::float8 AS "paidCents",
          coalesce(sum(total_cents) FILTER (WHERE status IN ('refunding', 'refunded')), 0)::float8 AS "refundedCents",
          count(*) FILTER (WHERE status = 'unpaid')::int AS "unpaidOrders",
          coalesce(sum(total_cents) FILTER (WHERE status = 'unpaid'), 0)::float8 AS "unpaidCents"
        FROM orders WHERE checkout_id = ANY($1) GROUP BY checkout_id`,
    },
    [checkouts],
  );
  const sums = new Map(
    rows.map(({ checkout, paidCents, refundedCents, unpaidCents, ...counts }) => [
      checkout,
      {
        ...counts,
        ...{ paid: toDollars(paidCents), refunded: toDollars(refundedCents), unpaid: toDollars(unpaidCents) },
      },
    ]),
  );
  return orders.map((order) => {
    const together = sums.get(order.checkout ?? '');
    return together ? { ...order, together } : order;
  });
}
