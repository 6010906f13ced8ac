import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import type { Invoice, PackingSlip } from '#contract/orders/invoices.ts';
import type { Order } from '#contract/orders/orders.ts';
import { buildCreditNote, buildInvoice, buildSlip } from '#mocks/fixtures/invoices.ts';
import { buildOrder, pending } from '#mocks/fixtures/orders.ts';
import { findProgram } from '../install-debian-package.ts';
import { newCustomer, placePaidOrder } from './customers.ts';
import { openAsAdmin } from './parts.ts';
import { button, expect, link, pageHeading, test } from './shop.ts';

test('an admin opens the invoice of a customer, and the packing slips of selected orders in another tab', async ({
  page,
}) => {
  const customer = await newCustomer();
  const { _id } = await placePaidOrder(customer);
  await placePaidOrder(customer);
  await openAsAdmin(page, `/admin-dashboard/manage-order?search=${encodeURIComponent(customer.name)}`);
  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  const opened = page.waitForEvent('popup');
  await button(page, 'Print 2 packing slips').click();
  const slips = await opened;
  await expect(slips.getByRole('img', { name: /^Barcode of / })).toHaveCount(2);
  await expect(button(page, 'Print 2 packing slips')).toBeVisible();

  await page.goto(`/user-dashboard/invoice/${_id}`);
  await expect(pageHeading(page, /^Invoice \d{4}-\d{6}$/)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(await pageHeading(page, /./).innerText()));
  await expect(link(page, 'Back')).toHaveAttribute('href', '/admin-dashboard/manage-order');
});

const contents: Readonly<Record<string, Partial<Order>>> = {
  'ten lines': { address: Array.from({ length: 10 }, (_, line) => `Line ${line + 1}`).join('\n') },
  long: {
    name: 'Maximiliane Schimmelpfennig-Oberhuber von der Großen Werkstatt',
    address: `Industrivägen${'industrivägen'.repeat(20)}`,
    productName: 'Bremsscheibenabdeckblechbefestigungsschraubensicherungsringsatz',
    productQuantity: 1_000_000,
    totalPrice: 999_999.99,
  },
  Arabic: { name: 'سلمى الحداد', address: 'شارع المصانع\nدبي', productName: 'قرص الفرامل الخلفي' },
};

const orderOf = (overrides: Partial<Order>) =>
  buildOrder({ ...pending('pi_3QK8xw2eZvKYlo2C0h7bkYlo', '2026-11-18T09:15:00.000Z'), ...overrides });

const kinds: Readonly<Record<string, (order: Order) => Invoice[]>> = {
  receipt: (order) => [buildInvoice(order, { seller: null })],
  'credit note': (order) => [buildInvoice(order), buildCreditNote(buildInvoice(order))],
};

/** Prints the page as a PDF. Returns the text of each sheet in the order in which it is drawn. */
async function printed(page: Page): Promise<string[]> {
  const input = await page.pdf({ preferCSSPageSize: true });
  const text = execFileSync('pdftotext', ['-raw', '-', '-'], { input }).toString('utf8');
  return text.split('\f').slice(0, -1);
}

/** Without spaces, because a line may break inside a word. */
const squeezed = (text: string) => text.replaceAll(/\s+/g, '');

/** Expects the texts one after the other. */
function expectInOrder(sheet: string | undefined, texts: readonly string[]): void {
  let rest = squeezed(sheet ?? '');
  for (const text of texts) {
    const at = rest.indexOf(squeezed(text));
    expect(at, `${text} in ${rest}`).toBeGreaterThanOrEqual(0);
    rest = rest.slice(at + squeezed(text).length);
  }
}

test('each document is one sheet of paper, with its text in reading order', async ({ page }) => {
  test.skip(findProgram('pdftotext', 'poppler-utils') === undefined);
  let invoices: Invoice[] = [];
  let slips: PackingSlip[] = [];
  await page.route('**/api/invoices/*', (route) => route.fulfill({ json: invoices }));
  await page.route('**/api/packing-slips?*', (route) => route.fulfill({ json: { slips, contact: null } }));
  await openAsAdmin(page, '/admin-dashboard');
  for (const overrides of Object.values(contents)) {
    const order = orderOf(overrides);
    for (const [kind, build] of Object.entries(kinds)) {
      invoices = build(order);
      await page.goto(`/user-dashboard/invoice/${order._id}`);
      await expect(page.getByRole('heading', { name: /2026-000123$/ })).toBeVisible();
      const sheets = await printed(page);
      expect(sheets, kind).toHaveLength(invoices.length);
      const [name = ''] = order.name.split(' ');
      expectInOrder(sheets[0], [
        kind === 'receipt' ? 'Receipt' : 'Invoice',
        '2026-000123',
        name,
        order.email,
        'Seller',
        'Order',
        'Part number',
        'NH-10042',
        'Paid by card',
        order.transactionId ?? '',
        'Issued',
      ]);
    }
    slips = [buildSlip(order)];
    await page.goto('/admin-dashboard/print?orders=A8299A');
    await expect(page.getByRole('img', { name: /^Barcode/ })).toBeVisible();
    const [slip, ...others] = await printed(page);
    expect(others).toEqual([]);
    expectInOrder(slip, [
      'Packing slip',
      'Ship to',
      slips[0]?.number ?? '',
      'NH-10042',
      'Ordered',
      'Carrier',
      'To return a part',
    ]);
  }
  slips = Array.from({ length: 20 }, (_, index) => buildSlip(orderOf({ _id: String(index) })));
  await page.goto('/admin-dashboard/print?orders=A8299A');
  await expect(page.getByRole('img', { name: /^Barcode/ })).toHaveCount(20);
  expect(await printed(page)).toHaveLength(20);
});
