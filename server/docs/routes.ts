import { Hono } from 'hono';
import type { Deps } from '../core/deps.ts';
import type { AppEnv } from '../core/env.ts';
import { withEtag } from '../http/with-etag.ts';
import { docsPage, styleSource } from './docs-page.ts';
import { servedDocument } from './served-document.ts';

const pageHeaders = {
  'Content-Security-Policy': `default-src 'none'; style-src ${styleSource}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'X-Frame-Options': 'DENY',
};

async function render(publicUrl: string) {
  const document = servedDocument(publicUrl);
  return { json: JSON.stringify(document), page: await docsPage(document) };
}

/** GET /openapi.json, and GET /docs: the same for people. */
export function docsRoutes({ config }: Pick<Deps, 'config'>): Hono<AppEnv> {
  let rendered: ReturnType<typeof render> | undefined;
  const read = () => (rendered ??= render(config.publicUrl));
  const cached = { 'Cache-Control': 'no-cache' };
  return new Hono<AppEnv>()
    .get('/openapi.json', withEtag, async (c) =>
      c.body((await read()).json, 200, { ...cached, 'Content-Type': 'application/json' }),
    )
    .get('/docs', withEtag, async (c) => c.html((await read()).page, 200, { ...cached, ...pageHeaders }));
}
