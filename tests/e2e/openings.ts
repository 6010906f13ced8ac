import type { Locator, Page, ViewportSize } from '@playwright/test';
import { paths } from '#app/paths.ts';
import type { Belongings, Role } from './roles.ts';
import { cards, payWith } from './shop.ts';

export interface Opening {
  role: Role;
  what: string;
  viewport?: ViewportSize;
  /** Opens it, and leads to it. */
  open(page: Page, belongings: Belongings): Promise<Locator>;
}

const phone = { width: 390, height: 844 };

/** The shop says that it cannot answer what matches `path`. */
const failOn = (page: Page, path: string | RegExp) =>
  page.route(path, (route) =>
    route.fulfill({ status: 503, json: { message: 'Try again later', code: 'UNAVAILABLE' } }),
  );

async function fillInOrder(page: Page, { unpaid }: Belongings): Promise<void> {
  await page.goto(paths.purchase.to(unpaid.part._id));
  await page.getByLabel('Address').fill('Kajgatan 9, 451 42 Uddevalla');
  await page.getByRole('button', { name: 'Review order' }).click();
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name }).first();

/** What opens over a page or takes its place without an address of its own. */
export const openings: readonly Opening[] = [
  ...(['visitor', 'customer', 'admin'] as const).flatMap((role): Opening[] => [
    {
      role,
      what: 'the menu of a phone',
      viewport: phone,
      async open(page) {
        await page.goto(paths.blog);
        await page.getByRole('button', { name: 'Menu' }).click();
        return page.getByRole('dialog').getByRole('link', { name: 'Blog' });
      },
    },
    {
      role,
      what: 'the commands',
      async open(page) {
        await page.goto(paths.blog);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.keyboard.press('Control+k');
        return page.getByRole('dialog', { name: 'Commands' }).getByRole('option').first();
      },
    },
  ]),
  {
    role: 'visitor',
    what: 'a page without a network',
    async open(page) {
      await page.goto(paths.blog);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.context().setOffline(true);
      return page.getByText('You are offline.');
    },
  },
  {
    role: 'visitor',
    what: 'a page whose code does not come',
    async open(page) {
      await page.route(/\/assets\/BlogRoute-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
      await page.goto(paths.blog);
      return page.getByRole('heading', { name: 'A newer version of the shop is out.' });
    },
  },
  {
    role: 'visitor',
    what: 'a catalogue that could not be loaded',
    async open(page) {
      await failOn(page, '**/api/parts?**');
      await page.goto(paths.parts);
      return page.getByRole('main').getByRole('button', { name: 'Try again' });
    },
  },
  {
    role: 'visitor',
    what: 'a sign-up with every field refused',
    async open(page) {
      await page.goto(paths.signup);
      await page.getByRole('button', { name: 'Sign up' }).click();
      return page.getByText('Email is required');
    },
  },
  {
    role: 'customer',
    what: 'the pages of the dashboard on a phone',
    viewport: phone,
    async open(page) {
      await page.goto(paths.myOrders);
      await page.getByRole('button', { name: 'My Orders', expanded: false }).click();
      return page.getByRole('dialog', { name: 'Dashboard' });
    },
  },
  {
    role: 'customer',
    what: 'a quantity below the minimum',
    async open(page, { unpaid }) {
      await page.goto(paths.purchase.to(unpaid.part._id));
      await page.getByRole('spinbutton', { name: 'Quantity' }).fill('0');
      await page.getByLabel('Address').focus();
      return page.getByText(/^Please order minimum/);
    },
  },
  {
    role: 'customer',
    what: 'the recap of an order',
    async open(page, belongings) {
      await fillInOrder(page, belongings);
      return page.getByRole('heading', { name: 'Is everything right?' });
    },
  },
  {
    role: 'customer',
    what: 'an order that was placed',
    async open(page, belongings) {
      await fillInOrder(page, belongings);
      await page.getByRole('button', { name: 'Place order' }).click();
      return page.getByRole('link', { name: 'Pay Now' });
    },
  },
  {
    role: 'customer',
    what: 'the test cards',
    async open(page, { unpaid }) {
      await page.goto(paths.payment.to(unpaid._id));
      await page.getByRole('button', { name: 'Test cards' }).click();
      return page.getByRole('list', { name: 'Test cards' });
    },
  },
  {
    role: 'customer',
    what: 'a card that is declined',
    async open(page, { unpaid }) {
      await page.goto(paths.payment.to(unpaid._id));
      await payWith(page, cards.declined);
      return page.getByRole('alert');
    },
  },
  // What the bank shows has the theme that the shop had when it asked.
  ...(['light', 'dark'] as const).map((colorScheme): Opening => ({
    role: 'customer',
    what: `the bank that asks in the ${colorScheme} theme`,
    async open(page, { unpaid }) {
      await page.emulateMedia({ colorScheme });
      await page.goto(paths.payment.to(unpaid._id));
      await payWith(page, cards.threeDSecure);
      return page
        .frameLocator('iframe[title*="3-D Secure"]')
        .getByRole('button', { name: 'Complete authentication' });
    },
  })),
  {
    role: 'customer',
    what: 'the question before an unsaved profile is left',
    async open(page) {
      await page.goto(paths.myProfile);
      await page.getByLabel(/^City/).fill('Lysekil');
      await page.getByRole('link', { name: 'Add A Review' }).click();
      return page.getByRole('alertdialog', { name: 'Leave without saving?' });
    },
  },
  {
    role: 'customer',
    what: 'orders that could not be loaded',
    async open(page) {
      await failOn(page, '**/api/orders/**');
      await page.goto(paths.myOrders);
      return page.getByRole('main').getByRole('button', { name: 'Try again' });
    },
  },
  {
    role: 'customer',
    what: 'the receipt of a paid order',
    async open(page, { paid }) {
      await page.goto(paths.payment.to(paid._id));
      return page.getByText('Already paid');
    },
  },
  {
    role: 'customer',
    what: 'the question before an order is cancelled',
    async open(page) {
      await page.goto(paths.myOrders);
      await page
        .getByRole('button', { name: /^Cancel/ })
        .first()
        .click();
      return page.getByRole('alertdialog');
    },
  },
  {
    role: 'customer',
    what: 'the details of an order',
    async open(page, { paid }) {
      await page.goto(paths.myOrders);
      await page
        .getByRole('table')
        .getByRole('button', { name: paid.part.name, exact: true })
        .first()
        .click();
      return page.getByRole('dialog', { name: /^Order / });
    },
  },
  {
    role: 'customer',
    what: 'a review with every field refused',
    async open(page) {
      await page.goto(paths.addReview);
      await page
        .getByRole('button', { name: /review/i })
        .last()
        .click();
      return page.getByText('Description is required');
    },
  },
  {
    role: 'admin',
    what: 'the pages of the dashboard on a phone',
    viewport: phone,
    async open(page) {
      await page.goto(paths.adminOrders);
      await page.getByRole('button', { name: 'Manage All Order', expanded: false }).click();
      return page.getByRole('dialog', { name: 'Dashboard' });
    },
  },
  {
    role: 'admin',
    what: 'an overview that could not be loaded',
    async open(page) {
      await failOn(page, /\/api\/(get-orders|order-stats|parts)/);
      await page.goto(paths.adminDashboard);
      return page.getByRole('main').getByRole('button', { name: 'Try again' }).first();
    },
  },
  {
    role: 'admin',
    what: 'the details of an order',
    async open(page, { customer, unpaid }) {
      await page.goto(`${paths.adminOrders}?search=${encodeURIComponent(customer.name)}`);
      await rowOf(page, 'unpaid').getByRole('button', { name: unpaid.part.name, exact: true }).click();
      return page.getByRole('dialog', { name: /^Order / });
    },
  },
  {
    role: 'admin',
    what: 'the question before an order is deleted',
    async open(page, { customer }) {
      await page.goto(`${paths.adminOrders}?search=${encodeURIComponent(customer.name)}`);
      await rowOf(page, 'unpaid')
        .getByRole('button', { name: /^Delete/ })
        .click();
      return page.getByRole('alertdialog', { name: 'Delete this order?' });
    },
  },
  {
    role: 'admin',
    what: 'orders that are selected',
    async open(page, { customer }) {
      await page.goto(`${paths.adminOrders}?search=${encodeURIComponent(customer.name)}`);
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
      return page.getByRole('group', { name: 'Selected orders' });
    },
  },
  {
    role: 'admin',
    what: 'the question before somebody is made an admin',
    async open(page, { customer }) {
      await page.goto(`${paths.adminUsers}?search=${encodeURIComponent(customer.email)}`);
      await rowOf(page, customer.email).getByRole('button', { name: 'Make Admin' }).click();
      return page.getByRole('alertdialog', { name: `Make ${customer.name} an admin?` });
    },
  },
  {
    role: 'admin',
    what: 'a part that is edited',
    async open(page, { unpaid }) {
      await page.goto(`${paths.manageProducts}?search=${encodeURIComponent(unpaid.part.name)}`);
      await page.getByRole('table').getByRole('button', { name: unpaid.part.name, exact: true }).click();
      return page.getByRole('dialog', { name: 'Edit part' });
    },
  },
  {
    role: 'admin',
    what: 'a stock that is set',
    async open(page, { unpaid: { part } }) {
      await page.goto(`${paths.manageProducts}?search=${encodeURIComponent(part.name)}`);
      await page.getByRole('button', { name: new RegExp(`change the stock of ${part.name}$`) }).click();
      return page.getByRole('textbox', { name: `Stock of ${part.name}` });
    },
  },
  {
    role: 'admin',
    what: 'the question before a part is deleted',
    async open(page, { unpaid: { part } }) {
      await page.goto(`${paths.manageProducts}?search=${encodeURIComponent(part.name)}`);
      await page.getByRole('button', { name: `Delete ${part.name}` }).click();
      return page.getByRole('alertdialog', { name: 'Delete this part?' });
    },
  },
  {
    role: 'admin',
    what: 'a product with every field refused',
    async open(page) {
      await page.goto(paths.addProduct);
      await page.getByRole('button', { name: 'Add product' }).click();
      return page.getByText('Image is Required');
    },
  },
];
