import * as m from '#messages/problem.js';
import type { Config } from '../config/config.ts';
import type { Queries } from '../db/connect.ts';
import { actionLimits, networkWidths, scaled } from '../core/limits.ts';
import { Problem } from '../core/problem.ts';
import { columnsOf, hasPaid } from '../orders/reservation-limit.ts';
import type { PaymentDeps } from './payment-context.ts';
import type { PaymentRow } from './payment-row.ts';

const { account, address, per } = actionLimits.declines;

type Scale = Pick<Config, 'rateLimitScale'>;

/** What is paused: the id of an account, and hashes of networks. */
export type Paused = readonly string[];

/**
 * Records charges that the issuer declined, each once. Returns what is paused now; the caller then cancels its open
 * payments. A payment of several orders is recorded under the first of them. The caller must have locked the order.
 */
export async function recordDeclines(
  tx: Queries,
  { id, userId }: Pick<PaymentRow, 'id' | 'userId'>,
  charges: ReadonlyArray<string | null>,
  { config, limits }: Pick<PaymentDeps, 'config' | 'limits'>,
): Promise<Paused> {
  const declined = new Set(charges.filter((charge) => charge !== null));
  if (declined.size === 0) return [];
  // Concurrent declines of other orders of the account count each other.
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('declines ' || $1, 0))`, [userId]);
  const { rows } = await tx.query<Networks>(
    `INSERT INTO card_declines (charge_id, order_id, user_id, ip_hash, ip_hash_56, ip_hash_48)
     SELECT charge, order_id, user_id, ip_hash, ip_hash_56, ip_hash_48
       FROM (SELECT id, order_id, user_id, ip_hash, ip_hash_56, ip_hash_48 FROM payments
             UNION ALL
             SELECT id, (SELECT min(order_id::text)::uuid FROM checkout_payment_orders WHERE payment_id = id),
               user_id, ip_hash, ip_hash_56, ip_hash_48 FROM checkout_payments) AS tried, unnest($2::text[]) AS charge
      WHERE id = $1
     ON CONFLICT DO NOTHING
     RETURNING ip_hash AS "address", ip_hash_56 AS "of56", ip_hash_48 AS "of48"`,
    [id, [...declined]],
  );
  if (!rows[0]) return [];
  await limits.declines({});
  const { address: ofAddress, of56, of48 } = rows[0];
  const networks = [ofAddress, of56, of48].filter((hash) => hash !== null);
  return (await findPause(tx, userId, networks, config))?.paused ?? [];
}

type Networks = Record<'address' | 'of56' | 'of48', string | null>;

interface Pause {
  paused: Paused;
  /** Until one decline fewer counts. */
  seconds: number;
}

/**
 * Returns how long payments of this account are paused: while it, or one of its networks, had as many declines within
 * an hour as the table of limits says, whatever the order. An account that has paid is exempt from those of its networks.
 */
async function findPause(
  db: Queries,
  userId: string,
  networks: readonly string[],
  { rateLimitScale }: Scale,
): Promise<Pause | null> {
  const most = networkWidths.map(({ times }) => scaled(address * times, rateLimitScale));
  const { rows } = await db.query<Pause>(
    `WITH recent AS (
       SELECT * FROM card_declines WHERE created_at > now() - make_interval(secs => $1)
     ), reached AS (
       ${nth('user_id::text', '$2::text', '$3')}
       UNION ALL ${nth('ip_hash', '$4', '$7')}
       UNION ALL ${nth('ip_hash_56', '$5', '$8')}
       UNION ALL ${nth('ip_hash_48', '$6', '$9')}
     )
     SELECT array_agg(who) AS paused,
       extract(epoch FROM max(created_at) + make_interval(secs => $1) - now())::float8 AS seconds
       FROM reached WHERE who = $2::text OR NOT ${hasPaid('$2::uuid')} HAVING count(*) > 0`,
    [per, userId, scaled(account, rateLimitScale), ...columnsOf(networks), ...most],
  );
  return rows[0] ?? null;
}

/** The decline since which there were `most` of one account or network. */
const nth = (column: string, who: string, most: string) =>
  `(SELECT ${who} AS who, created_at FROM recent WHERE ${column} = ${who}
     ORDER BY created_at DESC OFFSET ${most}::int - 1 LIMIT 1)`;

/** Throws 429 while payments of this account or from these networks are paused. */
export async function assertNotPaused(
  db: Queries,
  userId: string,
  networks: readonly string[],
  config: Scale,
): Promise<void> {
  const pause = await findPause(db, userId, networks, config);
  if (pause === null) return;
  const retryAfter = Math.max(1, Math.ceil(pause.seconds));
  throw new Problem('RATE_LIMITED', {
    message: m.paymentsPaused({ minutes: Math.ceil(retryAfter / 60) }),
    retryAfter,
  });
}

/** Removes declines after 30 days, as long as Stripe events, so that none counts twice. */
export async function removeOldDeclines(db: Queries): Promise<void> {
  await db.query(`DELETE FROM card_declines WHERE created_at < now() - interval '30 days'`);
}
