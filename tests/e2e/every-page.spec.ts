import type { Page } from '@playwright/test';
import { expectNoViolation } from './axe.ts';
import { shiftsOn, watchShifts } from './layout-shifts.ts';
import { test } from './roles.ts';
import { expect } from './shop.ts';
import { addressOf, isWhole, unmatchedRoutes, appRoutes } from './app-routes.ts';

const widths = { phone: 390, desktop: 1440 } as const;
const mostShift = 0.02;
const slowness = 600;

/** The shop answers as it does to somebody far away. */
const slowDown = (page: Page) =>
  page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, slowness));
    await route.continue().catch(() => undefined);
  });

test.use({ expectedErrors: [/status of 404/], contextOptions: { reducedMotion: 'no-preference' } });

test('every route of the app is visited', () => {
  expect(unmatchedRoutes()).toEqual([]);
});

for (const visit of appRoutes) {
  test.describe(visit.role, () => {
    test.use({ role: visit.role });

    test(`finds ${visit.pattern} still while it loads, and nothing in the way in either theme`, async ({
      page,
      context,
      fixtures,
    }) => {
      /** Both widths load side by side: most of their time is waiting. */
      async function load(at: Page, width: number) {
        await at.setViewportSize({ width, height: 900 });
        await watchShifts(at);
        await slowDown(at);
        await at.goto(addressOf(visit, fixtures));
        await isWhole(at, visit, fixtures);
        const shifts = await shiftsOn(at);
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        test.info().annotations.push({ type: `layout shift at ${width} px`, description: String(sum) });
        expect.soft(sum, JSON.stringify({ width, shifts }, null, 2)).toBeLessThanOrEqual(mostShift);
      }
      const phone = await context.newPage();
      await Promise.all([load(page, widths.desktop), load(phone, widths.phone)]);
      await phone.close();
      await expectNoViolation(page);
    });
  });
}
