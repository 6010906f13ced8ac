import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import * as calls from '#contract/calls.ts';
import * as m from '#messages/problem.js';
import type { Config } from '../config/config.ts';
import { deadlines, jsonBodyMax, uploadBodyMax, webhookBodyMax } from '../core/limits.ts';
import { Problem } from '../core/problem.ts';
import { isForm, isJson } from './body.ts';
import type { AppEnv } from '../core/env.ts';
import type { Log } from '../core/log.ts';
import type { RateLimits } from './rate-limits.ts';

/**
 * Lets the shop's pages call the API from another host. Pages of this host send no `Origin` when they read: those requests
 * skip Hono's middleware, which takes 70 µs of CPU.
 */
export function allowShop({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const allow = cors({
    origin: publicUrl,
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
    exposeHeaders: [
      'Date',
      'ETag',
      'Idempotency-Replayed',
      'Link',
      'Retry-After',
      'X-Counts',
      'X-Request-Id',
      'X-Search',
      'X-Total-Count',
      'X-Total-Count-Capped',
    ],
    maxAge: 600,
  });
  return createMiddleware<AppEnv>(async (c, next) =>
    c.req.method === 'OPTIONS' || c.req.header('origin') !== undefined ? allow(c, next) : next(),
  );
}

/** Monitoring, which is never refused. */
const isProbe = /^\/api\/(healthz|readyz|metrics)$/;

interface ApiMiddlewareDeps {
  limits: Pick<RateLimits, 'reads' | 'suggestions' | 'quickOrders'>;
  log: Log;
  clock(): Date;
}

/** Sets headers of every API response, those to preflight requests included. */
export const apiHeaders = createMiddleware<AppEnv>((c, next) => {
  c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
  c.header('Cache-Control', 'no-store');
  c.header('Vary', 'Origin, Authorization');
  c.header('Cross-Origin-Resource-Policy', 'same-site');
  return next();
});

/** Applies to every API call: checks of URL and body size, the read limit, the timeout, a line in the log. */
export const apiMiddleware = ({ limits, log, clock }: ApiMiddlewareDeps) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const startedAt = clock().getTime();
    const { method } = c.req;

    checkUrl(c.req.url);
    if (c.req.path === suggestPath) await limits.suggestions(c.var);
    else if (quickOrderPaths.includes(c.req.path)) await limits.quickOrders(c.var);
    else if (isRead(c.req) && !isProbe.test(c.req.path)) await limits.reads(c.var);
    if (method !== 'GET' && method !== 'HEAD') checkBody(c.req.header(), c.req.path);

    await withTimeout(next());
    // Two probes a second of a healthy process would hide the other lines.
    if (isProbe.test(c.req.path) && c.res.ok) return;
    log.info({
      requestId: c.var.requestId,
      ipHash: c.var.ipHash,
      method,
      path: c.req.routePath,
      status: c.res.status,
      ms: clock().getTime() - startedAt,
    });
  });

/** Rejects malformed escapes, NUL bytes and repeated parameters, which later code could read in several ways. */
function checkUrl(url: string): void {
  const start = url.indexOf('/', 8);
  const query = url.indexOf('?', start);
  const path = query === -1 ? url.slice(start) : url.slice(start, query);
  if (path.includes('%')) {
    let decoded: string;
    try {
      decoded = decodeURIComponent(path);
    } catch (cause) {
      throw new Problem('INVALID', { message: m.malformedUrl(), cause });
    }
    if (decoded.includes('\0')) throw new Problem('INVALID', { message: m.nulByteInUrl() });
  }
  if (query === -1) return;
  const search = url.slice(query + 1);
  try {
    decodeURIComponent(search);
  } catch (cause) {
    throw new Problem('INVALID', { message: m.malformedUrl(), cause });
  }
  const seen = new Set<string>();
  for (const [name, value] of new URLSearchParams(search)) {
    if (seen.has(name))
      throw new Problem('INVALID', { message: m.givenTwice({ name }), extra: { field: name } });
    if (value.includes('\0'))
      throw new Problem('INVALID', { message: m.nulByte({ name }), extra: { field: name } });
    seen.add(name);
  }
}

const suggestPath = `/api${calls.suggest.path}`;
const quickOrderPaths = [calls.findNumbers, calls.readOrderFile].map(({ path }) => `/api${path}`);

/** What visitors send in a body is only read: they cannot change anything. */
const readingPaths = [`/api${calls.readBasketLines.path}`, ...quickOrderPaths];

/** Whether a request changes nothing. */
export const isRead = ({ method, path }: { method: string; path: string }): boolean =>
  method === 'GET' || method === 'HEAD' || readingPaths.includes(path);

/** What is uploaded to a path. */
function uploadAt(path: string): keyof typeof uploadBodyMax | undefined {
  if (path === `/api${calls.storeImage.path}`) return calls.storeImage.upload;
  if (path === `/api${calls.readOrderFile.path}`) return calls.readOrderFile.upload;
  return path.startsWith('/api/import-bytes/') ? calls.sendImportBytes.upload : undefined;
}

function checkBody(headers: Record<string, string>, path: string): void {
  const length = headers['content-length'];
  const hasBody = headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
  if (!hasBody) return;
  const upload = uploadAt(path);
  if (upload !== undefined && !isForm(headers['content-type'])) {
    throw new Problem('UNSUPPORTED_MEDIA', { message: m.multipartExpected() });
  }
  if (upload === undefined && !isJson(headers['content-type'])) throw new Problem('UNSUPPORTED_MEDIA');
  const max =
    upload !== undefined
      ? uploadBodyMax[upload]
      : path.startsWith('/api/webhooks/')
        ? webhookBodyMax
        : jsonBodyMax;
  if (length !== undefined && !(Number(length) <= max)) throw new Problem('TOO_LARGE');
}

async function withTimeout(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Problem('UNAVAILABLE', { retryAfter: 5 })), deadlines.request);
  });
  try {
    await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
