import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { startAuthEmulator, type AuthEmulator } from './emulator.ts';

// The emulator takes seconds to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const accounts = [
  { uid: 'demo', email: 'demo@norholt.test', name: 'Demo Person', password: 'drawing-office' },
] as const;

const cleanups: Array<() => Promise<unknown>> = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'auth-emulator-'));
  cleanups.push(() => rm(made, { recursive: true }));
  return made;
}

async function start(stateDir?: string): Promise<AuthEmulator> {
  const emulator = await startAuthEmulator({ port: 0, stateDir, accounts });
  cleanups.push(() => emulator.stop());
  return emulator;
}

async function call({ url }: AuthEmulator, name: string, body: object) {
  const response = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=demo-key`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true, ...body }),
  });
  return response.json();
}

const signIn = (emulator: AuthEmulator, email: string, password: string) =>
  call(emulator, 'signInWithPassword', { email, password });

const signInWithGoogle = (emulator: AuthEmulator) =>
  call(emulator, 'signInWithIdp', {
    postBody: `id_token=${encodeURIComponent(JSON.stringify({ sub: '12', email: 'g@example.test', email_verified: true }))}&providerId=google.com`,
    requestUri: 'http://localhost',
  });

async function mails({ url }: AuthEmulator): Promise<Array<{ email: string; oobLink: string }>> {
  const response = await fetch(`${url}/emulator/v1/projects/demo-norholt/oobCodes`);
  const { oobCodes } = await response.json();
  return oobCodes;
}

test('signs in verified demo accounts, and distinguishes an unknown address from a wrong password', async () => {
  const emulator = await start();

  const { idToken } = await signIn(emulator, 'demo@norholt.test', 'drawing-office');
  const { users } = await call(emulator, 'lookup', { idToken });
  expect(users).toMatchObject([{ localId: 'demo', emailVerified: true, displayName: 'Demo Person' }]);

  const unknown = await signIn(emulator, 'nobody@norholt.test', 'drawing-office');
  const wrong = await signIn(emulator, 'demo@norholt.test', 'wrong-password');
  expect([unknown.error.message, wrong.error.message]).toEqual(['EMAIL_NOT_FOUND', 'INVALID_PASSWORD']);
});

test('keeps accounts, passwords, sessions and mails when the process is killed', async () => {
  const [stateDir, left] = [await folder(), await folder()];
  const killed = await start(stateDir);
  const { idToken, refreshToken } = await call(killed, 'signUp', {
    email: 'ruta@example.test',
    password: 'left-hand-thread',
  });
  await call(killed, 'update', { idToken, displayName: 'Ruta Holm' });
  await call(killed, 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  await signInWithGoogle(killed);
  // A copy of the disk while the process runs.
  await cp(stateDir, left, { recursive: true });

  const emulator = await start(left);

  const again = await signIn(emulator, 'ruta@example.test', 'left-hand-thread');
  const { users } = await call(emulator, 'lookup', { idToken });
  expect(users).toMatchObject([{ displayName: 'Ruta Holm', emailVerified: false }]);
  expect(again.localId).toBe(users[0].localId);

  const renewed = await fetch(`${emulator.url}/securetoken.googleapis.com/v1/token?key=demo-key`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
  expect(await renewed.json()).toMatchObject({ user_id: users[0].localId });

  const [mail] = await mails(emulator);
  const link = new URL(mail?.oobLink ?? '');
  await fetch(new URL(link.pathname + link.search, emulator.url));
  const verified = await call(emulator, 'lookup', { idToken });
  expect(verified.users).toMatchObject([{ emailVerified: true }]);

  const google = await signInWithGoogle(emulator);
  expect(google.isNewUser).not.toBe(true);
});

test('loads nothing from the network in the pages of the popup', async () => {
  const { url } = await start();

  for (const page of ['handler?apiKey=k&providerId=google.com', 'iframe?apiKey=k&appName=a']) {
    const html = await (await fetch(`${url}/emulator/auth/${page}`)).text();
    expect(html).toContain('<script');
    expect(html).not.toMatch(/(src|href)="https?:/);
  }
});
