import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findBrowser } from '#tests/browser.ts';
import { startAuthEmulator, type AuthEmulator } from './emulator.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** What a shop's own script does with Firebase, without a framework in between. */
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
  const script = outputFiles[0]?.text;
  const policy = `default-src 'none'; script-src 'self' ${emulator.url}; connect-src ${emulator.url}; frame-src ${emulator.url}`;
  const server = createServer((request, response) => {
    if (request.url === '/shop.js') {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script);
      return;
    }
    response
      .writeHead(200, {
        'Content-Type': 'text/html',
        'Content-Security-Policy': policy,
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      })
      .end(
        `<!doctype html><title>Login</title><button>Google</button><output></output><script src="${emulator.url}/gapi.js"></script><script src="/shop.js"></script>`,
      );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  shop = `http://localhost:${port}`;
  browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  cleanups.push(
    () => browser.close(),
    () => server.close(),
    () => emulator.stop(),
  );
});

afterAll(async () => {
  for (const cleanup of cleanups) await cleanup();
});

test('signing in with Google goes through the popup without the network', async () => {
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
