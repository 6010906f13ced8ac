import type { Review, ReviewsQuery } from '#contract/reviews.ts';
import type { Queries } from '../db/connect.ts';
import { Conditions, listRows, type ListSource, type RowsPage } from '../db/list-rows.ts';
import { shownPhoto, type PhotoSettings } from './shown-photo.ts';

const source: ListSource = {
  table: 'reviews',
  columns: 'id AS "_id", name, photo_url AS "photoURL", rating, description',
  sorts: { createdAt: { expression: 'created_at', type: 'timestamp' } },
  defaultSort: '-createdAt',
};

/**
 * Returns a page of reviews, newest first, without e-mail addresses. Checks the photos again, because the settings can
 * have changed and earlier versions stored others. Throws 400.
 */
export async function listReviews(
  db: Queries,
  config: PhotoSettings,
  query: ReviewsQuery,
): Promise<RowsPage<Review>> {
  const page = await listRows<Review>(db, source, new Conditions(), query);
  return {
    ...page,
    rows: page.rows.map(({ _id, name, photoURL, rating, description }) => ({
      _id,
      name,
      photoURL: shownPhoto(config, photoURL),
      rating,
      description,
    })),
  };
}
