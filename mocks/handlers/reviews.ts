import { delay, http, HttpResponse } from 'msw';
import type { Review } from '#contract/reviews.ts';
import { reviews } from '../fixtures/reviews.ts';
import { refuse } from './refuse.ts';

const list = '*/api/review';

/** The answers of the reviews' calls, from a fresh shop. */
export const reviewsHandlers = [
  http.get(list, ({ request }) => {
    const limit = new URL(request.url).searchParams.get('limit');
    const shown = limit === null ? reviews : reviews.slice(0, Number(limit));
    return HttpResponse.json<readonly Review[]>(shown);
  }),
];

/** Other courses that the call can take; they stand ahead of `reviewsHandlers`. */
export const reviewsScenarios = {
  loading: http.get(list, () => delay('infinite')),
  empty: http.get(list, () => HttpResponse.json<readonly Review[]>([])),
  failed: http.get(list, () => refuse(500, { message: 'The reviews could not be read.', code: 'INTERNAL' })),
};
