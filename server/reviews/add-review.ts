import type { AddedReview, NewReview } from '#contract/reviews.ts';
import type { Config } from '../config/config.ts';
import { recordAudit } from '../db/audit.ts';
import type { Queries } from '../db/connect.ts';
import type { Caller } from '../core/env.ts';
import { newId } from '../core/ids.ts';
import { actionLimits, scaled } from '../core/limits.ts';
import type { Actor } from '../core/actor.ts';
import { Problem } from '../core/problem.ts';
import { shownPhoto, type PhotoSettings } from './shown-photo.ts';

/** Adds a review with the name of the caller's profile. Throws 429 after five reviews within 24 hours. */
export async function addReview(
  tx: Queries,
  { userId, name, email }: Pick<Caller, 'userId' | 'name' | 'email'>,
  { rating, description, photoURL }: NewReview,
  config: PhotoSettings & Pick<Config, 'rateLimitScale'>,
  actor: Actor,
): Promise<AddedReview> {
  await refuseMoreThan(tx, userId, scaled(actionLimits.reviews.account, config.rateLimitScale));
  const id = newId();
  await tx.query(
    `INSERT INTO reviews (id, user_id, name, email, photo_url, rating, description)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    // `+ 0` turns -0 into 0, because PostgreSQL stores -0.
    [id, userId, name, email, shownPhoto(config, photoURL), rating + 0, description],
  );
  await recordAudit(tx, { ...actor, object: id, after: 'added' });
  return { acknowledged: true, insertedId: id };
}

/** Locks the user's row first, so that concurrent requests count each other. */
async function refuseMoreThan(tx: Queries, userId: string, most: number): Promise<void> {
  await tx.query({ isPrepared: true, text: 'SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE' }, [userId]);
  const { rows } = await tx.query<{ seconds: number }>(
    `SELECT extract(epoch FROM created_at + interval '24 hours' - now())::float8 AS seconds
     FROM reviews WHERE user_id = $1 AND created_at > now() - interval '24 hours'
     ORDER BY created_at DESC OFFSET $2 LIMIT 1`,
    [userId, most - 1],
  );
  if (rows[0]) throw new Problem('RATE_LIMITED', { retryAfter: Math.ceil(rows[0].seconds) });
}
