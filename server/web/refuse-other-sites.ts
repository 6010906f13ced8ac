import { createMiddleware } from 'hono/factory';
import type { Config } from '../config/config.ts';
import type { AppEnv } from '../core/env.ts';
import { Problem } from '../core/problem.ts';
import { isFilePath } from './site.ts';

const calls = /^\/(api\/|vitals$|csp-report$)/;
/** Servers and monitoring call these. */
const open = /^\/api\/webhooks\/|^(\/api)?\/(healthz|readyz|metrics)$|^\/uploads\//;
const frames = new Set(['iframe', 'frame', 'embed', 'object']);

/**
 * Refuses, before any limit counts it, what the page of another site makes the browser of a visitor send: it would use
 * up the visitor's limits. Links to the shop, images and clients that do not send the headers are served. What such a page
 * loads that is served, such as images, has a limit of its own.
 */
export const refuseOtherSites = ({ config }: { config: Pick<Config, 'publicUrl'> }) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { path, method } = c.req;
    const isFramed = frames.has(c.req.header('sec-fetch-dest') ?? '');
    const isLink =
      method === 'GET' &&
      c.req.header('sec-fetch-mode') === 'navigate' &&
      !isFramed &&
      // A page may prerender its links.
      c.req.header('sec-purpose') === undefined;
    // The shop's own pages may be on another site than its API.
    const isForeign =
      c.req.header('sec-fetch-site') === 'cross-site' && c.req.header('origin') !== config.publicUrl;
    const isRefused = (isFramed && !isFilePath(path)) || (isForeign && !isLink && calls.test(path));
    if (isRefused && !open.test(path)) throw new Problem('FORBIDDEN');
    c.set('isFromOtherSite', isForeign && !isLink);
    await next();
  });
