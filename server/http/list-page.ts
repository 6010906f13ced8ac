import type { Context } from 'hono';
import { createHash } from 'node:crypto';
import type { RowsPage } from '../db/list-rows.ts';

/** A list as the bare array that the product asks for; how it goes on and how long it is stands in headers. */
export function answerList<Row>(c: Context, page: RowsPage<Row>): Response {
  setListHeaders(c, page);
  return c.json(page.rows);
}

/** The same for everybody's eyes: a browser keeps it and asks each time whether it is still so. */
export function answerPublicList<Row>(c: Context, page: RowsPage<Row>): Response {
  const body = JSON.stringify(page.rows);
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  c.header('Cache-Control', 'no-cache');
  c.header('ETag', etag);
  setListHeaders(c, page);
  const known = c.req.header('if-none-match');
  if (known?.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag)) return c.body(null, 304);
  c.header('Content-Type', 'application/json');
  return c.body(body);
}

function setListHeaders<Row>(c: Context, { next, total, isCapped }: RowsPage<Row>): void {
  if (next !== null) {
    const search = new URLSearchParams(c.req.query());
    search.delete('page');
    for (const [name, value] of Object.entries(next)) search.set(name, String(value));
    c.header('Link', `<${c.req.path}?${search}>; rel="next"`);
  }
  if (total === null) return;
  c.header('X-Total-Count', String(total));
  if (isCapped) c.header('X-Total-Count-Capped', 'true');
}
