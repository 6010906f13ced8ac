import { stack } from './stack.ts';
import { button, demo, expect, link, logIn, pageHeading, test } from './shop.ts';

test.use({ isFresh: true, javaScriptEnabled: false });

test('pages for everyone can be read without scripts', async ({ page }) => {
  for (const path of ['/', '/blogs', '/portfolio', '/login', '/signup', '/reset', '/terms']) {
    await page.goto(path);
    await expect(pageHeading(page, /./), path).toBeVisible();
  }
});

test('the catalogue can be searched, filtered, sorted and turned without scripts', async ({ page }) => {
  await page.goto('/');
  await link(page, /^See all/).click();
  await link(page, 'Page 2').click();
  await expect(page).toHaveURL('/parts?page=2');
  await expect(page.getByText(/^Showing 25–/)).toBeVisible();

  await page.getByLabel('Search parts').fill('brake');
  await page.getByLabel('In stock').check();
  await page.getByLabel('Running low').check();
  await page.getByLabel('To', { exact: true }).fill('60');
  await page.getByLabel('Sort').selectOption('price');
  await button(page, 'Show parts').click();
  await expect(page).toHaveURL(/search=brake&sort=price&stock=in&stock=low&minPrice=&maxPrice=60&need=/);
  await expect(page.getByText('Showing 2 parts')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Solid brake disc', 'Brake pad set']);
});

test('the header searches, and the home page asks for a vehicle, without scripts', async ({ page }) => {
  await page.goto('/blogs');
  await expect(link(page, 'Any vehicle, choose yours')).toBeVisible();
  await page.getByLabel('Search parts').fill('ventilated');
  await page.getByLabel('Search parts').press('Enter');
  await expect(page).toHaveURL('/parts?search=ventilated');
  await expect(page.getByLabel('Search parts')).toHaveValue('ventilated');
  await page.goto('/');
  await page.getByLabel('Your vehicle: make, model, year').fill('golf 7 2016');
  await button(page, 'Show parts that fit').click();
  await expect(page).toHaveURL('/vehicle?words=golf+7+2016');
  await expect(link(page, /^Show \d+ parts that fit/)).toBeVisible();
});

test('pages of one role say that they need JavaScript, and offer the catalogue', async ({
  page,
  context,
}) => {
  // What the server renders for somebody who is signed in.
  await context.addCookies([{ name: 'session', value: '1', url: stack.shopUrl }]);
  for (const path of ['/purchase/1', '/user-dashboard/my-orders', '/admin-dashboard/user']) {
    await page.goto(path);
    await expect(page.getByText(/^This page needs JavaScript/), path).toBeVisible();
    await expect(page.getByRole('main')).toBeHidden();
  }
  await link(page, 'See our parts.').click();
  await expect(page).toHaveURL('/parts');
  await expect(page.getByText(/needs JavaScript/)).toHaveCount(0);
});

test('a form that is sent before its script has loaded writes no password into the URL', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, demo.customer);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Email')).toHaveValue(demo.customer.email);
});
