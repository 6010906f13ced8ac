import lighthouse from 'lighthouse';
import { chromium, type BrowserContext } from 'playwright-core';
import { freePort } from '#server/core/free-port.ts';
import { findBrowser } from '#tests/browser.ts';
import { logInByApi, storeSessionWithUser } from '#tests/e2e/accounts.ts';
import { demo } from '#tests/e2e/shop.ts';
import { required } from './figures.ts';
import { median } from './measure.ts';
import { startProxy, type Protocol } from './proxy.ts';
import { atLeast, atMost, type Row } from './table.ts';

interface MeasuredPage {
  path: string;
  /** Whose session opens it. */
  as: 'visitor' | 'customer' | 'admin';
  isIndexable: boolean;
  /** Seconds. */
  firstPaint?: number;
  largestPaint?: number;
}

const publicPage = { as: 'visitor', isIndexable: true } as const;

const measuredPages: readonly MeasuredPage[] = [
  { ...publicPage, path: '/', firstPaint: 1.3, largestPaint: 1.66 },
  { ...publicPage, path: '/parts', largestPaint: 1.6 },
  { ...publicPage, path: '/parts?search=brake', largestPaint: 1.6 },
  { ...publicPage, path: '/parts/brake-discs', largestPaint: 1.6 },
  { ...publicPage, path: '/part/NH-10042', largestPaint: 1.6 },
  { ...publicPage, path: '/blogs' },
  { ...publicPage, path: '/portfolio' },
  { as: 'visitor', isIndexable: false, path: '/login' },
  { as: 'customer', isIndexable: false, path: '/user-dashboard/my-orders' },
  { as: 'admin', isIndexable: false, path: '/admin-dashboard/mange-product' },
];

/** A browser with the sessions of one user, which Lighthouse opens its tabs in. */
interface LighthouseBrowser {
  context: BrowserContext;
  port: number;
}

async function openBrowser(): Promise<LighthouseBrowser> {
  const port = await freePort();
  // Lighthouse opens tabs in the default context, which is the persistent one.
  const context = await chromium.launchPersistentContext('', {
    executablePath: findBrowser(),
    args: [
      `--remote-debugging-port=${port}`,
      '--no-sandbox',
      '--ignore-certificate-errors',
      // Like phones, which do not round the width of characters.
      '--font-render-hinting=none',
    ],
    viewport: null,
    ignoreHTTPSErrors: true,
  });
  return { context, port };
}

type Measured = Awaited<ReturnType<typeof measure>>;

/** Returns times in seconds or milliseconds, and kB of scripts. Without `isComplete` the other scores are NaN. */
async function measure(port: number, url: string, isComplete = false) {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    // These take a third of the time and no part in the scores.
    disableFullPageScreenshot: true,
    skipAudits: ['bf-cache'],
    ...(!isComplete && { onlyCategories: ['performance'] }),
  });
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  const { categories, audits } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const { details } = audits['network-requests'] ?? {};
  const requests = details?.type === 'table' ? details.items : [];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaint: value('first-contentful-paint') / 1000,
    largestPaint: value('largest-contentful-paint') / 1000,
    blockingMs: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    javaScript: scripts.reduce((sum, { transferSize }) => sum + Number(transferSize), 0) / 1000,
  };
}

/** Measures the pages with `only` in their path, with the median of `count` runs, and their floor, with both protocols. */
export async function measurePages(count: number, only: string): Promise<Row[]> {
  const browsers = {
    visitor: await openBrowser(),
    customer: await openBrowser(),
    admin: await openBrowser(),
  };
  const rows: Row[] = [];
  for (const protocol of ['HTTP/1.1', 'HTTP/2'] as const) {
    const origin = await startProxy('page', protocol);
    const floorOrigin = await startProxy('floor', protocol);
    for (const user of ['customer', 'admin'] as const) {
      const tab = await browsers[user].context.newPage();
      await storeSessionWithUser(tab, await logInByApi(demo[user]), origin);
      await tab.close();
    }
    for (const page of measuredPages.filter(({ path }) => path.includes(only))) {
      console.log(`${page.path} with ${protocol} …`);
      const { port, context } = browsers[page.as];
      const [url, floorUrl] = [origin + page.path, floorOrigin + page.path];
      // Renders and compresses both.
      for (const each of [url, floorUrl])
        await context.request.get(each, { headers: { accept: 'text/html' } });
      // Without scripts, all runs have about the same times.
      const floor = await measure(port, floorUrl);
      // The categories other than performance have the same result each time.
      const runs = [await measure(port, url, true)];
      while (runs.length < count) runs.push(await measure(port, url));
      rows.push(rowOf(page, protocol, runs, floor));
    }
  }
  for (const { context } of Object.values(browsers)) await context.close();
  return rows;
}

function rowOf(page: MeasuredPage, protocol: Protocol, runs: readonly Measured[], floor: Measured): Row {
  const limits = required[page.as === 'visitor' ? 'visitor' : 'signedIn'];
  const of = (figure: keyof Measured) =>
    median(runs.map((run) => run[figure]).filter((value) => !Number.isNaN(value)));
  return {
    page: page.path,
    protocol,
    performance: atLeast(of('performance'), 0, limits.performance),
    'FCP s': atMost(of('firstPaint'), 2, page.firstPaint),
    'floor FCP': atMost(floor.firstPaint, 2),
    'LCP s': atMost(of('largestPaint'), 2, page.largestPaint),
    'floor LCP': atMost(floor.largestPaint, 2),
    'TBT ms': atMost(of('blockingMs'), 0, limits.blockingMs),
    CLS: atMost(of('layoutShift'), 3, 0),
    'JS kB': atMost(of('javaScript'), 0),
    accessibility: atLeast(of('accessibility'), 0, 100),
    'best practices': atLeast(of('bestPractices'), 0, 100),
    SEO: atLeast(of('seo'), 0, page.isIndexable ? 100 : undefined),
  };
}
