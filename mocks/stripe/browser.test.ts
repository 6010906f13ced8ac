import { chromium, type Browser, type Page } from 'playwright-core';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { findBrowser } from '#tests/browser.ts';
import { serveTestPage } from '#mocks/test-page.ts';
import { startStripeMock, type StripeMock } from './stripe-mock.ts';

/** A shop's script that uses Stripe.js directly. */
const shopScript = `
  const stripe = Stripe('pk_test_local');
  const card = stripe.elements().create('card');
  const show = (id, value) => { document.getElementById(id).textContent = JSON.stringify(value); };
  card.on('ready', () => show('ready', true));
  card.on('change', ({ complete, error }) => show('change', { complete, error: error?.message }));
  card.mount('#card');
  document.querySelector('form').addEventListener('submit', async (event) => {
    event.preventDefault();
    const secret = new URLSearchParams(location.search).get('secret');
    const result = await stripe.confirmCardPayment(secret, { payment_method: { card } });
    show('result', result.error ? result.error.message : result.paymentIntent.status);
  });
`;

const shopPage = (stripe: string) => `<!doctype html><html lang="en"><title>Pay</title><body><form>
  <label for="card">Card details</label><div id="card"></div>
  <output id="ready"></output><output id="change"></output><button>Pay</button><output id="result"></output>
  </form><script src="${stripe}/stripe.js"></script><script src="/shop.js"></script></body></html>`;

vi.setConfig({ testTimeout: 30_000 });

let browser: Browser;
let stripeMock: StripeMock;
let shop: string;
const cleanups: Array<() => unknown> = [];
const faults: string[] = [];

beforeAll(async () => {
  stripeMock = await startStripeMock({
    port: 0,
    webhookSecret: 'whsec_local',
    secretKey: 'sk_test_local',
    publishableKey: 'pk_test_local',
  });
  const { url } = stripeMock;
  const page = await serveTestPage(shopPage(url), shopScript, {
    'Content-Security-Policy': `default-src 'none'; script-src 'self' ${url}; connect-src ${url}; frame-src ${url}; style-src 'self'`,
  });
  shop = page.url;
  browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  cleanups.push(
    () => browser.close(),
    () => page.close(),
    () => stripeMock.stop(),
  );
}, 30_000);

afterAll(async () => {
  for (const cleanup of cleanups) await cleanup();
});

afterEach(() => {
  expect(faults.splice(0)).toEqual([]);
});

async function pay(card: string): Promise<Page> {
  const stripe = new Stripe('sk_test_local', { host: 'localhost', port: stripeMock.port, protocol: 'http' });
  const intent = await stripe.paymentIntents.create({ amount: 1999, currency: 'usd' });
  const page = await browser.newPage();
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    // The browser reports the 402 of a declined card.
    if (message.type() === 'error' && !message.text().includes('402')) faults.push(message.text());
  });
  await page.goto(`${shop}/?secret=${encodeURIComponent(intent.client_secret ?? '')}`);
  await page.locator('#ready').getByText('true').waitFor();
  await page.getByText('Card details').click();
  await page.keyboard.type(`${card}1234123`);
  await page.getByRole('button', { name: 'Pay' }).click();
  return page;
}

const resultOf = async (page: Page) => {
  await page.locator('#result:not(:empty)').waitFor();
  return page.locator('#result').textContent();
};

test('formats a card that is typed in one go, and pays under a strict policy', async () => {
  const page = await pay('4242424242424242');

  expect(await resultOf(page)).toBe('"succeeded"');
  expect(await page.getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242');
  expect(await page.getByLabel('Expiry').inputValue()).toBe('12 / 34');
  expect(await page.getByLabel('CVC').inputValue()).toBe('123');
  expect(await page.locator('#change').textContent()).toBe('{"complete":true}');
});

test('distinguishes a declined card from an invalid number', async () => {
  expect(await resultOf(await pay('4000000000000002'))).toBe('"Your card was declined."');

  const mistyped = await pay('4242424242424241');
  expect(await resultOf(mistyped)).toBe('"Your card number is invalid."');
  expect(await mistyped.getByLabel('Card number').getAttribute('aria-invalid')).toBe('true');
});

test('completes, fails or closes 3-D Secure in a dialog', async () => {
  const failed =
    '"We are unable to authenticate your payment method. Please choose a different payment method and try again."';
  const bank = (page: Page) => page.frameLocator('iframe[title*="3-D Secure"]');

  const completed = await pay('4000002500003155');
  await bank(completed).getByRole('button', { name: 'Complete authentication' }).click();
  expect(await resultOf(completed)).toBe('"succeeded"');
  expect(await completed.getByRole('dialog').count()).toBe(0);

  const refused = await pay('4000002500003155');
  await bank(refused).getByRole('button', { name: 'Fail authentication' }).click();
  expect(await resultOf(refused)).toBe(failed);

  const closed = await pay('4000002500003155');
  await closed.getByRole('dialog', { name: '3-D Secure' }).waitFor();
  await closed.keyboard.press('Escape');
  expect(await resultOf(closed)).toBe(failed);
});
