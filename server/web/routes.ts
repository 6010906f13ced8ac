import { Hono, type Context } from 'hono';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pageAt } from '#contract/pages.ts';
import * as m from '#messages/problem.ts';
import type { Deps } from '../core/deps.ts';
import type { AppEnv } from '../core/env.ts';
import { clientIp } from '../http/client-ip.ts';
import { bestEncoding, compress } from '../http/encoding.ts';
import { Problem } from '../core/problem.ts';
import { projectRoot } from '../core/root.ts';
import { collectReport } from './csp-report.ts';
import { pageHeaders, robotsHeader } from './page-headers.ts';
import { publicSettings } from './public-settings.ts';
import { renderPage, themeOf } from './render-page.ts';
import { scenarioBarPath, scenarioScript, switchUserPath } from './scenario-bar.ts';
import { isFilePath, openSite, type Site, type SiteFile } from './site.ts';

interface WebOptions {
  /** The build's output folder. */
  folder?: string;
}

const day = 86_400;
const pageQuality = 4;

/** Serves the built app: its files, and its page under every other path. Unknown paths have status 404. */
export function webRoutes(
  { config, limits, log }: Pick<Deps, 'config' | 'limits' | 'log'>,
  { folder = join(projectRoot, 'dist/app') }: WebOptions = {},
): Hono<AppEnv> {
  const headersFor = pageHeaders(config);
  const settings = publicSettings(config);
  let opened: Site | null = null;
  const bar = config.scenarioBar === undefined ? null : openSite(config.scenarioBar);

  async function sendPage(
    c: Context<AppEnv>,
    site: Site,
    { status, firstScript }: { status: 200 | 404; firstScript: string | null },
  ): Promise<Response> {
    const nonce = randomBytes(16).toString('base64');
    const theme = themeOf(c.req.header('cookie'));
    const isStaging = config.environment === 'staging';
    const page = renderPage(site.template, { settings, nonce, theme, firstScript, isStaging });
    const encoding = bestEncoding(c.req.header('accept-encoding'));
    const body = Buffer.from(page);
    const path = decoded(c.req.path);
    return c.body(
      encoding === null ? new Uint8Array(body) : await compress(body, encoding, pageQuality),
      status,
      {
        ...headersFor(nonce),
        ...robotsHeader(path),
        'Content-Type': 'text/html; charset=utf-8',
        ...(encoding === null ? {} : { 'Content-Encoding': encoding }),
        Vary: 'Accept-Encoding, Cookie',
      },
    );
  }

  return new Hono<AppEnv>()
    .post('/csp-report', async (c) => {
      await limits.reports(clientIp(c, { config, log }));
      log.warn({ report: await collectReport(c) }, 'content security policy report');
      return c.body(null, 204);
    })
    .get('*', async (c) => {
      const path = decoded(c.req.path);
      if (opened === null || (!isFilePath(path) && opened.isOutdated())) opened = openSite(folder);
      const file = opened?.files.get(path) ?? bar?.files.get(path.replace(scenarioBarPath, '/'));
      if (file) return sendFile(c, file, path);
      if (bar && path === switchUserPath) return sendPage(c, bar, { status: 200, firstScript: null });
      if (isFilePath(path)) return notFound(c);
      if (opened === null)
        return c.text('The app is not built: run npm run build.', 503, { 'Retry-After': '10' });
      const firstScript = scenarioScript(config, new URL(c.req.url).searchParams);
      return sendPage(c, opened, { status: pageAt(path) ? 200 : 404, firstScript });
    })
    .all('*', () => {
      throw new Problem('NOT_FOUND');
    });
}

async function sendFile(c: Context<AppEnv>, file: SiteFile, path: string): Promise<Response> {
  const encoding = file.bestEncoding(c.req.header('accept-encoding'));
  const etag = encoding === null ? file.etag : file.etag.replace(/"$/, `-${encoding}"`);
  c.header('Cache-Control', cacheFor(path));
  c.header('ETag', etag);
  c.header('Vary', 'Accept-Encoding');
  if (c.req.header('if-none-match') === etag) return c.body(null, 304);
  c.header('Content-Type', file.type);
  if (encoding !== null) c.header('Content-Encoding', encoding);
  return c.body(await file.read(encoding));
}

/** The content of a hashed name never changes. Images change with a release, other files at any time. */
function cacheFor(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return path.startsWith('/pictures/') ? `public, max-age=${day}` : 'no-cache';
}

const notFound = (c: Context<AppEnv>): Response => c.text('Not found', 404, { 'Cache-Control': 'no-store' });

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (cause) {
    throw new Problem('INVALID', { message: m.theUrlContainsAMalformedEscape(), cause });
  }
}
