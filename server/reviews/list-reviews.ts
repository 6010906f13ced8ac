import { limits } from '#contract/limits.ts';
import type { Review, ReviewsQuery } from '#contract/reviews.ts';
import type { Queries } from '../db/connect.ts';
import { countCap, toPage, type ListPage } from '../http/list-page.ts';

interface ReviewRow {
  id: string;
  name: string;
  photo_url: string;
  rating: number;
  description: string;
}

const columns = 'id, name, photo_url, rating, description';

/** Reviews, newest first, without the reviewers' e-mail addresses. */
export async function listReviews(
  db: Pick<Queries, 'query'>,
  query: ReviewsQuery,
): Promise<ListPage<Review>> {
  const limit = query.limit ?? limits.listRows;
  const { rows } = await db.query<ReviewRow>(
    query.cursor === undefined
      ? {
          name: 'list-reviews',
          text: `SELECT ${columns} FROM reviews ORDER BY created_at DESC, id DESC LIMIT $1`,
        }
      : {
          name: 'list-older-reviews',
          text: `SELECT ${columns} FROM reviews
                  WHERE (created_at, id) < (SELECT created_at, id FROM reviews WHERE id = $2)
                  ORDER BY created_at DESC, id DESC LIMIT $1`,
        },
    query.cursor === undefined ? [limit + 1] : [limit + 1, query.cursor],
  );
  const isAsked = query.limit !== undefined || query.cursor !== undefined;
  return toPage(rows, limit, isAsked ? await countReviews(db) : null, toReview, (row) => row.id);
}

const toReview = ({ id, photo_url, ...review }: ReviewRow): Review => ({
  _id: id,
  name: review.name,
  photoURL: photo_url,
  rating: review.rating,
  description: review.description,
});

async function countReviews(db: Pick<Queries, 'query'>): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    'SELECT count(*) AS total FROM (SELECT FROM reviews LIMIT $1) AS counted',
    [countCap + 1],
  );
  return rows[0]?.total ?? 0;
}
