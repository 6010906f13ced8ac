import type { Context } from 'hono';
import * as calls from '#contract/calls.ts';
import type { Problem as ProblemBody } from '#contract/problem.ts';
import { isUnavailable, sqlState } from '../db/connect.ts';
import type { Deps } from '../core/deps.ts';
import { Problem } from '../core/problem.ts';
import type { AppEnv } from '../core/env.ts';

type Counters = Pick<ProblemBody, 'matchedCount' | 'modifiedCount' | 'deletedCount' | 'result'>;

/** The counter in each call's response. The product's client reads nothing else. */
const counters: Record<string, Counters> = {
  'PUT user': { modifiedCount: 0, result: { modifiedCount: 0 } },
  'DELETE session': { deletedCount: 0 },
  'PUT admin': { matchedCount: 0, modifiedCount: 0 },
  'DELETE admin': { matchedCount: 0, modifiedCount: 0 },
  'DELETE sessions': { matchedCount: 0, modifiedCount: 0 },
  'PUT blocked': { matchedCount: 0, modifiedCount: 0 },
  'DELETE blocked': { matchedCount: 0, modifiedCount: 0 },
  'DELETE orders': { deletedCount: 0 },
  'DELETE delete-part': { deletedCount: 0 },
  'PATCH confirm-order': { modifiedCount: 0 },
  'PATCH payment-update': { modifiedCount: 0 },
  'PATCH parts': { modifiedCount: 0 },
  'POST restore-part': { modifiedCount: 0 },
};

const dataException = /^22/;

/** Converts every error to a response. */
export const errorHandler =
  ({ log }: Pick<Deps, 'log'>) =>
  (error: unknown, c: Context<AppEnv>): Response => {
    const { requestId, ip } = c.var;
    const { method, path } = c.req;
    const problem = toProblem(error);
    // The route pattern, because paths contain e-mail addresses.
    const route = c.req.routePath;
    if (problem.code === 'INTERNAL') log.error({ requestId, method, path: route, error }, 'unexpected error');
    else if (problem.code === 'UNAVAILABLE')
      log.warn({ requestId, method, path: route, error }, 'service unavailable');
    else if (isSecurityRelevant(problem)) {
      log.info({ requestId, method, path: route, ip, code: problem.code, status: problem.status }, 'refused');
    }

    const counter = counters[`${method} ${path.split('/')[2] ?? ''}`] ?? {};
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
