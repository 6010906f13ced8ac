import type { Queries } from '../db/connect.ts';

/** How many times RESERVATION_TTL_MINUTES an account may reserve a part without paying, within 24 hours. */
const periods = { verified: 3, unverified: 2 } as const;

const day = 24 * 60 * 60_000;

interface Holder {
  userId: string;
  partId: string;
}

interface Span {
  from: Date;
  until: Date;
  now: Date;
  isVerified: boolean;
}

/** The SQL condition for orders that reserve or reserved stock without being paid. */
export const isUnpaid = `orders.status IN ('unpaid', 'cancelling', 'cancelled')`;

/**
 * Returns when the account may reserve the part again, or null if it may now. Counts the time in which at least one
 * unpaid order of the account reserved stock of the part, from the stock ledger. Paid orders do not count, even if
 * they were refunded later.
 */
export async function mayReserveFrom(
  tx: Queries,
  { userId, partId }: Holder,
  ttlMinutes: number,
): Promise<Date | null> {
  const { rows } = await tx.query<Span>(
    {
      isPrepared: true,
      text: `WITH held AS (
       SELECT taken.created_at AS since, CASE WHEN back.id IS NULL THEN orders.reserved_until ELSE back.created_at END AS until
       FROM orders
       JOIN stock_movements AS taken ON taken.order_id = orders.id AND taken.reason = 'reserve'
       LEFT JOIN LATERAL (
         SELECT id, created_at FROM stock_movements
         WHERE order_id = orders.id AND reason = 'release' AND id > taken.id ORDER BY id LIMIT 1
       ) AS back ON true
       WHERE orders.user_id = $1 AND orders.part_id = $2 AND ${isUnpaid}
     ), spans AS (
       SELECT unnest(range_agg(tstzrange(since, greatest(since, until)))) AS span
       FROM held WHERE until > now() - interval '24 hours'
     )
     SELECT lower(span) AS from, upper(span) AS until, now() AS now, users.email_verified AS "isVerified"
     FROM spans, users WHERE users.id = $1 ORDER BY span`,
    },
    [userId, partId],
  );
  const [first] = rows;
  if (!first) return null;
  const now = first.now.getTime();
  const most = periods[first.isVerified ? 'verified' : 'unverified'] * ttlMinutes * 60_000;
  const heldSoFar = heldBetween(rows, now - day, now);
  if (heldSoFar < most) return null;
  // A current reservation counts until it lapses. The 24-hour window then has to move past the excess, oldest first.
  let excess = heldBetween(rows, now - day, Infinity) - most;
  for (const { from, until } of rows) {
    const start = Math.max(from.getTime(), now - day);
    const length = Math.max(0, until.getTime() - start);
    if (length > excess) return new Date(start + excess + day + 1000);
    excess -= length;
  }
  return new Date(now + day);
}

const heldBetween = (spans: readonly Span[], start: number, end: number): number =>
  spans.reduce(
    (sum, { from, until }) =>
      sum + Math.max(0, Math.min(until.getTime(), end) - Math.max(from.getTime(), start)),
    0,
  );
