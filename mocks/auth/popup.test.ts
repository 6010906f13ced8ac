import { build } from 'esbuild';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findBrowser } from '#tests/browser.ts';
import { serveTestPage } from '#mocks/test-page.ts';
import { startAuthEmulator, type AuthEmulator } from './emulator.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** A shop's script that uses Firebase directly. */
const shopScript = (emulator: string) => `
  import { initializeApp } from 'firebase/app';
  import { browserPopupRedirectResolver, connectAuthEmulator, GoogleAuthProvider, inMemoryPersistence, initializeAuth, signInWithPopup } from 'firebase/auth';
  const app = initializeApp({ apiKey: 'demo-key', authDomain: 'demo-norholt.firebaseapp.com', projectId: 'demo-norholt' });
  const auth = initializeAuth(app, { persistence: inMemoryPersistence, popupRedirectResolver: browserPopupRedirectResolver });
  connectAuthEmulator(auth, '${emulator}', { disableWarnings: true });
  document.querySelector('button').addEventListener('click', async () => {
    const { user } = await signInWithPopup(auth, new GoogleAuthProvider());
    document.querySelector('output').textContent = user.displayName + ', ' + user.email;
  });
`;

let browser: Browser;
let emulator: AuthEmulator;
let shop: string;
const cleanups: Array<() => unknown> = [];

beforeAll(async () => {
  emulator = await startAuthEmulator({ port: 0 });
  const { outputFiles } = await build({
    stdin: { contents: shopScript(emulator.url), resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
  });
  const { url } = emulator;
  const shopPage = `<!doctype html><title>Login</title><button>Google</button><output></output><script src="${url}/gapi.js"></script><script src="/shop.js"></script>`;
  const page = await serveTestPage(shopPage, outputFiles[0]?.text ?? '', {
    'Content-Security-Policy': `default-src 'none'; script-src 'self' ${url}; connect-src ${url}; frame-src ${url}`,
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  });
  shop = page.url;
  browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  cleanups.push(
    () => browser.close(),
    () => page.close(),
    () => emulator.stop(),
  );
});

afterAll(async () => {
  for (const cleanup of cleanups) await cleanup();
});

test('signs in with Google in the popup without the network', async () => {
  const context = await browser.newContext();
  const faults: string[] = [];
  context.on('requestfailed', (request) => faults.push(`failed: ${request.url()}`));
  context.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') faults.push(`elsewhere: ${request.url()}`);
  });
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`);
  });
  const page = await context.newPage();
  await page.goto(shop);

  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Google' }).click();
  const popup = await opened;
  await popup.getByText('Add new account').click();
  await popup.locator('#email-input').fill('ruta@example.test');
  await popup.locator('#display-name-input').fill('Ruta Holm');
  await popup.getByRole('button', { name: 'Sign in with' }).click();

  await page.getByText('Ruta Holm, ruta@example.test').waitFor();
  expect(faults).toEqual([]);
});
