import { notFoundPage, pages } from '#contract/pages.ts';
import { findBrowser } from '../browser.ts';
import { storeSession } from './accounts.ts';
import { expect, pageHeading, test } from './shop.ts';
import { visit } from './visit.ts';

// The font size of the browser's settings, which media queries follow, unlike the one of `html`.
test.use({
  isFresh: true,
  expectedErrors: [/status of 404/],
  viewport: { width: 1280, height: 900 },
  launchOptions: {
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--blink-settings=defaultFontSize=24'],
  },
});

test('no page scrolls sideways with a font size of 24 px in the browser', async ({ page }) => {
  const wide: Record<string, number> = {};
  for (const entry of [...Object.values(pages), notFoundPage]) {
    const { url, session } = await visit(entry);
    if (session) await storeSession(page, session);
    await page.goto(url, { waitUntil: 'networkidle' });
    await expect(pageHeading(page, /./)).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 1280) wide[entry.path] = width;
  }
  expect(wide).toEqual({});
});
