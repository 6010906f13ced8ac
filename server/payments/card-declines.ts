import type { Config } from '../config/config.ts';
import type { Queries } from '../db/connect.ts';
import { scaled } from '../core/limits.ts';
import { Problem } from '../core/problem.ts';
import type { PaymentRow } from './payment-row.ts';

/** Number of declines on one order that pause its customer's payments. */
const declinesToPause = 5;

/** Number of accounts paused from one IP address within a day that pause the address. */
const accountsToPauseAddress = 3;

/**
 * Records charges that the issuer declined, each once. Every fifth decline of an order pauses its customer for an hour,
 * and the third paused customer of an IP address pauses the address. Returns whether this call paused the customer; the
 * caller then cancels their open payments. The caller must have locked the order.
 */
export async function recordDeclines(
  tx: Queries,
  { id, orderId }: Pick<PaymentRow, 'id' | 'orderId'>,
  charges: ReadonlyArray<string | null>,
  { rateLimitScale }: Pick<Config, 'rateLimitScale'>,
): Promise<boolean> {
  let isPaused = false;
  for (const charge of new Set(charges)) {
    if (charge === null) continue;
    const { rowCount: isNew } = await tx.query(
      `INSERT INTO card_declines (charge_id, order_id, user_id, ip_hash)
       SELECT $2, order_id, user_id, ip_hash FROM payments WHERE id = $1 ON CONFLICT DO NOTHING`,
      [id, charge],
    );
    if (isNew !== 1) continue;
    const { rows } = await tx.query<{ count: number }>(
      'SELECT count(*) AS count FROM card_declines WHERE order_id = $1',
      [orderId],
    );
    if ((rows[0]?.count ?? 0) % scaled(declinesToPause, rateLimitScale) === 0) {
      await pause(tx, charge, scaled(accountsToPauseAddress, rateLimitScale));
      isPaused = true;
    }
  }
  return isPaused;
}

/** Two accounts paused concurrently may not count each other. The next one counts both. */
async function pause(tx: Queries, charge: string, accounts: number): Promise<void> {
  await tx.query(`UPDATE card_declines SET paused_until = now() + interval '1 hour' WHERE charge_id = $1`, [
    charge,
  ]);
  await tx.query(
    `UPDATE card_declines AS latest SET is_address_paused = true
     WHERE charge_id = $1 AND (
       SELECT count(DISTINCT user_id) FROM card_declines AS earlier
       WHERE earlier.ip_hash = latest.ip_hash AND paused_until > now() - interval '23 hours'
     ) >= $2`,
    [charge, accounts],
  );
}

/** Throws 429 while payments of this account or from this address are paused. */
export async function assertNotPaused(db: Queries, userId: string, ipHash: string | null): Promise<void> {
  const { rows } = await db.query<{ seconds: number }>(
    `SELECT extract(epoch FROM max(paused_until) - now())::float8 AS seconds FROM card_declines
     WHERE paused_until > now() AND (user_id = $1 OR (is_address_paused AND ip_hash = $2))
     HAVING count(*) > 0`,
    [userId, ipHash],
  );
  if (!rows[0]) return;
  const retryAfter = Math.max(1, Math.ceil(rows[0].seconds));
  throw new Problem('RATE_LIMITED', {
    message:
      'Cards were declined too often, so payments are paused. ' +
      `You can try again in ${Math.ceil(retryAfter / 60)} minutes. Your order stays open.`,
    retryAfter,
  });
}

/**
 * Removes declines that no rule reads any more. Declines of an order that can be paid are kept, because they are counted
 * per order without a time limit. Others are kept for 30 days, as long as Stripe events, so that none counts twice.
 */
export async function removeOldDeclines(db: Queries): Promise<void> {
  await db.query(
    `DELETE FROM card_declines USING orders
     WHERE orders.id = order_id AND orders.status NOT IN ('unpaid', 'cancelling')
       AND card_declines.created_at < now() - interval '30 days'`,
  );
}
