import { getResponse, http, type RequestHandler } from 'msw';
import * as calls from '#contract/calls.ts';
import type { Call } from '#contract/calls.ts';
import { mock } from '#mocks/handlers/mock.ts';

/** Handles requests with `later` once `first` was called. A new sign-in starts over. */
export function after(first: Call, later: RequestHandler): RequestHandler[] {
  let isLater = false;
  return [
    mock(calls.saveUser)(() => void (isLater = false)),
    mock(first)(() => void (isLater = true)),
    http.all('*/api/*', ({ request }) => (isLater ? getResponse([later], request) : undefined)),
  ];
}
