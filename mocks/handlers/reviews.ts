import { HttpResponse } from 'msw';
import * as calls from '#contract/calls.ts';
import * as product from '#messages/product.ts';
import { NewReview, type AddedReview, type Review } from '#contract/reviews.ts';
import { fixtureId } from '../fixtures/ids.ts';
import { buildReview, reviews } from '../fixtures/reviews.ts';
import { mock, neverAnswered } from './mock.ts';
import { refuse } from './refuse.ts';

/** What may be asked about the reviews of a shop, the newest first, and done with them. */
export const reviewsHandlersOf = (given: readonly Review[]) => [
  mock(calls.listReviews, ({ request }) => {
    const limit = new URL(request.url).searchParams.get('limit');
    const shown = limit === null ? given : given.slice(0, Number(limit));
    return HttpResponse.json<readonly Review[]>(shown);
  }),

  mock(calls.addReview, async ({ request }) => {
    const review = NewReview.safeParse(await request.json());
    if (!review.success) return refuse(400, { message: 'Check what you entered', code: 'INVALID' });
    return HttpResponse.json<AddedReview>({ acknowledged: true, insertedId: fixtureId('review', 100) });
  }),
];

/** The answers of the reviews' calls, from a fresh shop. */
export const reviewsHandlers = reviewsHandlersOf(reviews);

const longContent: readonly Review[] = [1, 2, 3, 4].map((number) =>
  buildReview({
    _id: fixtureId('review', number),
    name: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis',
    description: 'Unwahrscheinlichkeitsberechnung'.repeat(8),
  }),
);

/** Other courses that the calls can take; they stand ahead of `reviewsHandlers`. */
export const reviewsScenarios = {
  loading: neverAnswered(calls.listReviews),
  empty: mock(calls.listReviews, () => HttpResponse.json<readonly Review[]>([])),
  oneRow: mock(calls.listReviews, () => HttpResponse.json<readonly Review[]>(reviews.slice(0, 1))),
  longContent: mock(calls.listReviews, () => HttpResponse.json<readonly Review[]>(longContent)),
  failed: mock(calls.listReviews, () =>
    refuse(500, { message: 'The reviews could not be read.', code: 'INTERNAL' }),
  ),

  adding: neverAnswered(calls.addReview),
  addRefused: mock(calls.addReview, () =>
    refuse(400, { message: 'Contains a character that cannot be stored', code: 'INVALID' }),
  ),
  addFailed: mock(calls.addReview, () => refuse(500, { message: product.reviewFailed(), code: 'INTERNAL' })),
};
