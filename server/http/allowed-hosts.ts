import { createMiddleware } from 'hono/factory';
import * as m from '#messages/problem.js';
import type { Config } from '../config/config.ts';
import type { AppEnv } from '../core/env.ts';

/** Monitoring and load balancers call these by any host name. They contain no data of the shop. */
const openToAnyHost = /^(\/api)?\/(healthz|readyz)$|^\/api\/metrics$/;

/**
 * Returns 421 for a host that is not in ALLOWED_HOSTS. This prevents DNS rebinding, in which the name of another site
 * resolves to this machine so that its pages can read the responses.
 */
export const allowedHosts = ({ config }: { config: Pick<Config, 'allowedHosts'> }) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { hostname, pathname } = new URL(c.req.url);
    if (config.allowedHosts.has(hostname) || openToAnyHost.test(pathname)) return next();
    return c.text(`${m.hostRefused()}\n`, 421, { 'Cache-Control': 'no-store' });
  });
