import { randomUUID } from 'node:crypto';
import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
  type Response,
} from '@playwright/test';
import * as z from 'zod/mini';
import { watchMessages } from '#storybook/watch-messages.ts';
import { productMessages } from '../shown-messages.ts';
import type { Credentials } from './accounts.ts';
import { stack } from './stack.ts';

export { expect };

/** Cards of the mock server, with the numbers that Stripe documents. */
export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  threeDSecure: '4000 0025 0000 3155',
} as const;

export const demo = {
  admin: { email: 'admin@norholt.test', password: 'drawing-office' },
  customer: { email: 'customer@norholt.test', password: 'drawing-office' },
} as const;

export interface Person extends Credentials {
  name: string;
}

/** Somebody without an account. */
export const newPerson = (): Person => ({
  name: 'Ruta Holm',
  email: `ruta.${randomUUID()}@example.test`,
  password: 'left-hand-thread',
});

const isLocal = (url: string) => /^(https?:\/\/localhost[:/]|data:|blob:|about:)/.test(url);

interface Options {
  /** Messages that the browser prints for responses that the test causes. */
  expectedErrors: RegExp[];
  /** A browser context with an empty cache, with the context options of `test.use`, or for `page.clock`. */
  isFresh: boolean;
}

/** The context of the other tests of this worker. A warm cache saves loading and compiling the app in each test. */
let shared: Promise<BrowserContext> | undefined;

/** The product messages and problem codes that the test has shown, for tests/run.ts. */
const shown = new Set<string>();

const Problem = z.object({ code: z.string() });

async function recordProblem(response: Response): Promise<void> {
  if (response.status() < 400 || !response.url().startsWith(stack.apiUrl)) return;
  // The body is gone if the page was closed meanwhile.
  const body: unknown = await response.json().catch(() => null);
  const { data } = Problem.safeParse(body);
  if (data) shown.add(data.code);
}

async function newContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  await context.exposeFunction('reportMessage', (key: string) => void shown.add(key));
  await context.addInitScript(watchMessages, productMessages);
  return context;
}

/** Deletes the cookies, local storage and IndexedDB of earlier tests. Session storage ends with its page. */
async function clearStorage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin: stack.shopUrl,
    storageTypes: 'cookies,local_storage,indexeddb',
  });
  await session.detach();
}

/**
 * Waits until the app controls the page that the server rendered: until then its buttons do nothing. React marks the
 * elements that it has taken over.
 */
const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('#root > *')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__react')),
    ),
  );

function waitForApp(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...input) => {
    const response = await goto(...input);
    await hydrated(page);
    return response;
  };
  page.reload = async (...input) => {
    const response = await reload(...input);
    await hydrated(page);
    return response;
  };
}

/** A page that fails the test when it prints an error or sends a request to another machine. */
export const test = base.extend<Options>({
  expectedErrors: [[], { option: true }],
  isFresh: [false, { option: true }],
  context: async ({ browser, isFresh, javaScriptEnabled }, use) => {
    const context = await (isFresh ? newContext(browser) : (shared ??= newContext(browser)));
    if (javaScriptEnabled !== false) context.on('page', waitForApp);
    await use(context);
    if (isFresh) return context.close();
    for (const event of ['page', 'console', 'weberror', 'request', 'response'] as const)
      context.removeAllListeners(event);
    await Promise.all(context.pages().map((page) => page.close()));
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
  },
  page: async ({ page, context, expectedErrors }, use, { annotations }) => {
    await clearStorage(page);
    const errors: string[] = [];
    context.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (failure) => errors.push(String(failure.error())));
    context.on('request', (request) => {
      if (!isLocal(request.url())) errors.push(`request to another machine: ${request.url()}`);
      if (request.url().endsWith('/csp-report')) errors.push(`policy report: ${request.postData() ?? ''}`);
    });
    shown.clear();
    context.on('response', recordProblem);
    await use(page);
    annotations.push({ type: 'shown', description: [...shown].join(' ') });
    expect(errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)))).toEqual([]);
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

/** Logs out and waits for the page to load again. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
}

type Scope = Pick<Page, 'getByRole'>;

/** Finds by a part of the accessible name. */
export const button = (scope: Scope, name: string | RegExp) => scope.getByRole('button', { name });
export const link = (scope: Scope, name: string | RegExp) => scope.getByRole('link', { name });

/** The grid of the home page. */
export const stockParts = (page: Page) => page.getByRole('region', { name: 'Stock parts' });

/** The first row of a table, such as the newest order. */
export const firstRow = (page: Page) => page.getByRole('table').getByRole('row').nth(1);

export const pageHeading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

export async function fillInCard(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expiry date').fill('12 / 34');
  await page.getByLabel('Security code (CVC)').fill('123');
}

export async function payWith(page: Page, card: string): Promise<void> {
  await fillInCard(page, card);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}

export async function boxOf(locator: Locator) {
  await expect(locator).toBeVisible();
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element has no box');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Double-clicks where the button is and presses Enter at the same time. */
export async function pressRepeatedly(page: Page, button: Locator): Promise<void> {
  await button.focus();
  const box = await boxOf(button);
  await Promise.all([
    page.keyboard.press('Enter'),
    page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2),
  ]);
}

/** Holds the requests to `url` until the returned function is called. */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Requests of `method` whose URL matches, from now on. */
export function recordRequests(page: Page, method: string, url: RegExp): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === method && url.test(request.url())) urls.push(request.url());
  });
  return urls;
}

/** Whether the browser would ask before the page is reloaded or closed. */
export const asksBeforeUnload = (page: Page): Promise<boolean> =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
