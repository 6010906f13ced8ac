import { randomUUID } from 'node:crypto';
import { messages } from '#contract/messages.ts';
import { arriveAs, expect, newPerson, test } from './shop.ts';

const path = '/user-dashboard/add-review';

test('a review is checked, shown as it will look, added, and stands on the home page', async ({ page }) => {
  const person = { ...newPerson(), name: `Ruta ${randomUUID().slice(0, 8)}` };
  await arriveAs(page, person, path);
  const add = page.getByRole('button', { name: 'Add review' });
  const description = page.getByLabel('Description');

  await add.click();
  await expect(page.getByText(messages.required.rating)).toBeVisible();
  await expect(page.getByText(messages.required.reviewDescription)).toBeVisible();
  await description.fill('Too short');
  await expect(page.getByText(messages.reviewTooShort)).toBeVisible();
  await description.fill('x'.repeat(251));
  await expect(page.getByText(messages.reviewTooLong)).toBeVisible();

  const words = `<b>Bearings</b> came on time 🔩 ${randomUUID()}`;
  await description.fill(words);
  await page.getByRole('radio', { name: '4 of 5' }).check({ force: true });
  await expect(page.getByRole('region', { name: 'How it will look' })).toContainText(person.name);
  await add.dblclick();
  await expect(page.getByText(messages.reviewAdded, { exact: true })).toBeVisible();
  await expect(description).toHaveValue('');

  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page.getByText(words)).toHaveCount(1);
});

for (const [what, answer, told] of [
  ['an answer without the id of the review', { status: 200, json: { acknowledged: true } }, true],
  ['a refusal', { status: 429, json: { message: 'Five reviews a day.', code: 'RATE_LIMITED' } }, false],
] as const) {
  test.describe(what, () => {
    test.use({ expectedErrors: [/status of 429/] });

    test('keeps what was written', async ({ page }) => {
      await arriveAs(page, newPerson(), path);
      await page.route('**/api/review', (route) => route.fulfill(answer));
      await page.getByRole('radio', { name: '4 of 5' }).check({ force: true });
      await page.getByLabel('Description').fill('The bolts fit at once.');
      await page.getByRole('button', { name: 'Add review' }).click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await expect(page.getByText(messages.reviewFailed, { exact: true })).toHaveCount(told ? 1 : 0);
      await expect(page.getByLabel('Description')).toHaveValue('The bolts fit at once.');
    });
  });
}
