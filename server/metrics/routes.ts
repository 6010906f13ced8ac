import { Hono, type Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { createHash, timingSafeEqual } from 'node:crypto';
import { bearer } from '../http/caller.ts';
import type { Config } from '../config/config.ts';
import type { AppEnv } from '../core/env.ts';
import { Problem } from '../core/problem.ts';
import type { Metrics } from './metrics.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Measures the duration of every request. Unknown methods count as `other`, because the number of labels is limited. */
export const measureRequests = ({ metrics }: { metrics: Pick<Metrics, 'request'> }) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const startedAt = performance.now();
    await next();
    const { method, routePath } = c.req;
    const seconds = (performance.now() - startedAt) / 1000;
    metrics.request(routePath, methods.has(method) ? method : 'other', c.res.status, seconds);
  });

type MetricsConfig = Pick<Config, 'isProduction' | 'metricsToken' | 'trustedProxies'>;

interface MetricsDeps {
  config: MetricsConfig;
  metrics: Pick<Metrics, 'read' | 'contentType'>;
}

/** GET /metrics: needs METRICS_TOKEN. Outside production, without that setting, it is open to this machine. */
export const metricsRoutes = ({ config, metrics }: MetricsDeps) =>
  new Hono<AppEnv>().get('/metrics', async (c) => {
    if (!isOnThisMachine(c, config) && !knowsToken(c, config)) {
      throw new Problem(config.metricsToken === undefined ? 'FORBIDDEN' : 'UNAUTHENTICATED');
    }
    return c.body(await metrics.read(), 200, { 'Content-Type': metrics.contentType });
  });

const loopback = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/;

/**
 * Only the socket's peer proves that a request comes from this machine, and only when the peer cannot be a proxy.
 */
function isOnThisMachine(c: Context<AppEnv>, config: MetricsConfig): boolean {
  if (config.isProduction || config.metricsToken !== undefined) return false;
  const isForwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some(
    (name) => c.req.header(name) !== undefined,
  );
  const peer = c.env?.incoming?.socket.remoteAddress ?? '';
  return config.trustedProxies === undefined && !isForwarded && loopback.test(peer);
}

function knowsToken(c: Context<AppEnv>, { metricsToken }: MetricsConfig): boolean {
  const given = bearer(c);
  return metricsToken !== undefined && given !== null && timingSafeEqual(digest(given), digest(metricsToken));
}

/** `timingSafeEqual` needs values of equal length. */
const digest = (text: string) => createHash('sha256').update(text).digest();
