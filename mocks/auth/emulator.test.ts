import { cp } from 'node:fs/promises';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { tempFolder } from '#tests/temp-folder.ts';
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

test('keeps accounts, passwords, sessions and mails when the process is killed', async () => {
  const [stateDir, left] = [tempFolder(onTestFinished), tempFolder(onTestFinished)];
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
