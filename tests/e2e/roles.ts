import type { Browser, BrowserContextOptions } from '@playwright/test';
import {
  newCustomer,
  orderOf,
  paidOrderOf,
  passwordOfCustomers,
  type Customer,
  type PlacedOrder,
} from './customers.ts';
import { demo, expect, logIn, test as base } from './shop.ts';
import { stack } from './stack.ts';

export type Role = 'visitor' | 'customer' | 'admin';

/** What a signed-in page has to show: a customer with an order of each kind. */
export interface Fixtures {
  customer: Customer;
  unpaid: PlacedOrder;
  paid: PlacedOrder;
}

type StorageState = BrowserContextOptions['storageState'];

async function signIn(browser: Browser, account: { email: string; password: string }): Promise<StorageState> {
  const page = await browser.newPage({ baseURL: stack.shopUrl });
  await page.goto('/login');
  await logIn(page, account);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  const state = await page.context().storageState({ indexedDB: true });
  await page.close();
  return state;
}

interface Kept {
  fixtures: Fixtures;
  signedIn(role: Role): StorageState | Promise<StorageState>;
}

/** A page on which `role` is signed in from the start: each role logs in once, not once a test. */
export const test = base.extend<{ role: Role }, Kept>({
  role: ['visitor', { option: true }],
  fixtures: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs here.
    async ({}, use) => {
      const customer = await newCustomer();
      await use({ customer, unpaid: await orderOf(customer), paid: await paidOrderOf(customer) });
    },
    { scope: 'worker' },
  ],
  signedIn: [
    async ({ browser, fixtures }, use) => {
      const states = new Map<Role, Promise<StorageState>>();
      const { email } = fixtures.customer;
      const accounts = { customer: { email, password: passwordOfCustomers }, admin: demo.admin };
      await use((role) => {
        if (role === 'visitor') return undefined;
        const state = states.get(role) ?? signIn(browser, accounts[role]);
        states.set(role, state);
        return state;
      });
    },
    { scope: 'worker' },
  ],
  storageState: async ({ role, signedIn }, use) => use(await signedIn(role)),
});
