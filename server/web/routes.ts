import { Hono, type Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { LRUCache } from 'lru-cache';
import { join } from 'node:path';
import { notFoundPage, pageAt, type Page } from '#contract/pages.ts';
import type { ReadPublic, ServerEntry } from '#contract/page-renderer.ts';
import { sessionCookie } from '#contract/settings.ts';
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
import { createRenderedPages, type PageVersion, type RenderedPages } from './rendered-pages.ts';
import { readVitals } from './vitals.ts';
import { isFilePath, openSite, type Site, type SiteFile } from './site.ts';

interface WebDeps {
  config: Config;
  limits: Pick<RateLimits, 'read' | 'renders' | 'reports'>;
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

/** Bytes of the pages that are kept as they are sent. */
const maxResponseBytes = 32 * 1024 * 1024;

interface OpenedSite extends Site {
  pages: Promise<RenderedPages | null>;
  /** By everything that they depend on. */
  responses: LRUCache<string, PageResponse, () => Promise<PageResponse>>;
}

/** What a page is served with, besides its content. */
interface Surroundings {
  page: Page;
  status: 200 | 404;
  search: URLSearchParams;
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
    const responses = new LRUCache<string, PageResponse, () => Promise<PageResponse>>({
      maxSize: maxResponseBytes,
      sizeCalculation: ({ body }) => body.length + 1024,
      fetchMethod: (_key, _known, { context: create }) => create(),
    });
    return { ...site, pages: openPages(site), responses };
  };
  let opened: OpenedSite | null = null;

  /** The rendered page, or null where the browser renders it: after a fault, and for too many new pages. */
  async function findPage(
    c: Context<AppEnv>,
    site: OpenedSite,
    { page, search }: Surroundings,
  ): Promise<PageVersion | null> {
    const visit = {
      mayBeSignedIn: getCookie(c, sessionCookie) === '1',
      permitRendering: () => limits.renders(c.var.ip),
      permitReading: () => limits.read(c.var.ip),
    };
    try {
      return (await (await site.pages)?.find(page, search, visit)) ?? null;
    } catch (error) {
      const { requestId, ipHash } = c.var;
      if (!(error instanceof Problem))
        log.error({ requestId, ipHash, error }, 'a page could not be rendered');
      return null;
    }
  }

  async function sendPage(c: Context<AppEnv>, site: OpenedSite, around: Surroundings): Promise<Response> {
    const { page, status } = around;
    const theme = themeOf(c.req.header('cookie'));
    const encoding = bestEncoding(c.req.header('accept-encoding'));
    const version = await findPage(c, site, around);

    async function create(): Promise<PageResponse> {
      const head = pageHead(page, config);
      const { path: route, audience, layout } = page;
      const scripts = site.scriptsOf(['show-app.tsx', ...(version?.modules ?? [])]);
      const rendered = version && { ...version, scripts, isCentred: layout === 'bare' };
      const isEmpty = rendered === null || audience === 'customer' || audience === 'admin';
      const needsScript = isEmpty || (audience === 'visitor' ? ('content' as const) : false);
      const values = { route, brand: config.brand, settings, theme, head, isStaging, needsScript, rendered };
      return createResponse(renderPage(site.template, values), encoding, {
        policy: headers['Content-Security-Policy'],
        isLasting: version?.isLasting ?? false,
      });
    }

    const key = [page.path, version?.id, theme, encoding].join();
    const response = await site.responses.forceFetch(key, { context: create });
    void compressFurther(response);
    const { body, etag } = response;
    const sent = {
      ...headers,
      ...(encoding !== null && { 'Content-Encoding': encoding }),
      ...robotsHeader(page),
      ETag: `W/${etag}`,
      Vary: 'Accept-Encoding, Cookie',
    };
    if (status === 200 && isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304, sent);
    return c.body(body, status, { ...sent, 'Content-Type': 'text/html; charset=utf-8' });
  }

  return new Hono<AppEnv>()
    .route('/', brandFiles(config.brand))
    .post('/csp-report', async (c) => {
      await limits.reports(c.var.ip);
      const { requestId, ipHash } = c.var;
      log.warn({ requestId, ipHash, report: await collectReport(c) }, 'content security policy report');
      return c.body(null, 204);
    })
    .post('/vitals', async (c) => {
      await limits.reports(c.var.ip);
      const { route, values } = await readVitals(c);
      metrics.vitals(route, values);
      return c.body(null, 204);
    })
    .get('*', async (c) => {
      const { pathname, searchParams: search } = new URL(c.req.url);
      const path = decoded(pathname);
      if (opened === null || (!isFilePath(path) && opened.isOutdated())) opened = open();
      const file = opened?.files.get(path);
      if (file) return sendFile(c, file, path);
      if (isFilePath(path)) return notFound(c);
      if (opened === null)
        return c.text('The app is not built: run npm run build.', 503, { 'Retry-After': '10' });
      const page = pageAt(pathname);
      return sendPage(c, opened, { page: page ?? notFoundPage, status: page ? 200 : 404, search });
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
    throw new Problem('INVALID', { message: m.malformedUrl(), cause });
  }
}
