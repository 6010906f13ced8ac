import * as calls from '#contract/calls.ts';
import { placeholderPhoto } from '#contract/limits.ts';
import { reviewStates } from '#contract/shop/review-filters.ts';
import type { Review } from '#contract/shop/reviews.ts';
import * as product from '#messages/product.js';
import { fixtureId } from '../../fixtures/ids.ts';
import { buildReview, managedReview, reviews } from '../../fixtures/reviews.ts';
import { demoAccounts } from '../../fixtures/users.ts';
import { answerPage } from '../list-page.ts';
import { failing, findById, mock, neverAnswered } from '../mock.ts';
import { fixedShop, type Shop } from '../shop-state.ts';

const listing = (shopOf: () => Shop) =>
  mock(calls.listReviews)(({ readQuery }) => answerPage(readQuery(), shopOf().reviews));

const listingAll = (shopOf: () => Shop) =>
  mock(calls.listAllReviews)(({ readQuery }) => {
    const { reviews: rows, hiddenReviews } = shopOf();
    const all = rows.map((review, index) => managedReview(review, index, hiddenReviews.includes(review._id)));
    return answerPage(readQuery(), all, {
      filter: ({ isHidden }, { state }) => state === undefined || (state === 'hidden') === isHidden,
      counted: { values: reviewStates, valueOf: ({ isHidden }) => (isHidden ? 'hidden' : 'shown') },
    });
  });

export const reviewsHandlersIn = (shopOf: () => Shop) => [
  listing(shopOf),
  listingAll(shopOf),

  mock(calls.changeReview)(async ({ params, readBody }) => {
    const { isHidden } = await readBody();
    const { reviews: rows, hiddenReviews } = shopOf();
    const { _id } = findById(rows, params.id);
    const isChanged = hiddenReviews.includes(_id) !== isHidden;
    return { acknowledged: true, matchedCount: 1, modifiedCount: isChanged ? 1 : 0 };
  }),

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
  failed: failing(calls.listReviews, 'The reviews could not be read.'),
  adding: neverAnswered(calls.addReview),
  allLoading: neverAnswered(calls.listAllReviews),
  allEmpty: listingAll(fixedShop({ reviews: [] })),
  allLong: listingAll(fixedShop({ reviews: longContent })),
  allMany: listingAll(
    fixedShop({
      reviews: Array.from({ length: 60 }, (_, index) =>
        buildReview({ _id: fixtureId('review', 100 + index) }),
      ),
    }),
  ),
  allFailed: failing(calls.listAllReviews, 'The reviews could not be read.'),
  someHidden: listingAll(fixedShop({ hiddenReviews: reviews.slice(1, 2).map(({ _id }) => _id) })),
  addFailed: failing(calls.addReview, product.reviewFailed()),
};
