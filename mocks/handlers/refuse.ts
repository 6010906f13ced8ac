import { HttpResponse } from 'msw';
import type { Problem } from '#contract/problem.ts';

/** A refusal as the server words it: status, problem body and the request id that a person can quote. */
export function refuse(status: number, problem: Problem) {
  return HttpResponse.json<Problem>(problem, { status, headers: { 'X-Request-Id': 'req-019a9c40' } });
}
