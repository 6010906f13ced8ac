import { Hono, type Context } from 'hono';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import * as m from '#messages/problem.ts';
import type { Deps } from '../deps.ts';
import type { AppEnv } from '../http/env.ts';
import { clientIp } from '../http/client-ip.ts';
import { Problem } from '../problem.ts';
import { projectRoot } from '../root.ts';
import { collectReport } from './csp-report.ts';
import { isPage } from './is-page.ts';
import { pageHeaders, robotsHeader } from './page-headers.ts';
import { publicSettings } from './public-settings.ts';
import { renderPage, themeOf } from './render-page.ts';
import { scenarioBarPath, scenarioScript, switchUserPath } from './scenario-bar.ts';
import { asksForFile, bestEncoding, compress, openSite, type Site, type SiteFile } from './site.ts';

export interface WebOptions {
  /** Where the build put the app. */
  folder?: string;
}

const day = 86_400;
const pageQuality = 4;

/** The built app: files under their own addresses, its page under every other, which says where there is none. */
export function webRoutes(
  { config, limits, log }: Pick<Deps, 'config' | 'limits' | 'log'>,
  { folder = join(projectRoot, 'dist/app') }: WebOptions = {},
): Hono<AppEnv> {
  const headersFor = pageHeaders(config);
  const settings = publicSettings(config);
  let opened: Site | null = null;
  const bar = config.scenarioBar === undefined ? null : openSite(config.scenarioBar);

  async function answerPage(
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
      if (opened === null || (!asksForFile(path) && opened.isOutdated())) opened = openSite(folder);
      const file = opened?.files.get(path) ?? bar?.files.get(path.replace(scenarioBarPath, '/'));
      if (file) return answerFile(c, file, path);
      if (bar && path === switchUserPath) return answerPage(c, bar, { status: 200, firstScript: null });
      if (asksForFile(path)) return notThere(c);
      if (opened === null)
        return c.text('The app is not built: run npm run build.', 503, { 'Retry-After': '10' });
      const firstScript = scenarioScript(config, new URL(c.req.url).searchParams);
      return answerPage(c, opened, { status: isPage(path) ? 200 : 404, firstScript });
    })
    .all('*', () => {
      throw new Problem('NOT_FOUND');
    });
}

async function answerFile(c: Context<AppEnv>, file: SiteFile, path: string): Promise<Response> {
  const encoding = file.bestEncoding(c.req.header('accept-encoding'));
  const etag = encoding === null ? file.etag : file.etag.replace(/"$/, `-${encoding}"`);
  c.header('Cache-Control', cacheFor(path));
  c.header('ETag', etag);
  c.header('Vary', 'Accept-Encoding');
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Cross-Origin-Resource-Policy', 'same-origin');
  if (c.req.header('if-none-match') === etag) return c.body(null, 304);
  c.header('Content-Type', file.type);
  if (encoding !== null) c.header('Content-Encoding', encoding);
  return c.body(await file.read(encoding));
}

/** A hashed name never changes its content; pictures change with a release, the rest at any time. */
function cacheFor(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return path.startsWith('/pictures/') ? `public, max-age=${day}` : 'no-cache';
}

const notThere = (c: Context<AppEnv>): Response =>
  c.text('Not found', 404, { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (cause) {
    throw new Problem('INVALID', { message: m.theAddressHoldsAMalformedEscape(), cause });
  }
}
