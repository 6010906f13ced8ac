import type { AddedReview, NewReview } from '#contract/shop/reviews.ts';
import type { Config } from '../../config/config.ts';
import { recordAudit } from '../../db/audit.ts';
import type { Queries } from '../../db/connect.ts';
import type { Caller } from '../../core/env.ts';
import { newId } from '../../core/ids.ts';
import { actionLimits, networkWidths, scaled } from '../../core/limits.ts';
import type { Actor } from '../../core/actor.ts';
import { Problem } from '../../core/problem.ts';
import { columnsOf, lockCustomer } from '../../orders/reservation-limit.ts';
import { shownPhoto, type PhotoSettings } from './shown-photo.ts';

type Reviewer = Pick<Caller, 'userId' | 'name' | 'email' | 'isEmailVerified'>;

/**
 * Adds a review with the name of the caller's profile. Throws 429 after five reviews within 24 hours, for accounts that
 * are neither verified nor have paid also of one network.
 */
export async function addReview(
  tx: Queries,
  { userId, name, email, isEmailVerified }: Reviewer,
  { rating, description, photoURL }: NewReview,
  config: PhotoSettings & Pick<Config, 'rateLimitScale'>,
  actor: Actor,
): Promise<AddedReview> {
  const hasPaid = await lockCustomer(tx, userId);
  await refuseMoreThan(tx, scaled(actionLimits.reviews.account, config.rateLimitScale), 'user_id', userId);
  const networks = isEmailVerified || hasPaid ? [] : (actor.networks ?? []);
  await limitNetworks(tx, networks, config.rateLimitScale);
  const id = newId();
  await tx.query(
    `INSERT INTO reviews (id, user_id, name, email, photo_url, rating, description, ip_hash, ip_hash_56, ip_hash_48)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    // `+ 0` turns -0 into 0, because PostgreSQL stores -0.
    [id, userId, name, email, shownPhoto(config, photoURL), rating + 0, description, ...columnsOf(networks)],
  );
  await recordAudit(tx, { ...actor, object: id, after: 'added' });
  return { acknowledged: true, insertedId: id };
}

const columns = ['ip_hash', 'ip_hash_56', 'ip_hash_48'] as const;

/** Locks the widest network first, so that concurrent requests from it count each other. */
async function limitNetworks(tx: Queries, networks: readonly string[], scale: number): Promise<void> {
  const widest = networks.at(-1);
  if (widest === undefined) return;
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('reviews ' || $1, 0))`, [widest]);
  for (const [index, column] of columns.entries()) {
    const hash = networks[index];
    const { times } = networkWidths[index] ?? { times: 1 };
    if (hash !== undefined)
      await refuseMoreThan(tx, scaled(actionLimits.reviews.address * times, scale), column, hash);
  }
}

/** Throws 429 after `most` reviews of a user or a network within 24 hours. */
async function refuseMoreThan(
  tx: Queries,
  most: number,
  column: 'user_id' | (typeof columns)[number],
  value: string,
): Promise<void> {
  const { rows } = await tx.query<{ seconds: number }>(
    `SELECT extract(epoch FROM created_at + make_interval(secs => $3) - now())::float8 AS seconds
     FROM reviews WHERE ${column} = $1 AND created_at > now() - make_interval(secs => $3)
     ORDER BY created_at DESC OFFSET $2 LIMIT 1`,
    [value, most - 1, actionLimits.reviews.per],
  );
  if (rows[0]) throw new Problem('RATE_LIMITED', { retryAfter: Math.ceil(rows[0].seconds) });
}
