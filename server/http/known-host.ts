import { createMiddleware } from 'hono/factory';
import type { Deps } from '../deps.ts';
import type { AppEnv } from './env.ts';

/** Asked by monitors and balancers under whatever address they know the machine by. They tell nothing of the shop. */
const openToAnyHost = /^(\/api)?\/(healthz|readyz)$|^\/api\/metrics$/;

/**
 * Answers 421 for a host that is not the shop's: a page of a foreign name that resolves to this machine (DNS
 * rebinding) must not read what the server answers.
 */
export const knownHost = ({ config }: Pick<Deps, 'config'>) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { hostname, pathname } = new URL(c.req.url);
    if (config.allowedHosts.has(hostname) || openToAnyHost.test(pathname)) return next();
    return c.text(
      'This server does not serve this host. ALLOWED_HOSTS lists the hosts that it serves.\n',
      421,
      {
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    );
  });
