import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { notFoundPage, pages } from '#contract/pages.ts';
import { storeSession } from './accounts.ts';
import { shiftsOn, watchShifts } from './layout-shifts.ts';
import { expect, pageHeading, test } from './shop.ts';
import { visit } from './visit.ts';

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

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Checks the whole page with axe, frames included. The dark theme differs only in its colours. */
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
    const axe = new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'], preload: false });
    const rules = colorScheme === 'light' ? axe.withTags(standards) : axe.withRules(colourRules);
    const { violations } = await rules.analyze();
    const messages = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
    );
    expect.soft(messages, `in the ${colorScheme} theme`).toEqual([]);
  }
}

test.use({
  isFresh: true,
  expectedErrors: [/status of 404/],
  contextOptions: { reducedMotion: 'no-preference' },
});

// `/user-dashboard` redirects to My Orders, which guards.spec.ts proves.
const ownPages = Object.values(pages).filter((entry) => entry !== pages.userDashboard);

for (const entry of [...ownPages, notFoundPage]) {
  test(`${entry.path} does not shift while it loads, is accessible in both themes, and survives a reload`, async ({
    page,
    context,
  }) => {
    const { url, session } = await visit(entry);
    if (session) await storeSession(page, session);

    await watchShifts(page);
    await slowDown(page);
    const network = await context.newCDPSession(page);
    const headings = new Set<string>();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await network.send('Network.clearBrowserCache');
      await (headings.size === 0 ? page.goto(url) : page.reload());
      await expectLoaded(page, url);
      headings.add(await pageHeading(page, /./).innerText());
      const shifts = await shiftsOn(page);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect.soft(sum, JSON.stringify({ width, shifts }, null, 2)).toBeLessThanOrEqual(maxShift);
    }
    expect(headings.size).toBe(1);
    await expectAccessible(page);
  });
}
