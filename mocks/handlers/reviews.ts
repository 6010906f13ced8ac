import * as calls from '#contract/calls.ts';
import { placeholderPhoto, type Review } from '#contract/reviews.ts';
import * as product from '#messages/product.ts';
import { fixtureId } from '../fixtures/ids.ts';
import { buildReview, reviews } from '../fixtures/reviews.ts';
import { demoAccounts } from '../fixtures/users.ts';
import { answerPage } from './list-page.ts';
import { failing, mock, neverAnswered, rejected } from './mock.ts';
import { fixedShop, type Shop } from './shop-state.ts';

export const reviewsHandlersIn = (shopOf: () => Shop) => [
  mock(calls.listReviews)(({ request }) => answerPage(request, shopOf().reviews)),

  mock(calls.addReview)(async ({ readBody }) => {
    const { rating, description, photoURL } = await readBody();
    const { reviews: rows, newId } = shopOf();
    const { name } = demoAccounts.customer.user;
    const review = {
      _id: newId('review'),
      name,
      rating,
      description,
      photoURL: photoURL || placeholderPhoto,
    };
    rows.unshift(review);
    return { acknowledged: true, insertedId: review._id };
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

const list = (rows: readonly Review[]) => mock(calls.listReviews)(({ request }) => answerPage(request, rows));

/** Other outcomes. Put them before `reviewsHandlers`. */
export const reviewsScenarios = {
  loading: neverAnswered(calls.listReviews),
  empty: list([]),
  oneRow: list(reviews.slice(0, 1)),
  longContent: list(longContent),
  failed: failing(calls.listReviews, 'The reviews could not be read.'),

  adding: neverAnswered(calls.addReview),
  addRefused: rejected(calls.addReview, 'INVALID', {
    message: 'Contains a character that cannot be stored',
  }),
  addFailed: failing(calls.addReview, product.reviewFailed()),
};
