import { delay, http, HttpResponse } from 'msw';
import { callOf } from '#workbench/scenario/calls.ts';

/** The session loads before the fault begins: only the page's own calls fail. */
function isSigningIn(request: Request): boolean {
  const call = callOf(request);
  return call === 'saveUser' || call === 'isAdmin';
}

/** The page's own calls never get a response. */
export const neverAnswers = http.all('*/api/*', ({ request }) =>
  isSigningIn(request) ? undefined : delay('infinite'),
);

/** The page's own calls fail with a network error. */
export const unreachable = http.all('*/api/*', ({ request }) =>
  isSigningIn(request) ? undefined : HttpResponse.error(),
);
