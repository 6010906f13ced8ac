import type { Page } from '@playwright/test';
import { expect, link, pageHeading, stockParts, test } from './shop.ts';

test.use({ isFresh: true, contextOptions: { reducedMotion: 'no-preference' } });

/** Scrolls without motion and returns the position. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => {
    window.scrollTo({ top: to, behavior: 'instant' });
    return window.scrollY;
  }, top);

/** Records the scroll positions of the page from now on, one per frame at most. */
const recordPositions = (page: Page) =>
  page.evaluate(() => {
    const positions: number[] = [window.scrollY];
    Reflect.set(window, 'positions', positions);
    window.addEventListener('scroll', () => positions.push(window.scrollY));
  });
const positions = (page: Page): Promise<number[]> => page.evaluate(() => Reflect.get(window, 'positions'));

test('a new page starts at its top, and Back restores the exact position', async ({ page }) => {
  await page.goto('/');
  await expect(stockParts(page).getByRole('listitem')).toHaveCount(6);
  // The page is that long only once its sections are loaded.
  await expect.poll(() => scrollTo(page, 3000)).toBe(3000);
  // While the bar shrinks, part of it is out of view, so focusing a link in it scrolls the page.
  const bar = page.getByRole('banner').locator('> div').first();
  await expect(bar).toHaveAttribute('data-stuck');
  await bar.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  await recordPositions(page);
  await link(bar, 'Blog').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blogs');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  // The event follows a frame later. Without it, going back would leave out the top.
  await expect.poll(() => positions(page)).toContain(0);
  await page.goBack();
  await expect(stockParts(page)).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(3000);
  expect(new Set(await positions(page))).toEqual(new Set([3000, 0]));
});

test('the home page scrolls smoothly to its parts, business summary and contact form', async ({ page }) => {
  await page.goto('/');
  await expect(pageHeading(page, /./)).toHaveCount(1);
  await expect(stockParts(page).getByRole('listitem')).toHaveCount(6);
  await recordPositions(page);
  for (const [name, hash, target] of [
    ['Our Parts', '#parts', stockParts(page)],
    ['Learn More', '#business', page.getByText('served customers')],
    ['Contact', '#contact', page.getByRole('form', { name: 'Ask the works' })],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page).toHaveURL(`/${hash}`);
    await expect(target).toBeInViewport();
  }
  await expect.poll(async () => (await positions(page)).length).toBeGreaterThan(9);
});

test('the font of other characters loads when a visitor types one', async ({ page }) => {
  await page.goto('/parts');
  const field = page.getByRole('combobox', { name: 'Search parts' });
  await field.click();
  const font = page.waitForRequest(/archivo-latin-[\w-]+\.woff2/);
  await field.pressSequentially('é');
  await font;
});

test('a visit adds its web vitals to the metrics when the visitor leaves the page', async ({ page }) => {
  const visits = async () => {
    const metrics = await (await page.request.get('/api/metrics')).text();
    return Number(
      /^norholt_web_vital_seconds_count\{name="LCP",route="\/"\} (\d+)$/m.exec(metrics)?.[1] ?? 0,
    );
  };
  const before = await visits();
  const measures = page.waitForResponse(/report-vitals/);
  await page.goto('/');
  await measures;
  await page.goto('/blogs');
  await expect.poll(visits).toBeGreaterThan(before);
});
