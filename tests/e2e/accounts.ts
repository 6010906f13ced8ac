import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { stack } from './stack.ts';

const apiKey = 'demo-key';

export interface Credentials {
  email: string;
  password: string;
}

/** Somebody whom the provider and the shop have just let in. */
export interface Entrance {
  uid: string;
  email: string;
  idToken: string;
  refreshToken: string;
  /** The API's own. */
  accessToken: string;
}

interface ProviderAnswer {
  localId: string;
  idToken: string;
  refreshToken: string;
}

async function send<Answer>(url: string, method: string, body: unknown, token?: string): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  expect(response.ok, text).toBe(true);
  return JSON.parse(text) as Answer;
}

/** What the API answers to whoever holds `token`. */
export const ask = <Answer>(token: string, method: string, path: string, body?: unknown): Promise<Answer> =>
  send(`${stack.apiUrl}${path}`, method, body, token);

const accounts = (call: string) => `${stack.identityUrl}/accounts:${call}?key=${apiKey}`;

const atProvider = <Answer>(call: string, body: unknown): Promise<Answer> =>
  send(accounts(call), 'POST', body);

/** What nobody may do to their own account: the emulator takes this word for its owner's. */
export const asOwner = <Answer>(call: string, body: unknown): Promise<Answer> =>
  send(accounts(call), 'POST', body, 'owner');

/** Gives the provider's proof for the API's token, as the app does after a sign-in. */
async function exchange({ localId, idToken, refreshToken }: ProviderAnswer, email: string, name?: string) {
  const { accessToken } = await ask<{ accessToken: string }>(
    idToken,
    'PUT',
    `/user/${encodeURIComponent(email)}`,
    { email, ...(name !== undefined && { name }) },
  );
  return { uid: localId, email, idToken, refreshToken, accessToken };
}

export async function logInAtProvider({ email, password }: Credentials, name?: string): Promise<Entrance> {
  const account = await atProvider<ProviderAnswer>('signInWithPassword', {
    email,
    password,
    returnSecureToken: true,
  });
  return exchange(account, email, name);
}

/** A sign-up as the app makes it, with its verification mail. */
export async function signUpAtProvider(person: Credentials & { name: string }): Promise<Entrance> {
  const { name, email, password } = person;
  const account = await atProvider<ProviderAnswer>('signUp', {
    email,
    password,
    displayName: name,
    returnSecureToken: true,
  });
  await atProvider('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: account.idToken });
  return exchange(account, email, name);
}

/**
 * Leaves the browser of `page` as a sign-in left it. Firebase reads a user from the local storage and
 * asks the provider about them when the next page starts.
 */
export async function keepSignedIn(page: Page, entrance: Entrance): Promise<void> {
  const { uid, email, idToken, refreshToken, accessToken } = entrance;
  const user = {
    uid,
    email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: Date.now() + 3_600_000 },
    apiKey,
    appName: '[DEFAULT]',
  };
  const kept = {
    [`firebase:authUser:${apiKey}:[DEFAULT]`]: JSON.stringify(user),
    accessTokenOwner: uid,
    accessToken,
  };
  // Of the shop's address, and without the app.
  await page.goto('/robots.txt');
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, kept);
}
