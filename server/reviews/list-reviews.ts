import type { Review, ReviewsQuery } from '#contract/reviews.ts';
import type { Queries } from '../db/connect.ts';
import { Conditions, listRows, type ListSource, type RowsPage } from '../db/list-rows.ts';

const source: ListSource = {
  table: 'reviews',
  columns: 'id AS "_id", name, photo_url AS "photoURL", rating, description',
  sorts: { createdAt: { expression: 'created_at', type: 'timestamp' } },
  defaultSort: '-createdAt',
};

/** Returns a page of reviews, newest first, without e-mail addresses. Throws 400. */
export async function listReviews(db: Queries, query: ReviewsQuery): Promise<RowsPage<Review>> {
  const page = await listRows<Review>(db, source, new Conditions(), query);
  return {
    ...page,
    rows: page.rows.map(({ _id, name, photoURL, rating, description }) => ({
      _id,
      name,
      photoURL,
      rating,
      description,
    })),
  };
}
