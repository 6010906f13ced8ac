import { Hono } from 'hono';
import { createHash, randomBytes } from 'node:crypto';
import type { Deps } from '../core/deps.ts';
import type { AppEnv } from '../core/env.ts';
import { docsPage } from './docs-page.ts';
import { servedDocument } from './served-document.ts';

const noncePlace = 'PER_RESPONSE';

/** GET /openapi.json, and GET /docs: the same for people. */
export function docsRoutes({ config }: Pick<Deps, 'config'>): Hono<AppEnv> {
  let made: { json: string; etag: string; page: string } | undefined;
  function make() {
    const document = servedDocument(config.publicUrl);
    const json = JSON.stringify(document);
    const etag = `"${createHash('sha1').update(json).digest('base64url')}"`;
    return { json, etag, page: docsPage(document, noncePlace) };
  }

  return new Hono<AppEnv>()
    .get('/openapi.json', (c) => {
      const { json, etag } = (made ??= make());
      c.header('Cache-Control', 'no-cache');
      c.header('ETag', etag);
      if (c.req.header('if-none-match')?.replace(/^W\//, '') === etag) return c.body(null, 304);
      return c.body(json, 200, { 'Content-Type': 'application/json' });
    })
    .get('/docs', (c) => {
      const { page } = (made ??= make());
      const nonce = randomBytes(16).toString('base64');
      return c.html(page.replace(noncePlace, nonce), 200, {
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
        'Referrer-Policy': 'no-referrer',
        'X-Frame-Options': 'DENY',
      });
    });
}
