import type { Context } from 'hono';
import { createHash } from 'node:crypto';
import { limits } from '#contract/limits.ts';
import { countCap, type ListPage } from './list-page.ts';

/** The headers that tell how a list goes on and how long it is. */
export function setListHeaders<Item>(c: Context, { nextCursor, total }: ListPage<Item>): void {
  if (nextCursor !== null) {
    const next = new URL(c.req.url);
    next.searchParams.set('limit', next.searchParams.get('limit') ?? String(limits.pageRows));
    next.searchParams.set('cursor', nextCursor);
    c.header('Link', `<${next.pathname}${next.search}>; rel="next"`);
  }
  if (total === null) return;
  c.header('X-Total-Count', String(Math.min(total, countCap)));
  if (total > countCap) c.header('X-Total-Count-Capped', 'true');
}

/**
 * A list that everybody may see, as a bare array. A browser keeps it and asks each time whether it is
 * still so.
 */
export function answerPublicList<Item>(c: Context, page: ListPage<Item>): Response {
  const body = JSON.stringify(page.items);
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  c.header('Cache-Control', 'no-cache');
  c.header('ETag', etag);
  setListHeaders(c, page);
  const known = c.req.header('if-none-match');
  if (known?.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag)) return c.body(null, 304);
  c.header('Content-Type', 'application/json');
  return c.body(body);
}
