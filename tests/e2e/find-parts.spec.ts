import type { Page } from '@playwright/test';
import { button, expect, link, pageHeading, test } from './shop.ts';

const parts = (page: Page) => page.getByRole('region', { name: 'Parts found' });
const names = (page: Page) => parts(page).getByRole('heading', { level: 3 });
const search = (page: Page) => page.getByRole('combobox', { name: 'Search parts' });
const option = (page: Page, name: RegExp) => page.getByRole('option', { name });
const axle = (page: Page) => page.getByRole('group', { name: 'Axle' });
const diameter = (page: Page) => page.getByRole('group', { name: 'Diameter' });
const categories = (page: Page) => page.getByRole('navigation', { name: 'Category' });

const shared = '/parts/brake-discs?specs=axle%3Afront%2Cdiameter%3A300..';

test('a suggested vehicle wins over the text that was typed before the scripts came', async ({ page }) => {
  let sendScripts = () => {};
  const typed = new Promise<void>((resolve) => (sendScripts = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await typed;
    await route.continue();
  });
  const isOpened = page.goto('/parts');
  await search(page).pressSequentially('golf 7 2016');
  sendScripts();
  await isOpened;
  // Before the year is typed, the model itself is suggested.
  await option(page, /Golf VII.*2016/).click();
  await expect(page).toHaveURL('/parts?vehicle=volkswagen-golf-7-2016');
  await expect(search(page)).toHaveValue('');
  await expect(search(page)).toHaveAttribute('aria-expanded', 'false');
});

test('the search in the header opens the list, and changes it with its filters', async ({ page }) => {
  await page.goto('/blogs');
  await expect(page.getByRole('button', { name: /^Any vehicle/ })).toBeVisible();
  await page.keyboard.press('/');
  await search(page).pressSequentially('disc');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/parts?search=disc');
  await expect(search(page)).toHaveValue('disc');
  await page.getByLabel('In stock').check();
  await expect(page).toHaveURL('/parts?search=disc&stock=in');
  await search(page).fill('ventilated disc');
  await expect(page).toHaveURL('/parts?search=ventilated+disc&stock=in');
  await expect(names(page)).toHaveText(['Ventilated brake disc']);
  await page.goBack();
  await expect(search(page)).toHaveValue('disc');
  await button(page, /^Clear$/).click();
  await expect(page).toHaveURL('/parts');
});

test('the home page asks for the vehicle, which the header then shows', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Your vehicle: make, model, year').fill('golf 7 2016');
  await button(page, /^Show \d+ parts that fit/).click();
  await expect(page).toHaveURL('/parts?vehicle=volkswagen-golf-7-2016');
  const cell = button(page, 'Your vehicle: Volkswagen Golf VII 2016');
  await expect(cell).toBeVisible();

  // The page that is about this vehicle is then about any.
  await cell.click();
  await button(page.getByRole('dialog'), /^Any vehicle/).click();
  await expect(page).toHaveURL('/parts');
  await button(page, /^Any vehicle/).click();
  await button(page.getByRole('dialog'), /^Volkswagen Golf VII/).click();

  await page.goto('/');
  await expect(link(page, /^Show \d+ parts that fit/)).toBeVisible();
  await search(page).pressSequentially('disc');
  await expect(option(page, /“disc” for your Golf VII 2016/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/parts?search=disc&vehicle=volkswagen-golf-7-2016');
});

test('another search is corrected again', async ({ page }) => {
  await page.goto('/parts?search=brkae+disc&exact=yes');
  await expect(page.getByText('No parts match “brkae disc”.').first()).toBeVisible();
  await search(page).fill('brkae discs');
  await expect(page.getByText('These match “brake discs”.').first()).toBeVisible();
  await expect(page).toHaveURL('/parts?search=brkae+discs');
});

test('a category keeps the search, and its pages keep the path', async ({ page }) => {
  await page.goto('/parts/engine?search=piston');
  await link(categories(page), /^Pistons and rods/).click();
  await expect(page).toHaveURL('/parts/pistons-and-rods?search=piston');
  await expect(names(page)).toHaveText([/piston/i]);
});

test.describe('without scripts', () => {
  test.use({ isFresh: true, javaScriptEnabled: false });

  test('a category can be filtered, and its URL shows the same parts', async ({ page }) => {
    await page.goto('/parts');
    await link(categories(page), /^Brakes/).click();
    await link(categories(page), /^Brake discs/).click();
    await expect(pageHeading(page, 'Brake discs')).toBeVisible();
    await page.getByText('More dimensions').click();
    await axle(page).getByText('Front').click();
    await axle(page).getByText('Rear').click();
    await diameter(page).getByText('312 mm').click();
    await button(page, 'Show matching parts').click();
    await expect(names(page)).toHaveText(['Ventilated brake disc']);
    await expect(page).toHaveURL(/\/parts\/brake-discs\?.*specs=axle%3Afront&specs=axle%3Arear/);
    await expect(diameter(page).getByLabel('312 mm')).toBeChecked();

    await page.goto(shared);
    await expect(names(page)).toHaveText(['Ventilated brake disc']);
    await expect(axle(page).getByLabel('Front')).toBeChecked();
    await expect(diameter(page).getByLabel('312 mm')).toBeChecked();
  });

  test('a search says how it was understood, and what else it could find', async ({ page }) => {
    await page.goto('/parts?search=brkae+disc');
    await expect(page.getByText('These match “brake disc”.')).toBeVisible();
    await link(page, 'Search for “brkae disc” as typed').click();
    await expect(page).toHaveURL('/parts?search=brkae+disc&exact=yes');
    await expect(page.getByText('No parts match “brkae disc”.').first()).toBeVisible();

    await page.goto('/parts?search=brake+disc+golf+7+2016');
    await expect(
      page.getByText('Searched among the parts that fit the Volkswagen Golf VII 2016.'),
    ).toBeVisible();
    await link(page, 'Filter by this vehicle').click();
    await expect(page).toHaveURL('/parts?search=brake+disc&vehicle=volkswagen-golf-7-2016');
    await expect(names(page).first()).toBeVisible();

    await page.goto('/parts?search=ventilated&maxPrice=1');
    await expect(page.getByText('Nothing matches both of your conditions.')).toBeVisible();
    await link(page, /^Without Up to \$1\.00 \d+$/).click();
    await expect(page).toHaveURL('/parts?search=ventilated');
    await expect(names(page)).toHaveText(['Ventilated brake disc']);
  });
});
