import { AxeBuilder } from '@axe-core/playwright';
import type { CDPSession, Page } from '@playwright/test';
import { notFoundPage, pages } from '#contract/pages.ts';
import { budgetedPages, budgetOf, usual, type Budget } from './budgets.ts';
import { shiftsOn, watchShifts } from './layout-shifts.ts';
import { figuresOf, loadShopPage, type PageRequest } from './page-load.ts';
import { expect, pageHeading, test } from './shop.ts';

const latencyMs = 600;
const maxShift = 0.02;

const slowDown = (page: Page) =>
  page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, latencyMs));
    await route.continue().catch(() => undefined);
  });

async function expectLoaded(page: Page, url: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(url);
  await expect(pageHeading(page, /./)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

const describe = ({ url, bytes }: PageRequest) => `${(bytes / 1000).toFixed(1).padStart(7)} kB  ${url}`;

const isOver = (figures: Readonly<Budget>, budget: Budget) =>
  (Object.keys(budget) as Array<keyof Budget>).some((figure) => figures[figure] > budget[figure]);

/** Opens the page with an empty cache and compares what it requests with its budget. */
async function expectWithinBudget(page: Page, entry: Parameters<typeof loadShopPage>[1], budget: Budget) {
  let load = await loadShopPage(page, entry);
  let figures = figuresOf(load);
  // While other tests run, a request may start late: after one that it does not need, or before the page is idle.
  for (let loads = 1; isOver(figures, budget) && loads < 3; loads += 1) {
    load = await loadShopPage(page, entry);
    figures = figuresOf(load);
  }
  const largest = load.scripts.toSorted((a, b) => b.bytes - a.bytes).slice(0, 8);
  const details: Record<keyof Budget, readonly PageRequest[]> = {
    javaScript: largest,
    scripts: load.scripts,
    styleSheets: load.styleSheets,
    requests: load.requests,
    steps: load.chain,
  };
  for (const [figure, requests] of Object.entries(details) as Array<[keyof Budget, PageRequest[]]>) {
    const message = `${figure} is ${figures[figure]}, the budget in budgets.ts is ${budget[figure]}`;
    expect
      .soft(figures[figure], [message, ...requests.map(describe)].join('\n'))
      .toBeLessThanOrEqual(budget[figure]);
  }
}

async function expectNoShift(page: Page, width: number): Promise<void> {
  const shifts = await shiftsOn(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect.soft(sum, JSON.stringify({ width, shifts }, null, 2)).toBeLessThanOrEqual(maxShift);
}

/** Those that stories cannot prove, which show one frame of a page. */
const documentRules = ['bypass', 'document-title', 'html-has-lang', 'html-lang-valid', 'meta-viewport'];
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Checks the whole page with axe, frames included. Stories check the other rules. */
async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // A colour that still changes has no contrast of its own.
    await page.waitForFunction(
      () =>
        document
          .getAnimations()
          .every(
            ({ playState, effect }) =>
              playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
          ),
      undefined,
      { polling: 50 },
    );
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'], preload: false })
      .withRules(colorScheme === 'light' ? [...colourRules, ...documentRules] : colourRules)
      .analyze();
    const messages = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
    );
    expect.soft(messages, `in the ${colorScheme} theme`).toEqual([]);
  }
}

const scrollWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** With a large font in the settings of the browser, which media queries follow, unlike the one of `html`; and at 400 %. */
async function expectNoSidewaysScroll(page: Page, browser: CDPSession): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await scrollWidth(page), 'at 320 px').toBeLessThanOrEqual(320);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('24px');
  expect.soft(await scrollWidth(page), 'with a font size of 24 px').toBeLessThanOrEqual(1280);
}

test.use({
  isFresh: true,
  expectedErrors: [/status of 404/],
  contextOptions: { reducedMotion: 'no-preference' },
});

const entries = budgetedPages.map((name) => [pages[name], budgetOf(name)] as const);

for (const [entry, budget] of [...entries, [notFoundPage, usual] as const]) {
  test(`${entry.path} stays within its budgets, does not shift while it loads, survives a reload, is accessible in both themes, and fits with a large font`, async ({
    page,
    context,
  }) => {
    await watchShifts(page);
    await expectWithinBudget(page, entry, budget);
    await expectNoShift(page, 1440);
    const [url, heading] = [page.url(), await pageHeading(page, /./).innerText()];

    await page.setViewportSize({ width: 390, height: 900 });
    await slowDown(page);
    // As in the first visit after a sign-in, which shows nothing before the provider has confirmed the session.
    await page.evaluate(() => localStorage.removeItem('accessTokenSession'));
    const browser = await context.newCDPSession(page);
    await browser.send('Network.clearBrowserCache');
    await page.reload();
    await expectLoaded(page, url);
    await expect(pageHeading(page, /./)).toHaveText(heading, { useInnerText: true });
    await expectNoShift(page, 390);

    await page.setViewportSize({ width: 1440, height: 900 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page, browser);
  });
}
