import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { stack } from './stack.ts';

const apiKey = 'demo-key';

export interface Credentials {
  email: string;
  password: string;
}

export interface Session {
  uid: string;
  email: string;
  idToken: string;
  refreshToken: string;
  /** The API's own token. */
  accessToken: string;
}

interface ProviderAccount {
  localId: string;
  idToken: string;
  refreshToken: string;
}

async function send<Body>(url: string, method: string, body: unknown, token?: string): Promise<Body> {
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
  return JSON.parse(text) as Body;
}

/** Calls the API with `token` and expects success. */
export const callApi = <Body>(token: string, method: string, path: string, body?: unknown): Promise<Body> =>
  send(`${stack.apiUrl}${path}`, method, body, token);

/** Calls the Auth emulator. As the owner of the project it may change every account. */
export const callProvider = <Body>(call: string, body: unknown, token?: 'owner'): Promise<Body> =>
  send(`${stack.identityUrl}/accounts:${call}?key=${apiKey}`, 'POST', body, token);

/** Exchanges an ID token for an access token, as the app does after a sign-in. */
async function exchange({ localId, idToken, refreshToken }: ProviderAccount, email: string, name?: string) {
  const { accessToken } = await callApi<{ accessToken: string }>(
    idToken,
    'PUT',
    `/user/${encodeURIComponent(email)}`,
    { email, ...(name !== undefined && { name }) },
  );
  return { uid: localId, email, idToken, refreshToken, accessToken };
}

export async function logInByApi({ email, password }: Credentials, name?: string): Promise<Session> {
  const account = await callProvider<ProviderAccount>('signInWithPassword', {
    email,
    password,
    returnSecureToken: true,
  });
  return exchange(account, email, name);
}

/** Stores what a sign-in leaves in the browser. Firebase looks up the rest of the user when the next page starts. */
export async function storeSession(
  page: Page,
  session: Session,
  origin: string = stack.shopUrl,
  others: Record<string, string> = {},
): Promise<void> {
  const { uid, email, idToken, refreshToken, accessToken } = session;
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
  // A file of the shop's origin that does not start the app.
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(
    (items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
      document.cookie = 'session=1; Path=/';
    },
    {
      [`firebase:authUser:${apiKey}:[DEFAULT]`]: JSON.stringify(user),
      accessTokenOwner: uid,
      accessToken,
      ...others,
    },
  );
}

/** Also stores what pages show of the user before the provider has confirmed the session. */
export async function storeSessionWithUser(page: Page, session: Session, origin?: string): Promise<void> {
  const { uid, email, accessToken } = session;
  const { admin } = await callApi<{ admin: boolean }>(
    accessToken,
    'GET',
    `/admin/${encodeURIComponent(email)}`,
  );
  const user = { uid, email, name: email, isVerified: true, role: admin ? 'admin' : 'customer' };
  await storeSession(page, session, origin, {
    accessTokenSession: JSON.stringify({ status: 'signed-in', ...user }),
  });
}
