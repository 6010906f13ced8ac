import type { Page } from '@playwright/test';
import { emptyStatement, golf } from '#mocks/fixtures/vehicles.ts';
import { address, openAs, newCustomer } from './customers.ts';
import { addPart } from './parts.ts';
import { shiftsOn, watchShifts } from './layout-shifts.ts';
import { button, expect, link, pageHeading, test } from './shop.ts';

const other = 'NH-10048';

const polo = { ...emptyStatement, model: 'volkswagen-polo-5' };

const rememberGolf = (page: Page) =>
  page.addInitScript(
    (vehicles) => localStorage.setItem('vehicles', vehicles),
    JSON.stringify([{ vehicle: golf, label: '' }]),
  );

test.describe('without scripts', () => {
  test.use({ isFresh: true, javaScriptEnabled: false });

  test('the part page says whether the part fits the vehicle of the URL', async ({ page }) => {
    await page.goto(`/part/${other}?vehicle=${golf.slug}`);
    await expect(page.getByRole('heading', { name: 'Does not fit your Golf VII 2016' })).toBeVisible();
    await expect(page.getByRole('row', { name: /Golf VII.*Yours.*Not listed/ })).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`/part/${other}$`),
    );
    await page.goto(`/part/${other}`);
    await expect(link(page, 'Choose your vehicle')).toBeVisible();
  });
});

// Without the shop's fonts no text changes its width, so each shift is the verdict's.
test.describe('in the fonts of the system', () => {
  test.use({ expectedErrors: [/ERR_FAILED.*\.woff2/] });

  test('the verdict on the browser’s vehicle moves nothing', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    await rememberGolf(page);
    await watchShifts(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/part/${other}`);
      await expect(page.getByRole('heading', { name: 'Does not fit your Golf VII 2016' })).toBeVisible();
      expect(await shiftsOn(page), `at ${width} px`).toEqual([]);
    }
  });
});

test('a part that does not fit is ordered anyway', async ({ page }) => {
  const { number = '' } = await addPart({ fitments: [polo], isFitComplete: true });
  const customer = await newCustomer();
  await rememberGolf(page);
  await openAs(page, customer, `/part/${number}`);
  await link(page.getByRole('main'), 'Buy Now').first().click();
  await expect(page.getByText('Does not fit your Golf VII 2016')).toBeVisible();
  await page.getByLabel('Address').fill(address);
  await button(page, 'Review order').click();
  await expect(button(page, 'Place order')).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('Order it anyway').check();
  await button(page, 'Place order').click();
  await expect(pageHeading(page, 'Pay by card')).toBeVisible();
});
