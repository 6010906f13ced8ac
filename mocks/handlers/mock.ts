import { delay, http, type DefaultBodyType, type HttpHandler, type HttpResponseResolver } from 'msw';
import type { Call, PathParameters } from '#contract/calls.ts';

/** A handler of `to` under any base path, so that several stories on one page can each have their own. */
export function mock<To extends Call>(
  { method, path }: To,
  resolver: HttpResponseResolver<Record<PathParameters<To['path']>, string>, DefaultBodyType>,
): HttpHandler {
  const by = { GET: http.get, PUT: http.put, POST: http.post, PATCH: http.patch, DELETE: http.delete };
  return by[method](`*/api${path}`, resolver);
}

/** A call that stays without a response. */
export const neverAnswered = (to: Call): HttpHandler =>
  mock(to, async () => {
    await delay('infinite');
  });
