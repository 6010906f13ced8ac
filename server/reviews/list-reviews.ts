import type { Review, ReviewsQuery } from '#contract/reviews.ts';
import type { Queries } from '../db/connect.ts';
import { reviews } from '../db/schema.ts';
import { selectColumns, type RowOf } from '../db/select-columns.ts';
import { Conditions, listRows, type ListSource, type RowsPage } from '../db/list-rows.ts';

const columns = ['id', 'name', 'photoUrl', 'rating', 'description'] as const;

const source: ListSource = {
  table: 'reviews',
  columns: selectColumns(reviews, columns),
  sorts: { createdAt: { expression: 'created_at', type: 'timestamp' } },
  defaultSort: '-createdAt',
};

/** Returns a page of reviews, newest first, without e-mail addresses. Throws 400. */
export async function listReviews(db: Queries, query: ReviewsQuery): Promise<RowsPage<Review>> {
  const page = await listRows<RowOf<typeof reviews, typeof columns>>(db, source, new Conditions(), query);
  return {
    ...page,
    rows: page.rows.map(({ id, name, photoUrl, rating, description }) => ({
      _id: id,
      name,
      photoURL: photoUrl,
      rating,
      description,
    })),
  };
}
