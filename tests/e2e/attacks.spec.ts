import { randomUUID } from 'node:crypto';
import {
  accessTokenOf,
  callApi,
  callAsOwner,
  callProvider,
  exchange,
  signUpByApi,
  type ProviderAccount,
  type Session,
} from './accounts.ts';
import { openAsNewCustomer } from './customers.ts';
import { callAsAdmin } from './parts.ts';
import { expect, logOut, newPerson, test, type Person } from './shop.ts';
import { stack } from './stack.ts';

/** The status of a call with `token`. */
async function statusOf(token: string, method: string, path: string, body?: object): Promise<number> {
  const response = await fetch(`${stack.apiUrl}${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return response.status;
}

const profileStatus = ({ email, accessToken: token }: Session) => statusOf(token, 'GET', `/user/${email}`);
const exchangeStatus = ({ email, idToken }: Session) => statusOf(idToken, 'PUT', `/user/${email}`, { email });

/** The emulator stores the times of sign-ins in whole seconds, so only a later second is later. */
const nextSecond = () => new Promise((resolve) => setTimeout(resolve, 1_050 - (Date.now() % 1_000)));

/** Signs in with Google as the popup does. Google has verified the address. */
async function signInWithGoogle({ email, name }: Person): Promise<Session> {
  const identity = { sub: `google-${email}`, email, email_verified: true, name };
  const account = await callProvider<ProviderAccount>('signInWithIdp', {
    postBody: `providerId=google.com&id_token=${encodeURIComponent(JSON.stringify(identity))}`,
    requestUri: stack.shopUrl,
    returnSecureToken: true,
    returnIdpCredential: true,
  });
  return exchange(account, email, name);
}

test('a sign-in with Google ends the sessions of somebody who signed up with the address first', async () => {
  const victim = newPerson();
  const attacker = await signUpByApi({ ...victim, name: 'Attacker' });
  expect(await profileStatus(attacker)).toBe(200);
  await nextSecond();

  const owner = await signInWithGoogle(victim);
  expect(owner.uid).toBe(attacker.uid);
  expect(await profileStatus(owner)).toBe(200);
  expect(await profileStatus(attacker)).toBe(401);
  expect(await exchangeStatus(attacker)).toBe(401);
  // The attacker is no admin either when the owner becomes one.
  await callAsAdmin('PUT', `/admin/${victim.email}`);
  expect(await statusOf(attacker.accessToken, 'GET', '/user')).toBe(401);
  expect(await statusOf(owner.accessToken, 'GET', '/user')).toBe(200);
});

test('a password reset ends the exchange of a thief, and their session once the owner logs in', async () => {
  const person = newPerson();
  const thief = await signUpByApi(person);
  await nextSecond();
  await callAsOwner('update', { localId: thief.uid, password: 'right-hand-thread' });
  expect(await exchangeStatus(thief)).toBe(401);
  expect(await profileStatus(thief)).toBe(200);
  await nextSecond();
  await accessTokenOf({ ...person, password: 'right-hand-thread' });
  expect(await profileStatus(thief)).toBe(401);
});

test('a deleted account cannot exchange its ID token', async () => {
  const person = await signUpByApi(newPerson());
  await callAsOwner('delete', { localId: person.uid });
  expect(await exchangeStatus(person)).toBe(401);
});

for (const [what, method, path, status] of [
  ['signed out', 'DELETE', '/sessions', 401],
  ['blocked', 'PUT', '/blocked', 403],
  ['demoted', 'DELETE', '/admin', 401],
] as const) {
  test(`the tokens of somebody who is ${what} by an admin are rejected`, async () => {
    const person = await signUpByApi(newPerson());
    await callAsOwner('update', { localId: person.uid, emailVerified: true });
    if (path === '/admin') {
      await nextSecond();
      const idToken = await freshIdToken(person);
      await callApi(idToken, 'PUT', `/user/${person.email}`, { email: person.email });
      await callAsAdmin('PUT', `/admin/${person.email}`);
      expect(await statusOf(person.accessToken, 'GET', '/user')).toBe(200);
    }
    await nextSecond();
    expect(await callAsAdmin(method, `${path}/${person.email}`)).toMatchObject({ modifiedCount: 1 });
    expect(await profileStatus(person)).toBe(401);
    expect(await exchangeStatus(person)).toBe(status);
  });
}

/** Renews the ID token, as the app does in the background. */
async function freshIdToken({ refreshToken }: Session): Promise<string> {
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

test('a copied access token is rejected after the log-out', async ({ page }) => {
  const { accessToken } = await openAsNewCustomer(page, '/user-dashboard/my-orders');
  await expect(page.getByText('No orders yet')).toBeVisible();
  expect(await statusOf(accessToken, 'GET', `/payment/${randomUUID()}`)).toBe(404);
  await logOut(page);
  expect(await statusOf(accessToken, 'GET', `/payment/${randomUUID()}`)).toBe(401);
});
