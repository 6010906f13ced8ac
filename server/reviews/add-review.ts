import type { AddedReview, NewReview } from '#contract/reviews.ts';
import { recordAudit } from '../audit.ts';
import type { Queries } from '../db/connect.ts';
import type { Caller } from '../http/env.ts';
import { newId } from '../http/ids.ts';
import type { Actor } from '../orders/actor.ts';

/** Adds a review in the reviewer's own name. `photoUrl` is one that the shop shows: see `shownPhoto`. */
export async function addReview(
  tx: Pick<Queries, 'query'>,
  { userId, name, email }: Pick<Caller, 'userId' | 'name' | 'email'>,
  { rating, description }: NewReview,
  { photoUrl, actor }: { photoUrl: string; actor: Actor },
): Promise<AddedReview> {
  const id = newId();
  await tx.query(
    `INSERT INTO reviews (id, user_id, name, email, photo_url, rating, description)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    // PostgreSQL keeps a minus before a zero.
    [id, userId, name, email, photoUrl, rating + 0, description],
  );
  await recordAudit(tx, { ...actor, object: id, after: 'added' });
  return { acknowledged: true, insertedId: id };
}
