import * as calls from '#contract/calls.ts';
import { placeholderPhoto } from '#contract/limits.ts';
import type { Review } from '#contract/reviews.ts';
import * as product from '#messages/product.js';
import { fixtureId } from '../fixtures/ids.ts';
import { buildReview, reviews } from '../fixtures/reviews.ts';
import { demoAccounts } from '../fixtures/users.ts';
import { answerPage } from './list-page.ts';
import { failing, mock, neverAnswered } from './mock.ts';
import { fixedShop, type Shop } from './shop-state.ts';

const listing = (shopOf: () => Shop) =>
  mock(calls.listReviews)(({ readQuery }) => answerPage(readQuery(), shopOf().reviews));

export const reviewsHandlersIn = (shopOf: () => Shop) => [
  listing(shopOf),

  mock(calls.addReview)(async ({ readBody }) => {
    const { rating, description, photoURL } = await readBody();
    const { reviews: rows, newId } = shopOf();
    const { name } = demoAccounts.customer.user;
    const insertedId = newId('review');
    rows.unshift({ _id: insertedId, name, rating, description, photoURL: photoURL || placeholderPhoto });
    return { acknowledged: true, insertedId };
  }),
];

export const reviewsHandlers = reviewsHandlersIn(fixedShop());

const longContent = [1, 2, 3, 4].map((number) =>
  buildReview({
    _id: fixtureId('review', number),
    name: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis',
    description: 'Unwahrscheinlichkeitsberechnung'.repeat(8),
  }),
);

const list = (rows: readonly Review[]) => listing(fixedShop({ reviews: rows }));

/** Other outcomes. Put them before `reviewsHandlers`. */
export const reviewsScenarios = {
  loading: neverAnswered(calls.listReviews),
  empty: list([]),
  oneRow: list(reviews.slice(0, 1)),
  longContent: list(longContent),
  failed: failing(calls.listReviews, 'The reviews could not be read.'),
  adding: neverAnswered(calls.addReview),
  addFailed: failing(calls.addReview, product.reviewFailed()),
};
