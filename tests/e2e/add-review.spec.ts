import { randomUUID } from 'node:crypto';
import { openAsNewCustomer } from './customers.ts';
import { button, expect, link, test } from './shop.ts';

const path = '/user-dashboard/add-review';

// proves 2.22, 5.4, 6.2, 7.19, 8.1
test('a customer adds a review with a preview, and the home page shows it', async ({ page }) => {
  const { name, email } = await openAsNewCustomer(page, path);
  const add = button(page, 'Add review');
  const description = page.getByLabel('Description');
  await add.click();
  await expect(page.getByText('Rating is required 1 to 5')).toBeVisible();
  await expect(page.getByText('Description is required')).toBeVisible();
  await description.fill('Too short');
  await expect(page.getByText('Minimum 10 character')).toBeVisible();
  await description.fill('x'.repeat(251));
  await expect(page.getByText('Maximum 250 character')).toBeVisible();

  const text = `<b>Bearings</b> came on time 🔩 ${randomUUID()}`;
  await description.fill(text);
  await page.getByRole('radio', { name: '4 of 5' }).check({ force: true });
  await expect(page.getByRole('region', { name: 'How it will look' })).toContainText(name);
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await add.dblclick();
  expect((await sent).postDataJSON()).toEqual({
    rating: 4,
    description: text,
    name,
    email,
    photoURL: '/pictures/reviewer-160.webp',
  });
  await expect(page.getByText('Review added', { exact: true })).toBeVisible();
  await expect(description).toHaveValue('');
  await page.reload();
  await expect(description).toHaveValue('');
  await link(page, 'Home').first().click();
  await expect(page.getByText(text)).toHaveCount(1);
});

test.describe('a review that is not added', () => {
  test.use({ expectedErrors: [/status of 400/] });

  // proves 5.4, 7.19, 8.10
  test('stays in the form: without an insertedId, and with a rating above five', async ({ page }) => {
    await openAsNewCustomer(page, path);
    const add = button(page, 'Add review');
    const description = page.getByLabel('Description');
    await page.getByRole('radio', { name: '5 of 5' }).check({ force: true });
    await description.fill('The bolts fit at once.');
    await page.route('**/api/review', (route) => route.fulfill({ json: { acknowledged: true } }), {
      times: 1,
    });
    await add.click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expect(page.getByText('Something went wrong', { exact: true })).toHaveCount(1);
    await expect(description).toHaveValue('The bolts fit at once.');

    await page.route('**/api/review', (route) => {
      const review: unknown = route.request().postDataJSON();
      return route.continue({ postData: { ...Object(review), rating: 6 } });
    });
    await add.click();
    const message = page.getByRole('main').getByText('Maximum rating number is 5', { exact: true });
    await expect(message).toBeVisible();
    await expect(description).toHaveValue('The bolts fit at once.');
  });
});
