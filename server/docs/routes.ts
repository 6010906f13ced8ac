import { Hono } from 'hono';
import type { Config } from '../config/config.ts';
import type { AppEnv } from '../core/env.ts';
import { sendPublic } from '../http/send-json.ts';
import { docsPage, styleSource } from './docs-page.ts';
import { servedDocument } from './served-document.ts';

const pageHeaders = {
  'Content-Security-Policy': `default-src 'none'; style-src ${styleSource}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'X-Frame-Options': 'DENY',
};

async function render(publicUrl: string) {
  const document = servedDocument(publicUrl);
  return { json: JSON.stringify(document), page: String(await docsPage(document)) };
}

/** GET /openapi.json, and GET /docs: the same for people. */
export function docsRoutes({ config }: { config: Pick<Config, 'publicUrl'> }): Hono<AppEnv> {
  let rendered: ReturnType<typeof render> | undefined;
  const read = () => (rendered ??= render(config.publicUrl));
  return new Hono<AppEnv>()
    .get('/openapi.json', async (c) => sendPublic(c, (await read()).json, 'application/json'))
    .get('/docs', async (c) => {
      for (const [name, value] of Object.entries(pageHeaders)) c.header(name, value);
      return sendPublic(c, (await read()).page, 'text/html; charset=UTF-8');
    });
}
