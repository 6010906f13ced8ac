import { Hono, type Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { join } from 'node:path';
import { notFoundPage, pageAt, type Page } from '#contract/pages.ts';
import type { PageFacts, ReadPublic, ServerEntry } from '#contract/page-renderer.ts';
import { sessionCookie } from '#contract/shop/settings.ts';
import * as m from '#messages/problem.js';
import type { Config } from '../config/config.ts';
import type { AppEnv } from '../core/env.ts';
import type { Log } from '../core/log.ts';
import { bestEncoding } from '../http/encoding.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { isKnown } from '../http/send-json.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { Problem } from '../core/problem.ts';
import { projectRoot } from '../core/root.ts';
import { brandFiles } from './brand-files.ts';
import { collectReport } from './csp-report.ts';
import { pageHead } from './page-head.ts';
import { pageHeaders, robotsHeader } from './page-headers.ts';
import { publicSettings } from './public-settings.ts';
import { renderPage, themeOf } from './render-page.ts';
import { compressFurther, createResponse, type PageResponse } from './page-response.ts';
import {
  createRenderedPages,
  isAddressed,
  once,
  type PageVersion,
  type RenderedPages,
} from './rendered-pages.ts';
import { readVitals } from './vitals.ts';
import { isFilePath, openSite, type Site, type SiteFile } from './site.ts';

interface WebDeps {
  config: Config;
  limits: Pick<RateLimits, 'reads' | 'renders' | 'reports'>;
  log: Log;
  metrics: Pick<Metrics, 'vitals'>;
}

interface WebOptions {
  /** The build's output folder. */
  folder?: string;
  /** Reads the data of public pages. Without it, the browser renders them. */
  read?: ReadPublic;
  /** When this process changed data last, by `performance.now()`. */
  changedAt?: () => number;
}

const day = 86_400;

/** After which a page whose data could not be read may be requested again. */
const faultSeconds = 10;

interface OpenedSite extends Site {
  pages: Promise<RenderedPages | null>;
  /** The HTML of pages that only the browser renders. The key names everything that it depends on. */
  unrendered: Map<string, Promise<PageResponse>>;
}

/** The URL of a request, and the page at its path. */
interface Visited {
  page: Page;
  url: URL;
}

interface Found {
  status: PageFacts['status'] | 429 | 503;
  /** Null: the browser renders the page. */
  version: PageVersion | null;
  /** In seconds. */
  retryAfter?: number;
}

/** Serves the built app: its files, and its page under every other path. Unknown paths have status 404. */
export function webRoutes(
  { config, limits, log, metrics }: WebDeps,
  { folder = join(projectRoot, 'dist/app'), read, changedAt = () => 0 }: WebOptions = {},
) {
  const headers = pageHeaders(config);
  const settings = publicSettings(config);
  const isStaging = config.environment === 'staging';

  async function openPages({ renderer }: Site): Promise<RenderedPages | null> {
    if (renderer === undefined || read === undefined) return null;
    // The build's own module, which has this type.
    const { createRenderer } = (await import(renderer)) as ServerEntry;
    return createRenderedPages(createRenderer(read, settings), changedAt);
  }

  const open = (): OpenedSite | null => {
    const site = openSite(folder);
    if (site === null) return null;
    return { ...site, pages: openPages(site), unrendered: new Map() };
  };
  let opened: OpenedSite | null = null;

  /** The page, or the path that it is at instead. The browser renders it after a fault, and too many new pages. */
  async function findPage(
    c: Context<AppEnv>,
    site: OpenedSite,
    { page, url }: Visited,
  ): Promise<Found | { movedTo: string }> {
    const visit = {
      mayBeSignedIn: getCookie(c, sessionCookie) === '1',
      permitRendering: () => limits.renders(c.var),
      permitReading: () => limits.reads(c.var),
    };
    const status = page === notFoundPage ? 404 : 200;
    try {
      const found = await (await site.pages)?.find(page, url, visit);
      if (found && 'movedTo' in found) return found;
      return { status: found?.facts?.status ?? status, version: found ?? null };
    } catch (error) {
      const { requestId, ipHash } = c.var;
      const problem = error instanceof Problem ? error : null;
      if (problem === null) log.error({ requestId, ipHash, error }, 'a page could not be rendered');
      if (!isAddressed(page)) return { status, version: null };
      // Whether there is such a page is not known. Search engines must come back.
      return {
        status: problem?.code === 'RATE_LIMITED' ? 429 : 503,
        version: null,
        retryAfter: problem?.retryAfter ?? faultSeconds,
      };
    }
  }

  async function sendPage(c: Context<AppEnv>, site: OpenedSite, visited: Visited): Promise<Response> {
    const { page, url } = visited;
    const found = await findPage(c, site, visited);
    if ('movedTo' in found) return c.body(null, 301, { ...headers, Location: found.movedTo + url.search });
    const { status, version, retryAfter } = found;
    const theme = themeOf(c.req.header('cookie'));
    const encoding = bestEncoding(c.req.header('accept-encoding'));

    async function create(): Promise<PageResponse> {
      const head = pageHead(page, config, version?.facts);
      const { path: route, audience, layout } = page;
      // Every module of a page imports the app.
      const scripts = site.scriptsOf(version?.modules ?? []);
      const rendered = version && { ...version, scripts, isCentred: layout === 'bare' };
      const isEmpty = rendered === null || ['customer', 'admin', 'signedIn'].includes(audience);
      const needsScript = isEmpty || (audience === 'visitor' ? ('content' as const) : false);
      const values = { route, brand: config.brand, settings, theme, head, isStaging, needsScript, rendered };
      return createResponse(renderPage(site.template, values), encoding, {
        policy: headers['Content-Security-Policy'],
        isLasting: version?.isLasting ?? false,
      });
    }

    const variant = [theme, encoding].join();
    const response = await (version
      ? version.respond(variant, create)
      : once(site.unrendered, [page.path, variant].join(), create));
    void compressFurther(response);
    const { body, etag } = response;
    const sent = {
      ...headers,
      ...(encoding !== null && { 'Content-Encoding': encoding }),
      ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
      ...robotsHeader(page, isStaging || (status >= 300 && status < 500 && status !== 429)),
      ETag: `W/${etag}`,
      Vary: 'Accept-Encoding, Cookie',
    };
    if (status === 200 && isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304, sent);
    return c.body(body, status, { ...sent, 'Content-Type': 'text/html; charset=utf-8' });
  }

  return new Hono<AppEnv>()
    .route('/', brandFiles(config.brand))
    .post('/csp-report', async (c) => {
      await limits.reports(c.var);
      const { requestId, ipHash } = c.var;
      log.warn({ requestId, ipHash, report: await collectReport(c) }, 'content security policy report');
      return c.body(null, 204);
    })
    .post('/vitals', async (c) => {
      await limits.reports(c.var);
      const { route, values } = await readVitals(c);
      metrics.vitals(route, values);
      return c.body(null, 204);
    })
    .get('*', async (c) => {
      const url = new URL(c.req.url);
      const path = decoded(url.pathname);
      if (opened === null || (!isFilePath(path) && opened.isOutdated())) opened = open();
      const file = opened?.files.get(path);
      if (file) return sendFile(c, file, path);
      if (isFilePath(path)) return notFound(c);
      if (opened === null)
        return c.text('The app is not built: run npm run build.', 503, { 'Retry-After': '10' });
      return sendPage(c, opened, { page: pageAt(url.pathname) ?? notFoundPage, url });
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
  // Web mail shows them in mails.
  if (path.startsWith('/pictures/')) c.header('Cross-Origin-Resource-Policy', 'cross-origin');
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
    throw new Problem('INVALID', { message: m.malformedUrl(), cause });
  }
}
