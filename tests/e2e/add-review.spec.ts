import { randomUUID } from 'node:crypto';
import { openAsNewCustomer } from './customers.ts';
import { button, expect, link, test } from './shop.ts';

const path = '/user-dashboard/add-review';

test('a customer adds a review with a preview, and the home page shows it', async ({ page }) => {
  const { name, email } = await openAsNewCustomer(page, path);
  const add = button(page, 'Add review');
  const description = page.getByLabel('Description');
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
