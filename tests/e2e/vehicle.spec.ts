import type { Page } from '@playwright/test';
import { openAsNewCustomer } from './customers.ts';
import { button, expect, link, test } from './shop.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Your vehicle' });
const names = (page: Page) =>
  page.getByRole('region', { name: 'Parts found' }).getByRole('heading', { level: 3 });
const golf = '/parts?vehicle=volkswagen-golf-7-2016';

test('a visitor chooses a vehicle once, and sees what fits it in every tab', async ({ page, context }) => {
  await page.goto('/parts/brake-discs');
  await button(page, 'Any vehicle, choose yours').click();
  await link(page, 'Choose another').click();
  await expect(page).toHaveURL('/vehicle');
  await page.goto('/vehicle?words=golf+vii+2016');
  await link(page, /^Show \d+ parts that fit/).click();
  await expect(page).toHaveURL(golf);
  await expect(button(page, 'Your vehicle: Volkswagen Golf VII 2016')).toBeVisible();
  await expect(names(page)).toContainText(['Ventilated brake disc']);

  await link(bar(page), /^All/).click();
  await expect(page).toHaveURL('/parts');
  await page.goBack();
  await expect(page).toHaveURL(golf);
  await page.reload();
  await link(page.getByRole('navigation', { name: 'Category' }), /^Brakes/).click();
  await expect(page).toHaveURL('/parts/brakes?vehicle=volkswagen-golf-7-2016');

  const other = await context.newPage();
  await other.goto('/parts');
  await expect(link(bar(other), /^For my car/)).toHaveAttribute('href', golf);
  // A shared link does not replace it.
  await other.goto('/parts?vehicle=volvo-v70-3-2011');
  await expect(button(bar(other), 'Make it mine')).toBeVisible();
  await expect(bar(other)).toContainText('V70 III 2011');
  await other.goto('/parts');
  await expect(link(bar(other), /^For my car/)).toHaveAttribute('href', golf);
  await other.goto('/parts?vehicle=volvo-v70-3-2011');
  await button(bar(other), 'Make it mine').click();
  await page.goto('/parts');
  await expect(button(page, /^Your vehicle: .*V70 III 2011/)).toBeVisible();
});

test('a customer finds the vehicles of the browser in the profile, and those of the account in another browser', async ({
  page,
}) => {
  await page.goto('/vehicle?words=golf+2016');
  await link(page, /^Show \d+ parts that fit/).click();
  await expect(page).toHaveURL(golf);
  await openAsNewCustomer(page, '/user-dashboard/my-profile');
  const garage = page.getByRole('region', { name: 'My vehicles' });
  await expect(garage.getByText('Volkswagen Golf VII')).toBeVisible();
  await expect(garage.getByText('In use', { exact: true })).toBeVisible();
  await page.waitForFunction(() => localStorage.getItem('vehicles:saved')?.includes('golf'));
  // As in another browser.
  await page.evaluate(() => localStorage.removeItem('vehicles'));
  await page.evaluate(() => localStorage.removeItem('vehicles:saved'));
  await page.reload();
  await expect(garage.getByText('Volkswagen Golf VII')).toBeVisible();

  await button(garage, 'Delete Volkswagen Golf VII').click();
  await expect(garage.getByText('No vehicles yet')).toBeVisible();
  await button(page, 'Undo deleting Volkswagen Golf VII').click();
  await expect(garage.getByText('Volkswagen Golf VII')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ isFresh: true, javaScriptEnabled: false });

  test('a vehicle is chosen field by field, and filters the catalogue', async ({ page }) => {
    await page.goto('/parts/brake-discs');
    await link(page, 'Any vehicle, choose yours').click();
    await page.getByLabel('Make').selectOption('Volkswagen');
    await button(page, 'Continue').click();
    await page.getByLabel('Model').selectOption('Golf VII, 2012–2019');
    await button(page, 'Continue').click();
    await page.getByLabel('Year').selectOption('2016');
    await button(page, 'Continue').click();
    await link(page, /^Show \d+ parts that fit/).click();
    await expect(page).toHaveURL(golf);
    await expect(bar(page)).toContainText('Volkswagen Golf VII 2016');
    await page.getByLabel('Search parts').fill('disc');
    await button(page, 'Show parts').click();
    await expect(page).toHaveURL(/vehicle=volkswagen-golf-7-2016/);
    await expect(names(page)).toContainText(['Ventilated brake disc']);
  });
});
