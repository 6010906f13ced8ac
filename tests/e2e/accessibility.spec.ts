import { expectNoViolation } from './axe.ts';
import { openings } from './openings.ts';
import { test } from './roles.ts';
import { expect } from './shop.ts';

// What some openings mean to cause.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: [/status of (402|404|503)|dynamically imported module|ERR_INTERNET_DISCONNECTED/],
});

for (const { role, what, viewport, open } of openings) {
  test.describe(role, () => {
    test.use({ role, ...(viewport && { viewport }) });

    test(`finds nothing in the way of ${what}, in either theme`, async ({ page, belongings }) => {
      await expect(await open(page, belongings)).toBeVisible();
      await expectNoViolation(page);
    });
  });
}
