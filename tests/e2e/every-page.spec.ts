import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { notFoundPage, pages } from '#contract/pages.ts';
import { storeSession } from './accounts.ts';
import { shiftsOn, watchShifts } from './layout-shifts.ts';
import { button, expect, pageHeading, test } from './shop.ts';
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

    async function load(at: Page, width: number) {
      await at.setViewportSize({ width, height: 900 });
      await watchShifts(at);
      await slowDown(at);
      await at.goto(url);
      await expectLoaded(at, url);
      const shifts = await shiftsOn(at);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect.soft(sum, JSON.stringify({ width, shifts }, null, 2)).toBeLessThanOrEqual(maxShift);
    }
    // Both widths load at the same time, since they mostly wait.
    const phone = await context.newPage();
    await Promise.all([load(page, 1440), load(phone, 390)]);
    await phone.close();
    await expectAccessible(page);

    const heading = await pageHeading(page, /./).innerText();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await expect(page).toHaveURL(url);
    await expect(pageHeading(page, /./)).toHaveText(heading);
    if (session) await expect(button(page, 'Logout')).toBeVisible();
  });
}
