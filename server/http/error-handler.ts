import type { Context } from 'hono';
import * as calls from '#contract/calls.ts';
import type { Problem as ProblemBody } from '#contract/problem.ts';
import { isUnavailable, sqlState } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { Problem } from '../problem.ts';
import type { AppEnv } from './env.ts';

type Counters = Pick<ProblemBody, 'matchedCount' | 'modifiedCount' | 'deletedCount' | 'result'>;

/** The counter that each call's own answer carries: the product's client reads nothing else. */
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

/** The one place where a failure becomes an answer. */
export const errorHandler =
  ({ log }: Pick<Deps, 'log'>) =>
  (error: unknown, c: Context<AppEnv>): Response => {
    const { requestId, ip } = c.var;
    const { method, path } = c.req;
    const problem = toProblem(error);
    // The pattern: the address itself holds e-mail addresses.
    const route = c.req.routePath;
    if (problem.code === 'INTERNAL')
      log.error({ requestId, method, path: route, error }, 'unexpected failure');
    else if (problem.code === 'UNAVAILABLE')
      log.warn({ requestId, method, path: route, error }, 'not available');
    else if (isSecurityRelevant(problem)) {
      log.info({ requestId, method, path: route, ip, code: problem.code, status: problem.status }, 'refused');
    }

    const counter = counters[`${method} ${path.split('/')[2] ?? ''}`] ?? {};
    const isUpload = method === 'POST' && path === `/api${calls.storeImage.path}`;
    const answered = problem.with(
      isUpload ? { success: false, error: { message: problem.message } } : counter,
    );
    if (answered.retryAfter !== undefined) c.header('Retry-After', String(answered.retryAfter));
    if (answered.status === 401) c.header('WWW-Authenticate', 'Bearer');
    return c.json(answered.body, answered.status);
  };

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isUnavailable(error)) return new Problem('UNAVAILABLE', { retryAfter: 2, cause: error });
  // A value that passed our checks and PostgreSQL still cannot hold is the caller's, not a failure of ours.
  if (dataException.test(sqlState(error) ?? '')) return new Problem('INVALID', { cause: error });
  return new Problem('INTERNAL', { cause: error });
}

const isSecurityRelevant = ({ status, code }: Problem) =>
  status === 401 || status === 403 || code === 'PAYMENT_MISMATCH';
