import { delay, http, HttpResponse, type DefaultBodyType } from 'msw';
import type { Part } from '#contract/parts.ts';
import type { Problem } from '#contract/problem.ts';
import { parts } from '../fixtures/parts.ts';
import { refuse } from './refuse.ts';

// Any base path, so that several stories on one page can each have their own.
const list = '*/api/parts';
const single = '*/api/parts/:id';

/** The answers of the catalogue's calls, from a fresh shop. */
export const partsHandlers = [
  http.get(list, ({ request }) => {
    const limit = new URL(request.url).searchParams.get('limit');
    if (limit === null) return HttpResponse.json<readonly Part[]>(parts);
    return HttpResponse.json<readonly Part[]>(parts.slice(0, Number(limit)), {
      headers: { 'X-Total-Count': String(parts.length) },
    });
  }),
  http.get<{ id: string }, DefaultBodyType, Part | Problem>(single, ({ params }) => {
    const part = parts.find(({ _id }) => _id === params.id);
    if (part) return HttpResponse.json<Part>(part);
    return refuse(404, { message: 'There is no such part.', code: 'NOT_FOUND' });
  }),
];

const fail = () => refuse(500, { message: 'The parts could not be read.', code: 'INTERNAL' });
const never = () => delay('infinite');

/** Other courses that the calls can take; they stand ahead of `partsHandlers`. */
export const partsScenarios = {
  loading: http.get(list, never),
  empty: http.get(list, () => HttpResponse.json<readonly Part[]>([])),
  failed: http.get(list, fail),
  partLoading: http.get(single, never),
  partMissing: http.get(single, () => refuse(404, { message: 'There is no such part.', code: 'NOT_FOUND' })),
  partFailed: http.get(single, fail),
};
