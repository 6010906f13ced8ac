import type { Page } from '@playwright/test';
import { arriveAs, expect, logIn, newPerson, signUp, test } from './shop.ts';

async function openMailbox(page: Page): Promise<Page> {
  const mailbox = await page.context().newPage();
  const href = await page.getByRole('link', { name: 'Open the local mailbox' }).getAttribute('href');
  await mailbox.goto(href ?? '');
  await expect(mailbox.getByRole('heading', { level: 1, name: 'Local mailbox' })).toBeVisible();
  return mailbox;
}

// proves 7.22
test('the verification mail of a sign-up arrives in the mailbox, and its link verifies the address', async ({
  page,
}) => {
  const person = newPerson();
  await page.goto('/signup');
  const mailbox = await openMailbox(page);
  await signUp(page, person);
  await expect(page.getByRole('link', { name: `My Profile, ${person.name}` })).toBeVisible();

  const link = mailbox.getByRole('link', { name: `Verify this address, ${person.email}` });
  await expect(link).toBeVisible();
  await link.click();
  await expect(mailbox.getByRole('heading', { name: 'Your address is verified' })).toBeVisible();
  const exchange = mailbox.waitForResponse((response) => response.request().method() === 'PUT');
  await mailbox.getByRole('link', { name: 'Back to the shop' }).last().click();
  expect((await exchange).status()).toBe(200);
  await mailbox.goto('/user-dashboard/my-profile');
  await expect(mailbox.getByText('Verified', { exact: true })).toBeVisible();
});

// proves 7.22
test('a forgotten password is replaced by the link in the mail, and ends with it', async ({ page }) => {
  const person = newPerson();
  await arriveAs(page, person, '/');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();

  await page.goto('/reset');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(page.getByText('Password reset email sent!').first()).toBeVisible();

  const mailbox = await openMailbox(page);
  await mailbox.getByRole('link', { name: `Set a new password, ${person.email}` }).click();
  await mailbox.getByLabel('New password').fill('right-hand-thread');
  await mailbox.getByRole('button', { name: 'Set the new password' }).click();
  await expect(mailbox.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
  await mailbox.getByRole('link', { name: 'Login' }).click();
  await logIn(mailbox, { ...person, password: 'right-hand-thread' });
  await expect(mailbox.getByRole('link', { name: `My Profile, ${person.name}` })).toBeVisible();
});
