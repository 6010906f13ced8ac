import { logInByApi, storeSessionWithUser, type Credentials } from '#tests/e2e/accounts.ts';
import { demo } from '#tests/e2e/shop.ts';
import { stack } from '#tests/e2e/stack.ts';
import { openLighthouseBrowser, type LighthouseBrowser, type Measured } from './lighthouse.ts';
import { median } from './measure.ts';
import { startProxy, type Content, type Protocol } from './proxy.ts';
import { measuredPages, required, type MeasuredPage } from './required.ts';
import { atLeast, atMost, type Row } from './table.ts';

const protocols: readonly Protocol[] = ['HTTP/1.1', 'HTTP/2'];

/** Measures every page, with the median of `runs` runs, and its floor, with both protocols. */
export async function measurePages(runs: number): Promise<Row[]> {
  const closers: Array<() => unknown> = [];
  const start = async (content: Content, protocol: Protocol) => {
    const proxy = await startProxy(stack.shopUrl, content, protocol);
    closers.push(() => proxy.close());
    return proxy.url;
  };
  const open = async () => {
    const browser = await openLighthouseBrowser();
    closers.unshift(() => browser.close());
    return browser;
  };
  try {
    const browsers = { visitor: await open(), customer: await open(), admin: await open() };
    const rows: Row[] = [];
    for (const protocol of protocols) {
      const origins = { page: await start('page', protocol), floor: await start('floor', protocol) };
      await signIn(browsers.customer, origins.page, demo.customer);
      await signIn(browsers.admin, origins.page, demo.admin);
      for (const page of measuredPages) {
        console.log(`${page.path} with ${protocol} …`);
        const [url, floorUrl] = [origins.page + page.path, origins.floor + page.path];
        rows.push(rowOf(page, protocol, await measure(browsers[page.as], url, floorUrl, runs)));
      }
    }
    return rows;
  } finally {
    for (const close of closers) await close();
  }
}

async function signIn({ context }: LighthouseBrowser, origin: string, person: Credentials): Promise<void> {
  const page = await context.newPage();
  await storeSessionWithUser(page, await logInByApi(person), origin);
  await page.close();
}

interface Results {
  runs: Measured[];
  /** Without scripts, all runs have about the same times. */
  floor: Measured;
}

async function measure(
  browser: LighthouseBrowser,
  url: string,
  floorUrl: string,
  count: number,
): Promise<Results> {
  // Renders and compresses both.
  for (const each of [url, floorUrl])
    await browser.context.request.get(each, { headers: { accept: 'text/html' } });
  const floor = await browser.measure(floorUrl, 'performance');
  // The categories other than performance have the same result each time.
  const runs = [await browser.measure(url, 'all')];
  while (runs.length < count) runs.push(await browser.measure(url, 'performance'));
  return { runs, floor };
}

function rowOf(page: MeasuredPage, protocol: Protocol, { runs, floor }: Results): Row {
  const limits = required[page.as === 'visitor' ? 'visitor' : 'signedIn'];
  const of = (figure: keyof Measured) =>
    median(runs.map((run) => run[figure]).filter((value) => !Number.isNaN(value)));
  return {
    page: page.path,
    protocol,
    performance: atLeast(of('performance'), 0, limits.performance),
    'FCP s': atMost(of('firstPaint'), 2, page.firstPaint),
    'floor FCP': atMost(floor.firstPaint, 2),
    'LCP s': atMost(of('largestPaint'), 2, page.largestPaint?.[protocol]),
    'floor LCP': atMost(floor.largestPaint, 2),
    'TBT ms': atMost(of('blockingMs'), 0, limits.blockingMs),
    CLS: atMost(of('layoutShift'), 3, 0),
    'JS kB': atMost(of('javaScript'), 0),
    accessibility: atLeast(of('accessibility'), 0, 100),
    'best practices': atLeast(of('bestPractices'), 0, 100),
    SEO: atLeast(of('seo'), 0, page.isIndexable ? 100 : undefined),
  };
}
