import { expect, test } from 'vitest';
import { auditOf } from '#server/testing/app.ts';
import { openShop } from '#tests/shop/open-shop.ts';

const shop = await openShop({ config: { rateLimitScale: 1 } });
const customer = await shop.addCustomer();
const admin = await shop.addAdmin();
const part = await shop.addPart();

const ask = (body: object, { token } = customer) => shop.call('POST', '/questions', { token, body });
const read = (path: string) => shop.call('GET', path, { token: admin.token });

test('notes and questions of an order are kept with it, oldest first', async () => {
  const id = await shop.order(customer, part);
  expect(await ask({ text: ' Does it need a \u0007gasket?\r\nI have none. ', orderId: id })).toMatchObject({
    status: 200,
    body: { acknowledged: true },
  });
  const note = { token: admin.token, body: { text: 'It does.' } };
  expect(await shop.call('POST', `/order-notes/${id}`, note)).toMatchObject({ status: 200 });
  expect((await read(`/order-notes/${id}`)).body).toMatchObject([
    { kind: 'question', text: 'Does it need a gasket?\nI have none.', author: { email: customer.email } },
    { kind: 'note', text: 'It does.', author: { email: admin.email } },
  ]);
  const audit = await auditOf(shop.db, id);
  expect(audit).toContainEqual(expect.objectContaining({ call: 'POST /order-notes', after: 'note added' }));
  expect(JSON.stringify(audit)).not.toContain('It does.');
});

test('a question about a part is listed with it, the newest first', async () => {
  for (const text of ['Is it vented?', 'Is it slotted?']) await ask({ text, partId: part.id });
  expect((await read(`/part-questions/${part.id}`)).body).toMatchObject([
    { text: 'Is it slotted?' },
    { text: 'Is it vented?' },
  ]);
});

test('nobody asks about the order of somebody else, or about both', async () => {
  const orderId = await shop.order(customer, part);
  const other = await shop.addCustomer();
  expect(await ask({ text: 'Where is it?', orderId }, other)).toMatchObject({ status: 404 });
  expect(await ask({ text: 'Where is it?', orderId, partId: part.id })).toMatchObject({ status: 400 });
  expect(await ask({ text: 'x'.repeat(2001), orderId })).toMatchObject({ status: 400 });
});

test('a customer asks ten questions an hour', async () => {
  const busy = await shop.addCustomer();
  for (let asked = 0; asked < 10; asked += 1) await ask({ text: 'And this?', partId: part.id }, busy);
  const refused = await ask({ text: 'And this?', partId: part.id }, busy);
  expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});
