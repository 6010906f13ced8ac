import { limits } from '#contract/limits.ts';
import { reviewStates } from '#contract/shop/review-filters.ts';
import { containsShopName } from '#contract/shop/reviewer-name.ts';
import type { ManagedReview, ManagedReviewsQuery, Review, ReviewsQuery } from '#contract/shop/reviews.ts';
import * as common from '#messages/common.js';
import { shops } from '#tokens/shops.ts';
import type { Config } from '../../config/config.ts';
import { countByValue } from '../../db/count-by-value.ts';
import type { Queries } from '../../db/connect.ts';
import { Conditions, listRows, type ListSource, type RowsPage } from '../../db/list-rows.ts';
import { shownPhoto, type PhotoSettings } from './shown-photo.ts';

type Settings = PhotoSettings & Pick<Config, 'brand'>;

const columns =
  'id AS "_id", name, photo_url AS "photoURL", rating, description, is_confirmed AS "isConfirmed"';

const source: ListSource = {
  table: 'reviews',
  columns,
  sorts: { createdAt: { expression: 'created_at', type: 'timestamp' } },
  defaultSort: '-createdAt',
};

type Row = Review & Pick<ManagedReview, 'isConfirmed'>;

/**
 * Returns a page of the reviews that are not hidden, newest first, without e-mail addresses. Checks photos and names
 * again, because the settings can have changed and earlier versions stored others. Throws 400.
 */
export async function listReviews(
  db: Queries,
  config: Settings,
  query: ReviewsQuery,
): Promise<RowsPage<Review>> {
  const page = await listRows<Row>(db, source, new Conditions().add('hidden_at IS NULL'), query);
  const isFirst = query.cursor === undefined && (query.page ?? 1) === 1;
  const isForHome = isFirst && (query.limit ?? Infinity) <= limits.homeReviews;
  const rows = isForHome ? await newestForHome(db, query.limit ?? 0) : page.rows;
  return { ...page, rows: (isFirst ? firstMixed(rows) : rows).map((row) => toPublic(config, row)) };
}

/** The newest reviews, at most one of them by an account that is neither verified nor has paid. */
async function newestForHome(db: Queries, count: number): Promise<Row[]> {
  const newest = (condition: string) =>
    `(SELECT *, created_at AS at FROM reviews WHERE hidden_at IS NULL AND ${condition} ORDER BY created_at DESC, id DESC`;
  const { rows } = await db.query<Row>(
    `SELECT ${columns} FROM (${newest('is_confirmed')} LIMIT $1) UNION ALL ${newest('NOT is_confirmed')} LIMIT 1)) AS found
      ORDER BY created_at DESC, id DESC LIMIT $1`,
    [count],
  );
  return rows;
}

/** For a client that shows the first four: puts others before all but the first review of such an account. */
function firstMixed(rows: readonly Row[]): readonly Row[] {
  const newest = rows.find(({ isConfirmed }) => !isConfirmed);
  const first = rows.filter((row) => row.isConfirmed || row === newest).slice(0, limits.homeReviews);
  return [...first, ...rows.filter((row) => !first.includes(row))];
}

/** A name that contains the shop's is replaced: refusing it would leave a customer who has it without a way to review. */
const toPublic = (config: Settings, { _id, name, photoURL, rating, description }: Row): Review => ({
  _id,
  name: containsShopName(name, shops[config.brand].name) ? common.customer() : name,
  photoURL: shownPhoto(config, photoURL),
  rating,
  description,
});

const managedSource: ListSource = {
  ...source,
  columns: `${columns}, email, created_at AS "createdAt", hidden_at IS NOT NULL AS "isHidden"`,
};

/** Returns a page of all reviews as admins see them, newest first. Throws 400. */
export async function listAllReviews(
  db: Queries,
  config: PhotoSettings,
  query: ManagedReviewsQuery,
): Promise<RowsPage<ManagedReview>> {
  const where = new Conditions();
  if (query.state !== undefined) where.add(`hidden_at IS ${query.state === 'hidden' ? 'NOT NULL' : 'NULL'}`);
  const page = await listRows<Omit<ManagedReview, 'createdAt'> & { createdAt: Date }>(
    db,
    managedSource,
    where,
    query,
  );
  const counts =
    query.countBy &&
    (await countByValue(query, reviewStates, (one, state) => listAllReviews(db, config, { ...one, state })));
  return {
    ...page,
    ...(counts && { counts }),
    rows: page.rows.map(
      ({ _id, name, photoURL, rating, description, email, createdAt, isConfirmed, isHidden }) => ({
        ...{ _id, name, photoURL: shownPhoto(config, photoURL), rating, description, email },
        ...{ createdAt: createdAt.toISOString(), isConfirmed, isHidden },
      }),
    ),
  };
}
