import { createMiddleware } from 'hono/factory';
import type { Deps } from '../core/deps.ts';
import type { AppEnv } from '../core/env.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Measures the duration of every request. Unknown methods count as `other`, because the number of labels is limited. */
export const measureRequests = ({ metrics }: Pick<Deps, 'metrics'>) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const startedAt = performance.now();
    await next();
    const { method, routePath } = c.req;
    const seconds = (performance.now() - startedAt) / 1000;
    metrics.request(routePath, methods.has(method) ? method : 'other', c.res.status, seconds);
  });
