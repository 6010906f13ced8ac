import type { Context } from 'hono';
import * as calls from '#contract/calls.ts';
import type { Call } from '#contract/calls.ts';
import { isUnavailable, sqlState } from '../db/connect.ts';
import type { Log } from '../core/log.ts';
import { Problem } from '../core/problem.ts';
import type { AppEnv } from '../core/env.ts';
import { nameOf } from './endpoint.ts';

/** The counters of each call, by its name in the audit log. */
const counters = new Map(Object.values<Call>(calls).map((call) => [nameOf(call), call.counters]));

const dataException = /^22/;

/** Converts every error to a response. */
export const errorHandler =
  ({ log }: { log: Log }) =>
  (error: unknown, c: Context<AppEnv>): Response => {
    const { requestId, ipHash } = c.var;
    const { method, path } = c.req;
    const problem = toProblem(error);
    // The route pattern, because paths contain e-mail addresses.
    const route = c.req.routePath;
    if (problem.code === 'INTERNAL')
      log.error({ requestId, ipHash, method, path: route, error }, 'unexpected error');
    else if (problem.code === 'UNAVAILABLE')
      log.warn({ requestId, ipHash, method, path: route, error }, 'service unavailable');
    else if (isSecurityRelevant(problem)) {
      log.info(
        { requestId, ipHash, method, path: route, code: problem.code, status: problem.status },
        'refused',
      );
    }

    const counter = counters.get(nameOf({ method, path: path.replace('/api', '') })) ?? {};
    const isUpload = method === 'POST' && path === `/api${calls.storeImage.path}`;
    const response = problem.with(
      isUpload ? { success: false, error: { message: problem.message } } : counter,
    );
    if (response.retryAfter !== undefined) c.header('Retry-After', String(response.retryAfter));
    if (response.status === 401) c.header('WWW-Authenticate', 'Bearer');
    return c.json(response.body, response.status);
  };

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isUnavailable(error)) return new Problem('UNAVAILABLE', { retryAfter: 2, cause: error });
  // A value that passes validation but that PostgreSQL cannot store is the caller's error.
  if (dataException.test(sqlState(error) ?? '')) return new Problem('INVALID', { cause: error });
  return new Problem('INTERNAL', { cause: error });
}

const isSecurityRelevant = ({ status, code }: Problem) =>
  status === 401 || status === 403 || code === 'PAYMENT_MISMATCH';
