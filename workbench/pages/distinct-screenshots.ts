import type * as Browser from 'vitest/browser';
import { isTestRun, setVisible } from '#storybook/test-run.ts';
import { pages, type Page, type PageName } from './pages.ts';

/** The screenshots of this run, by page and state. The stories of a page are in one file. */
const taken = new Map<PageName, Map<string, string>>();

/** The size of the window; until it is set, the frame of the story has the usual size of stories. */
let windowSize = '';

/** Gives window and story the same size, so that a pixel of the story is one of the screenshot. */
async function resize({ page, cdp }: typeof Browser, width: number, height: number) {
  const size = `${width} ${height}`;
  if (windowSize !== size) {
    const metrics = { width, height, deviceScaleFactor: 1, mobile: false };
    await cdp().send('Emulation.setDeviceMetricsOverride', metrics);
    windowSize = size;
  }
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
}

/** The caret blinks, so it must not be part of a screenshot. */
function hideCaret(): () => void {
  const rule = document.createElement('style');
  rule.textContent = '* { caret-color: transparent !important; }';
  document.head.append(rule);
  return () => rule.remove();
}

/** The whole page, also what is outside the window. */
async function takeScreenshot(): Promise<string> {
  const browser = await import('vitest/browser');
  const { innerWidth, innerHeight } = window;
  const showCaret = hideCaret();
  setVisible(true);
  await resize(browser, innerWidth, Math.max(innerHeight, document.documentElement.scrollHeight));
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  const { data } = await browser
    .cdp()
    .send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  setVisible(false);
  await resize(browser, innerWidth, innerHeight);
  showCaret();
  return data;
}

/**
 * In a test run: throws if another state of the page has the same pixels and the page's
 * `looksLike` does not say why, or if they differ although it says so.
 */
export async function expectDistinctScreenshot(page: PageName, state: string): Promise<void> {
  if (!isTestRun()) return;
  const { looksLike = {} }: Page = pages[page];
  const likes = Object.entries(looksLike).map(([one, { state: other }]) => [one, other]);
  const screenshot = await takeScreenshot();
  const others = taken.get(page) ?? new Map<string, string>();
  taken.set(page, others);
  others.delete(state);
  for (const [other, otherScreenshot] of others) {
    const isExpected = likes.some((pair) => pair.includes(state) && pair.includes(other));
    const isSame = screenshot === otherScreenshot;
    if (isSame && !isExpected) {
      throw new Error(`${page}: ${state} looks like ${other}, and looksLike in pages.ts does not say why.`);
    }
    if (!isSame && isExpected) {
      throw new Error(`${page}: ${state} does not look like ${other}, though looksLike in pages.ts says so.`);
    }
  }
  others.set(state, screenshot);
}
