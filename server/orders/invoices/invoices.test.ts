import { expect, test } from 'vitest';
import { Invoices, PackingSlips } from '#contract/orders/invoices.ts';
import { expectBody, openShop, type Person } from '#tests/shop/open-shop.ts';
import { saveSeller } from './save-seller.ts';

const shop = await openShop({ nodes: 2 });
const { db } = shop;
const customer = await shop.addCustomer();
const admin = await shop.addAdmin();
const part = await shop.addPart({ quantity: 100_000 });
const seller = {
  name: 'Norholt Parts Ltd',
  address: '4 Works Road, Northwick NW0 1AA',
  contact: 'orders@norholt.example',
  register: 'No. 0000192',
};
const year = new Date().getUTCFullYear();

const invoicesOf = async (id: string, { token }: Person = customer) =>
  expectBody(await shop.call('GET', `/invoices/${id}`, { token }), 200, Invoices);

const numberOf = async (id: string): Promise<string> => {
  const { rows } = await db.query<{ number: string }>('SELECT number FROM orders WHERE id = $1', [id]);
  return rows[0]?.number ?? expect.unreachable();
};

test('an order has an invoice when it is paid, from 1 each year, and when it is refunded a credit note that names it', async () => {
  await db.query('UPDATE invoice_counter SET year = year - 1, last = 41');
  await saveSeller(db, seller);
  const unpaid = await shop.order(customer, part);
  expect(await invoicesOf(unpaid)).toEqual([]);

  const { id, intent } = await shop.paidOrder(customer, part, 3);
  await saveSeller(db, undefined);
  const [invoice] = await invoicesOf(id);
  expect(invoice).toMatchObject({
    number: `${year}-000001`,
    kind: 'invoice',
    seller,
    buyer: { name: 'Mara Lindqvist', email: customer.email, address: 'Verkstadsgatan 14, 412 51 Göteborg' },
    orderNumber: await numberOf(id),
    partNumber: await shop.numberOf(part.id),
    ...{ productName: part.name, productQuantity: 3, unitPrice: 64, totalPrice: 192 },
    ...{ transactionId: intent, shippedAt: null, invoiceNumber: null },
  });

  await shop.deleteOrder(admin, id);
  const [unchanged, note] = await invoicesOf(id, admin);
  expect(unchanged).toEqual(invoice);
  expect(note).toEqual({
    ...invoice,
    number: `${year}-000002`,
    kind: 'credit_note',
    seller: null,
    issuedAt: expect.any(String),
    invoiceNumber: invoice?.number,
  });
});

test('documents show the tax of the time when the order was paid, and the tax ids of both', async () => {
  const buyer = await shop.addCustomer();
  const saved = { token: buyer.token, body: { taxId: 'SE556703748501' } };
  await shop.call('PUT', `/user/${buyer.email}`, saved);
  const taxed = { ...seller, taxId: 'GB123456789' };
  await saveSeller(db, taxed, { rate: 5.5, name: 'VAT' });
  const { id } = await shop.paidOrder(buyer, part);
  await saveSeller(db, seller, { rate: 19, name: 'MwSt.' });
  await shop.deleteOrder(admin, id);
  expect(await invoicesOf(id, buyer)).toMatchObject([
    { seller: taxed, tax: { rate: 5.5, name: 'VAT' }, buyer: { taxId: 'SE556703748501' } },
    { kind: 'credit_note', seller, tax: { rate: 5.5, name: 'VAT' }, buyer: { taxId: 'SE556703748501' } },
  ]);

  const checkout = await shop.checkout(buyer, [part]);
  const { rows } = await db.query('SELECT tax_id FROM orders WHERE checkout_id = $1', [checkout._id]);
  expect(rows).toEqual([{ tax_id: 'SE556703748501' }]);
});

test('documents without a tax show no tax id of the buyer', async () => {
  const buyer = await shop.addCustomer();
  await shop.call('PUT', `/user/${buyer.email}`, { token: buyer.token, body: { taxId: 'SE556703748501' } });
  await saveSeller(db, seller);
  const { id } = await shop.paidOrder(buyer, part);
  const [invoice] = await invoicesOf(id, buyer);
  expect(invoice).not.toHaveProperty('tax');
  expect(invoice?.buyer).not.toHaveProperty('taxId');
});

