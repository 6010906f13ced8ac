import type { Browser, Page } from 'playwright-core';
import { pages } from '#contract/pages.ts';
import { logInByApi, storeSession } from '#tests/e2e/accounts.ts';
import { watchContent } from '#tests/e2e/page-load.ts';
import { demo } from '#tests/e2e/shop.ts';
import { stack } from '#tests/e2e/stack.ts';
import { required } from './figures.ts';
import { newPage } from './processes.ts';
import { atMost, type Row } from './table.ts';

const roundTripMs = 100;
/** How long the pointer rests on a link before the click. Most people take longer. */
const hoverMs = 150;
/** Each starts with an empty cache. */
const toursEach = 3;

/** Pages that link to each other in this sequence. */
const tours = {
  visitor: [pages.home, pages.parts, pages.blog, pages.portfolio, pages.home],
  signedIn: [pages.myOrders, pages.addReview, pages.myProfile, pages.blog, pages.myOrders],
};

/** The time from a click on a link to the content of the next page, at the 75th percentile. */
export async function measureNavigation(browser: Browser): Promise<Row[]> {
  const rows: Row[] = [];
  for (const as of ['visitor', 'signedIn'] as const) {
    const times: number[] = [];
    for (let tour = 0; tour < toursEach; tour++) times.push(...(await clickThrough(browser, as)));
    times.sort((a, b) => a - b);
    const p75 = times[Math.ceil(times.length * 0.75) - 1] ?? Number.NaN;
    rows.push({
      pages: as === 'visitor' ? 'public' : 'signed-in',
      clicks: String(times.length),
      'median ms': atMost(times[Math.floor(times.length / 2)] ?? Number.NaN, 0),
      'p75 ms': atMost(p75, 0, required[as].navigationMs),
      'worst ms': atMost(times.at(-1) ?? Number.NaN, 0),
    });
  }
  return rows;
}

async function clickThrough(browser: Browser, as: keyof typeof tours): Promise<number[]> {
  const page = await newPage(browser);
  if (as === 'signedIn') await storeSession(page, await logInByApi(demo.customer));
  await watchContent(page);
  await watchClicks(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMs,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const [first, ...others] = tours[as];
  await page.goto(stack.shopUrl + (first?.path ?? ''));
  await page.waitForFunction(() => window.hasContent?.());
  await page.waitForLoadState('networkidle');
  const times: number[] = [];
  for (const { path } of others) {
    await page.locator(`a[href="${path}"]:visible`).first().hover();
    await page.waitForTimeout(hoverMs);
    await page.mouse.down();
    await page.mouse.up();
    const took = await page.waitForFunction(() => sessionStorage.getItem('took'));
    times.push(Number(await took.jsonValue()));
    await page.evaluate(() => sessionStorage.removeItem('took'));
    await page.waitForLoadState('networkidle');
  }
  await page.context().close();
  return times;
}

/** Notes in the session storage, which survives a new document, how long the next page takes after a click. */
const watchClicks = (page: Page) =>
  page.addInitScript(() => {
    const now = () => performance.timeOrigin + performance.now();
    window.addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        sessionStorage.setItem('clickedAt', String(performance.timeOrigin + timeStamp));
        sessionStorage.setItem('clickedOn', location.href);
      },
      { capture: true },
    );
    const finish = (clickedAt: string) =>
      // The next frame contains the page.
      requestAnimationFrame(() =>
        setTimeout(() => sessionStorage.setItem('took', String(now() - Number(clickedAt)))),
      );
    const look = () => {
      const clickedAt = sessionStorage.getItem('clickedAt');
      if (
        clickedAt !== null &&
        location.href !== sessionStorage.getItem('clickedOn') &&
        window.hasContent?.()
      ) {
        sessionStorage.removeItem('clickedAt');
        finish(clickedAt);
      }
      setTimeout(look, 4);
    };
    look();
  });
