import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { asOwner, keepSignedIn, signUpAtProvider, type Entrance } from './accounts.ts';
import { ask, newCustomer } from './customers.ts';
import { accessToken, demo, expect, newPerson, test, type Person } from './shop.ts';
import { stack } from './stack.ts';

/** The status of a call with `token`, whatever it is. */
async function statusOf(token: string, method: string, path: string, body?: object): Promise<number> {
  const response = await fetch(`${stack.apiUrl}${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return response.status;
}

const profile = ({ email, accessToken: token }: Entrance) => statusOf(token, 'GET', `/user/${email}`);
const exchange = ({ email, idToken }: Entrance) => statusOf(idToken, 'PUT', `/user/${email}`, { email });

/** The emulator counts sign-ins in whole seconds: a later one is in a later second. */
const nextSecond = () => new Promise((resolve) => setTimeout(resolve, 1_050 - (Date.now() % 1_000)));

/** A sign-in with Google as its popup makes it; Google vouches for the address. */
async function signInWithGoogle({ email, name }: Person): Promise<Entrance> {
  const identity = { sub: `google-${email}`, email, email_verified: true, name };
  const response = await fetch(`${stack.identityUrl}/accounts:signInWithIdp?key=demo-key`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      postBody: `providerId=google.com&id_token=${encodeURIComponent(JSON.stringify(identity))}`,
      requestUri: stack.shopUrl,
      returnSecureToken: true,
      returnIdpCredential: true,
    }),
  });
  const { localId, idToken, refreshToken } = (await response.json()) as Record<string, string> & {
    localId: string;
    idToken: string;
    refreshToken: string;
  };
  const { accessToken: token } = await ask<{ accessToken: string }>(idToken, 'PUT', `/user/${email}`, {
    email,
    name,
  });
  return { uid: localId, email, idToken, refreshToken, accessToken: token };
}

test('whoever signed up with somebody’s address first is out once they sign in with Google', async () => {
  const victim = newPerson();
  const attacker = await signUpAtProvider({ ...victim, name: 'Attacker' });
  expect(await profile(attacker)).toBe(200);
  await nextSecond();

  const owner = await signInWithGoogle(victim);
  expect(owner.uid).toBe(attacker.uid);
  expect(await profile(owner)).toBe(200);
  expect(await profile(attacker)).toBe(401);
  expect(await exchange(attacker)).toBe(401);
  // Nor as an admin, when the owner becomes one.
  await ask(await accessToken(demo.admin), 'PUT', `/admin/${victim.email}`);
  expect(await statusOf(attacker.accessToken, 'GET', '/user')).toBe(401);
  expect(await statusOf(owner.accessToken, 'GET', '/user')).toBe(200);
});

test('a password reset ends the thief’s exchange, and their session when the owner is back', async () => {
  const person = newPerson();
  const thief = await signUpAtProvider(person);
  await nextSecond();
  await asOwner('update', { localId: thief.uid, password: 'right-hand-thread' });
  expect(await exchange(thief)).toBe(401);
  expect(await profile(thief)).toBe(200);
  await nextSecond();
  await accessToken({ ...person, password: 'right-hand-thread' });
  expect(await profile(thief)).toBe(401);
});

test('a deleted account exchanges nothing any more', async () => {
  const person = await signUpAtProvider(newPerson());
  await asOwner('delete', { localId: person.uid });
  expect(await exchange(person)).toBe(401);
});

for (const [what, method, path, status] of [
  ['signed out', 'DELETE', '/sessions', 401],
  ['blocked', 'PUT', '/blocked', 403],
  ['demoted', 'DELETE', '/admin', 401],
] as const) {
  test(`somebody who is ${what} by an admin keeps neither token`, async () => {
    const admin = await accessToken(demo.admin);
    const person = await signUpAtProvider(newPerson());
    await asOwner('update', { localId: person.uid, emailVerified: true });
    if (path === '/admin') {
      await nextSecond();
      const idToken = await freshIdToken(person);
      await ask(idToken, 'PUT', `/user/${person.email}`, { email: person.email });
      await ask(admin, 'PUT', `/admin/${person.email}`);
      expect(await statusOf(person.accessToken, 'GET', '/user')).toBe(200);
    }
    await nextSecond();
    expect(await ask(admin, method, `${path}/${person.email}`)).toMatchObject({ modifiedCount: 1 });
    expect(await profile(person)).toBe(401);
    expect(await exchange(person)).toBe(status);
  });
}

/** The ID token made anew, as the app does in the background. */
async function freshIdToken({ refreshToken }: Entrance): Promise<string> {
  const response = await fetch(
    stack.identityUrl.replace('identitytoolkit', 'securetoken') + '/token?key=demo-key',
    {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    },
  );
  const { id_token } = (await response.json()) as { id_token: string };
  return id_token;
}

const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'));

test('a token that was copied before the log-out is of no use after it', async ({ page }) => {
  await keepSignedIn(page, await signUpAtProvider(newPerson()));
  await page.goto('/user-dashboard/my-orders');
  await expect(page.getByText('No orders yet')).toBeVisible();
  const copied = (await tokenIn(page)) ?? '';
  expect(await statusOf(copied, 'GET', `/payment/${randomUUID()}`)).toBe(404);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await statusOf(copied, 'GET', `/payment/${randomUUID()}`)).toBe(401);
});

test.describe('somebody whose session an admin ended', () => {
  test.use({ expectedErrors: [/status of 40[13]/] });

  test('is led to the login page once, and told why', async ({ page }) => {
    const customer = await newCustomer();
    const person = { ...customer, password: 'left-hand-thread' };
    await page.goto('/login');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await nextSecond();
    await ask(await accessToken(demo.admin), 'PUT', `/blocked/${person.email}`);

    await page.getByRole('link', { name: 'My Orders', exact: true }).first().click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText(/^This account is blocked\./)).toBeVisible();
    await expect(page).toHaveURL('/login');
  });
});
