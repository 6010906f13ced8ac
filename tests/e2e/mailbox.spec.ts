import type { Page } from '@playwright/test';
import { newCustomer } from './customers.ts';
import { button, expect, link, logIn, newPerson, signUp, test } from './shop.ts';

async function openMailbox(page: Page): Promise<Page> {
  const mailbox = await page.context().newPage();
  const href = await link(page, 'Open the local mailbox').getAttribute('href');
  await mailbox.goto(href ?? '');
  await expect(mailbox.getByRole('heading', { level: 1, name: 'Local mailbox' })).toBeVisible();
  return mailbox;
}

test('the link in the verification email of a sign-up verifies the address', async ({ page }) => {
  const person = newPerson();
  await page.goto('/signup');
  const mailbox = await openMailbox(page);
  await signUp(page, person);
  await expect(link(page, `My Profile, ${person.name}`)).toBeVisible();

  await link(mailbox, `Verify this address, ${person.email}`).click();
  await expect(mailbox.getByRole('heading', { name: 'Your address is verified' })).toBeVisible();
  const exchange = mailbox.waitForResponse((response) => response.request().method() === 'PUT');
  await link(mailbox, 'Back to the shop').last().click();
  expect((await exchange).status()).toBe(200);
  await mailbox.goto('/user-dashboard/my-profile');
  await expect(mailbox.getByText('Verified', { exact: true })).toBeVisible();
});

test('the link in the reset email sets a new password', async ({ page }) => {
  const customer = await newCustomer();
  await page.goto('/reset');
  await page.getByLabel('Email').fill(customer.email);
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(page.getByText('Password reset email sent!').first()).toBeVisible();

  const mailbox = await openMailbox(page);
  await link(mailbox, `Set a new password, ${customer.email}`).click();
  await mailbox.getByLabel('New password').fill('right-hand-thread');
  await button(mailbox, 'Set the new password').click();
  await expect(mailbox.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
  await link(mailbox, 'Login').click();
  await mailbox.waitForURL('/login');
  // Waits until the form responds.
  await mailbox.reload();
  await logIn(mailbox, { ...customer, password: 'right-hand-thread' });
  await expect(link(mailbox, `My Profile, ${customer.name}`)).toBeVisible();
});
