import { randomUUID } from 'node:crypto';
import { arriveAs, expect, newPerson, stockParts, test } from './shop.ts';

const path = '/user-dashboard/add-review';

// proves 2.22, 5.4, 6.2, 7.19, 8.1
test('a review is checked, shown as it will look, added, and stands on the home page', async ({ page }) => {
  const person = { ...newPerson(), name: `Ruta ${randomUUID().slice(0, 8)}` };
  await arriveAs(page, person, path);
  const add = page.getByRole('button', { name: 'Add review' });
  const description = page.getByLabel('Description');

  await add.click();
  await expect(page.getByText('Rating is required 1 to 5')).toBeVisible();
  await expect(page.getByText('Description is required')).toBeVisible();
  await description.fill('Too short');
  await expect(page.getByText('Minimum 10 character')).toBeVisible();
  await description.fill('x'.repeat(251));
  await expect(page.getByText('Maximum 250 character')).toBeVisible();

  const words = `<b>Bearings</b> came on time 🔩 ${randomUUID()}`;
  await description.fill(words);
  await page.getByRole('radio', { name: '4 of 5' }).check({ force: true });
  await expect(page.getByRole('region', { name: 'How it will look' })).toContainText(person.name);
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await add.dblclick();
  expect((await sent).postDataJSON()).toEqual({
    rating: 4,
    description: words,
    name: person.name,
    email: person.email,
    photoURL: '/pictures/reviewer-160.webp',
  });
  await expect(page.getByText('Review added', { exact: true })).toBeVisible();
  await expect(description).toHaveValue('');
  await page.reload();
  await expect(description).toHaveValue('');

  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page.getByText(words)).toHaveCount(1);
});

test('a half-written review survives a link, Back and a reload, and is forgotten on logout', async ({
  page,
}) => {
  await arriveAs(page, newPerson(), path);
  const description = page.getByLabel('Description');
  await description.fill('The bolts fit, and');
  await page.getByRole('radio', { name: '4 of 5' }).check({ force: true });
  await page.getByRole('link', { name: 'Blog' }).first().click();
  await expect(page).toHaveURL('/blogs');
  await page.goBack();
  await expect(description).toHaveValue('The bolts fit, and');
  await page.reload();
  await expect(description).toHaveValue('The bolts fit, and');
  await expect(page.getByRole('radio', { name: '4 of 5' })).toBeChecked();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('The bolts fit');
});

for (const [what, response, told] of [
  ['an answer without the id of the review', { status: 200, json: { acknowledged: true } }, true],
  ['a refusal', { status: 429, json: { message: 'Five reviews a day.', code: 'RATE_LIMITED' } }, false],
] as const) {
  test.describe(what, () => {
    test.use({ expectedErrors: [/status of 429/] });

    // proves 7.19, 8.10
    test('keeps what was written', async ({ page }) => {
      await arriveAs(page, newPerson(), path);
      await page.route('**/api/review', (route) => route.fulfill(response));
      await page.getByRole('radio', { name: '4 of 5' }).check({ force: true });
      await page.getByLabel('Description').fill('The bolts fit at once.');
      await page.getByRole('button', { name: 'Add review' }).click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await expect(page.getByText('Something went wrong', { exact: true })).toHaveCount(told ? 1 : 0);
      await expect(page.getByLabel('Description')).toHaveValue('The bolts fit at once.');
    });
  });
}

test.describe('a rating above the highest star', () => {
  test.use({ expectedErrors: [/status of 400/] });

  // proves 5.4
  test('is refused by the shop, whatever the form lets through', async ({ page }) => {
    await arriveAs(page, newPerson(), path);
    await page.route('**/api/review', (route) => {
      const review: unknown = route.request().postDataJSON();
      return route.continue({ postData: { ...Object(review), rating: 6 } });
    });
    await page.getByRole('radio', { name: '5 of 5' }).check({ force: true });
    await page.getByLabel('Description').fill('The bolts fit at once.');
    await page.getByRole('button', { name: 'Add review' }).click();
    await expect(
      page.getByRole('main').getByText('Maximum rating number is 5', { exact: true }),
    ).toBeVisible();
  });
});

test.describe('reviews that cannot be loaded', () => {
  test.use({ expectedErrors: [/status of 500/] });

  // proves 8.12
  test('leave the home page whole, and come at another try', async ({ page }) => {
    await page.route('**/api/review*', (route) =>
      route.fulfill({ status: 500, json: { message: 'Not now', code: 'INTERNAL' } }),
    );
    await page.goto('/');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Not now');
    await expect(stockParts(page).getByRole('link', { name: /^Buy Now/ })).toHaveCount(6);
    await page.unroute('**/api/review*');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('img', { name: /of 5/ }).first()).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});
