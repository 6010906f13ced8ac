import { randomUUID } from 'node:crypto';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import * as product from '#messages/product.ts';
import { keepSignedIn, logInAtProvider, signUpAtProvider, type Credentials } from './accounts.ts';

export { expect };

/** The stand-in's test cards, as Stripe documents them. */
export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  insufficientFunds: '4000 0000 0000 9995',
  threeDSecure: '4000 0025 0000 3155',
} as const;

export const demo = {
  admin: { email: 'admin@norholt.test', password: 'drawing-office' },
  customer: { email: 'customer@norholt.test', password: 'drawing-office' },
} as const;

export interface Person extends Credentials {
  name: string;
}

/** Somebody who has not been here before. */
export const newPerson = (): Person => ({
  name: 'Ruta Holm',
  email: `ruta.${randomUUID()}@example.test`,
  password: 'left-hand-thread',
});

const isOurs = (url: string) => /^(https?:\/\/localhost[:/]|data:|blob:|about:)/.test(url);

/**
 * A page whose console must stay clean and that talks to this machine alone, as others that it opens. A message
 * that the browser itself prints for an answer the journey means to cause is named in `expectedErrors`.
 */
export const test = base.extend<{ expectedErrors: RegExp[] }>({
  expectedErrors: [[], { option: true }],
  page: async ({ page, context, expectedErrors }, use) => {
    const faults: string[] = [];
    context.on('console', (message) => {
      if (message.type() === 'error') faults.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (failure) => faults.push(String(failure.error())));
    context.on('request', (request) => {
      if (!isOurs(request.url())) faults.push(`left this machine: ${request.url()}`);
      if (request.url().endsWith('/csp-report')) faults.push(`policy report: ${request.postData() ?? ''}`);
    });
    await use(page);
    expect(faults.filter((fault) => !expectedErrors.some((expected) => expected.test(fault)))).toEqual([]);
  },
});

export async function signUp(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign up' }).click();
}

export async function logIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Signs `person` up and in; no page of the shop is open yet. */
export async function joinAs(page: Page, person: Person): Promise<void> {
  await keepSignedIn(page, await signUpAtProvider(person));
}

/** Opens `path` as somebody who has just signed up. */
export async function arriveAs(page: Page, person: Person, path: string): Promise<void> {
  await joinAs(page, person);
  await page.goto(path);
}

/** The home page's grid; its hero offers the first part as well. */
export const stockParts = (page: Page) => page.getByRole('region', { name: 'Stock parts' });

/** Orders `quantity` of a part on the home page and ends on the payment page. */
export async function placeOrder(page: Page, part: string, quantity: number): Promise<void> {
  await page.goto('/');
  await stockParts(page)
    .getByRole('link', { name: `Buy Now, ${part}` })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: part })).toBeVisible();
  await page.getByLabel('Address').fill('Kajgatan 9, 451 42 Uddevalla');
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill(String(quantity));
  await page.getByRole('button', { name: 'Review order' }).click();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText(product.orderPlaced(), { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Pay Now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pay by card' })).toBeVisible();
}

export async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expiry date').fill('12 / 34');
  await page.getByLabel('Security code (CVC)').fill('123');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}

/** Enter and a double click at once, wherever the button is by then. */
export async function pressInEveryWay(page: Page, button: Locator): Promise<void> {
  await button.focus();
  const place = await button.boundingBox();
  if (!place) throw new Error('The button is not to be seen');
  await Promise.all([
    page.keyboard.press('Enter'),
    page.mouse.dblclick(place.x + place.width / 2, place.y + place.height / 2),
  ]);
}

/** The row of the newest order in My Orders. */
export const newestOrder = (page: Page) => page.getByRole('table').getByRole('row').nth(1);

/** A token of the API's own, by the exchange that the app makes after a sign-in. */
export const accessToken = async (person: Credentials): Promise<string> =>
  (await logInAtProvider(person)).accessToken;