test('a server of the version before issues documents with the tax that was set last', async () => {
  await saveSeller(db, seller, { rate: 19, name: 'VAT' });
  await db.query(
    `INSERT INTO seller (name, address, contact, register) VALUES ('Before', 'x', 'x', 'x')
     ON CONFLICT (id) DO UPDATE SET name = excluded.name`,
  );
  const { id } = await shop.paidOrder(customer, part);
  expect(await invoicesOf(id)).toMatchObject([
    { seller: { name: 'Before' }, tax: { rate: 19, name: 'VAT' } },
  ]);
});

test('an order that was paid before there were invoices gets its own when somebody reads it', async () => {
  await db.query('ALTER TABLE orders DISABLE TRIGGER orders_invoiced');
  const { id } = await shop.paidOrder(customer, part);
  await db.query('ALTER TABLE orders ENABLE TRIGGER orders_invoiced');
  const read = await Promise.all([invoicesOf(id), invoicesOf(id), invoicesOf(id, admin)]);
  expect(new Set(read.flat().map(({ number }) => number)).size).toBe(1);
});

test('the documents of a checkout follow each other, order by order, each with its own number', async () => {
  const { ids } = await shop.paidCheckout(customer, await Promise.all([shop.addPart(), shop.addPart()]));
  const [first = '', second = ''] = ids;
  await shop.deleteOrder(admin, first);
  const together = await invoicesOf(`${second}?together=yes`);
  expect(together.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note', 'invoice']);
  expect(together).toEqual([...(await invoicesOf(first)), ...(await invoicesOf(second))]);
  const alone = await shop.paidOrder(customer, part);
  expect(await invoicesOf(`${alone.id}?together=yes`)).toHaveLength(1);
});

test('another customer’s order is like an unknown one', async () => {
  const { id } = await shop.paidOrder(customer, part);
  const other = await shop.addCustomer();
  expect((await shop.call('GET', `/invoices/${id}`, { token: other.token })).status).toBe(404);
});

test.each([
  `UPDATE invoices SET number = 'x'`,
  'DELETE FROM invoices',
  'TRUNCATE invoices',
  'UPDATE invoices SET order_id = order_id WHERE false',
])('the database refuses %s', async (statement) => {
  await expect(db.query(statement)).rejects.toThrow('invoices are never changed or deleted');
});

test('a slip has what is packed, by part number, and no price', async () => {
  const first = await shop.addPart({ name: 'Axle nut' });
  const orders = [
    await shop.paidOrder(customer, first, 7),
    await shop.paidOrder(customer, part, 2),
    { id: await shop.order(customer, part) },
  ];
  const numbers = await Promise.all(orders.map(({ id }) => numberOf(id)));
  const response = await shop.call('GET', `/packing-slips?orders=${numbers.join()}`, { token: admin.token });
  const { slips, contact } = expectBody(response, 200, PackingSlips);
  expect(contact).toBeNull();
  expect(slips.map(({ number, productQuantity }) => [number, productQuantity])).toEqual([
    [numbers[1], 2],
    [numbers[0], 7],
  ]);
  // The schema leaves out what it does not know, so the body itself is read.
  expect(JSON.stringify(response.body)).not.toMatch(/price|cents|total|\b64\b/i);
});

test('after a restore, numbers have a series of their own', async () => {
  const id = await shop.order(await shop.addCustomer(), part);
  let number = '';
  const undone = db.transaction(async (tx) => {
    await tx.query('SELECT start_invoice_series()');
    await tx.query(`SELECT issue_invoice($1, 'invoice')`, [id]);
    const { rows } = await tx.query<{ number: string }>('SELECT number FROM invoices WHERE order_id = $1', [
      id,
    ]);
    number = rows[0]?.number ?? '';
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(number).toMatch(new RegExp(`^${year}-\\d{8}-000001$`));
});
