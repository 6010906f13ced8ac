import { cp } from 'node:fs/promises';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import * as product from '#messages/product.js';
import { tempFolder } from '#tests/temp-folder.ts';
import { startAuthEmulator, type AuthEmulator } from './emulator.ts';

// The emulator takes seconds to start on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const shopUrl = 'http://localhost:3000';
const email = '"ruta"@example.test';
const stateDir = tempFolder();
let emulator: AuthEmulator;

beforeAll(async () => {
  emulator = await startAuthEmulator({ port: 0, stateDir, shopUrl });
});
afterAll(() => emulator.stop());

async function call(name: string, body: object, { url } = emulator) {
  const response = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=demo-key`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true, ...body }),
  });
  return response.json();
}

const signIn = (password: string) => call('signInWithPassword', { email, password });

async function open(address: string, init: RequestInit = {}) {
  const response = await fetch(new URL(address, emulator.url), {
    ...init,
    headers: { ...init.headers, Accept: 'text/html' },
  });
  return {
    status: response.status,
    policy: response.headers.get('content-security-policy'),
    html: await response.text(),
  };
}

const linksIn = (html: string) =>
  [...html.matchAll(/href="(\/emulator\/action[^"]*)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  );

const setPassword = (link: string, password: string) =>
  open(link, { method: 'POST', body: new URLSearchParams({ password }) });

test('explains an empty mailbox, and loads nothing from other origins', async () => {
  const { status, html, policy } = await open('/mailbox');
  expect(status).toBe(200);
  expect(html).toContain('No mail yet.');
  expect(policy).toContain("default-src 'none'");
  expect(html).not.toMatch(/(src|href)="https?:\/\/(?!localhost:3000)/);
});

test('lists mails newest first, and their links verify an address and set a password', async () => {
  const { idToken } = await call('signUp', { email, password: 'left-hand-thread' });
  await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  await call('sendOobCode', { requestType: 'PASSWORD_RESET', email });

  const { html } = await open('/mailbox');
  expect(html).toContain('2 mails');
  expect(html).toContain('&quot;ruta&quot;@example.test');
  const [reset = '', verify = ''] = linksIn(html);
  expect([reset, verify].map((link) => new URL(link, emulator.url).searchParams.get('mode'))).toEqual([
    'resetPassword',
    'verifyEmail',
  ]);

  const verified = await open(verify);
  expect(verified.html).toContain('Your address is verified');
  expect(verified.html).toContain(`href="${shopUrl}/"`);
  expect((await call('lookup', { idToken })).users).toMatchObject([{ emailVerified: true }]);

  expect((await open(reset)).html).toContain('type="password"');
  expect((await setPassword(reset, '')).html).toContain(product.requiredPassword());
  expect((await setPassword(reset, 'short')).html).toContain(product.passwordTooShort());
  expect((await signIn('left-hand-thread')).idToken).toBeDefined();
  const done = await setPassword(reset, 'right-hand-thread');
  expect(done.html).toContain(`href="${shopUrl}/login"`);
  expect((await signIn('right-hand-thread')).idToken).toBeDefined();
  expect((await signIn('left-hand-thread')).error.message).toBe('INVALID_PASSWORD');
});

test('accepts a link once, and keeps the mail', async () => {
  const before = await open('/mailbox');
  expect(before.html).toContain('2 mails');
  expect(before.html).toContain('Link used');
  expect(linksIn(before.html)).toEqual([]);
  await call('sendOobCode', { requestType: 'PASSWORD_RESET', email });
  const [link = ''] = linksIn((await open('/mailbox')).html);
  await setPassword(link, 'third-password');
  expect((await open(link)).status).toBe(410);
  expect((await setPassword(link, 'fourth-password')).status).toBe(410);
  expect((await open('/emulator/action?mode=verifyEmail&oobCode=made-up&apiKey=k')).status).toBe(410);
});

test('keeps accounts, passwords, sessions and mails when the process is killed', async () => {
  const { idToken, refreshToken } = await signIn('third-password');
  await call('update', { idToken, displayName: 'Ruta Holm' });
  const withGoogle = {
    postBody: `id_token=${encodeURIComponent(JSON.stringify({ sub: '12', email: 'g@example.test', email_verified: true }))}&providerId=google.com`,
    requestUri: 'http://localhost',
  };
  await call('signInWithIdp', withGoogle);
  await call('sendOobCode', { requestType: 'PASSWORD_RESET', email });
  // A copy of the disk while the process runs.
  const left = tempFolder(onTestFinished);
  await cp(stateDir, left, { recursive: true });
  const next = await startAuthEmulator({ port: 0, stateDir: left, shopUrl });
  onTestFinished(() => next.stop());

  const again = await call('signInWithPassword', { email, password: 'third-password' }, next);
  const { users } = await call('lookup', { idToken }, next);
  expect(users).toMatchObject([{ localId: again.localId, displayName: 'Ruta Holm', emailVerified: true }]);
  const renewed = await fetch(`${next.url}/securetoken.googleapis.com/v1/token?key=demo-key`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
  expect(await renewed.json()).toMatchObject({ user_id: again.localId });
  expect((await call('signInWithIdp', withGoogle, next)).isNewUser).not.toBe(true);
  const mailbox = await (await fetch(`${next.url}/mailbox`)).text();
  expect(mailbox).toContain('4 mails');
  expect(linksIn(mailbox)).toHaveLength(1);
});

test("returns the emulator's own response to programs", async () => {
  await call('sendOobCode', { requestType: 'PASSWORD_RESET', email });
  const [link = ''] = linksIn((await open('/mailbox')).html);
  const response = await fetch(new URL(`${link}&newPassword=fifth-password`, emulator.url));
  expect(await response.json()).toMatchObject({ authEmulator: { email } });
});
