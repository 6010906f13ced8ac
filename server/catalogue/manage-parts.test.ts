import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { AddedPart, ChangedPart, Part, type NewPart, type RestoredPart } from '#contract/catalogue/parts.ts';
import { StockHistory } from '#contract/catalogue/stock-history.ts';
import { expectBody, openShop, orderBody, ordersOf } from '#tests/shop/open-shop.ts';
import { releaseLapsed, stockMismatches } from '../orders/stock.ts';
import { auditOf } from '../testing/app.ts';
import { problem } from '../testing/contract-responses.ts';

const shop = await openShop({ config: { imageHosts: ['images.norholt.test'] } });
const [admin, customer] = [await shop.addAdmin(), await shop.addCustomer()];

const newPart = (overrides: Partial<NewPart> = {}): NewPart => ({
  name: `Brake disc ${randomUUID()}`,
  description: 'Slotted, high-carbon iron.',
  price: 64,
  minQuantity: 10,
  quantity: 480,
  image: 'https://images.norholt.test/disc.webp',
  ...overrides,
});

const add = (body: object) => shop.call('POST', '/post-part', { token: admin.token, body });

const addedId = async (body: object) => expectBody(await add(body), 200, AddedPart).insertedId;

const change = (id: string, body: object, token = admin.token) =>
  shop.call('PATCH', `/parts/${id}`, { token, body });

const remove = (id: string, token = admin.token) => shop.call('DELETE', `/delete-part/${id}`, { token });

const restore = (id: string, token = admin.token) => shop.call('POST', `/restore-part/${id}`, { token });

const partOf = async (id: string) => expectBody(await shop.call('GET', `/parts/${id}`), 200, Part);

const movementsOf = async (id: string) => {
  const { rows } = await shop.db.query(
    'SELECT delta, reason FROM stock_movements WHERE part_id = $1 ORDER BY id',
    [id],
  );
  return rows;
};

describe('adding a part', () => {
  test('needs the product’s six fields only, and puts it on sale', async () => {
    const body = newPart();
    expect(Object.keys(body)).toHaveLength(6);
    const number = await shop.numberOf(await addedId(body));
    expect(await shop.call('GET', `/part/${number}`)).toMatchObject({
      status: 200,
      body: {
        ...body,
        ...{ state: 'onSale', brand: '', category: null, imageAlt: '' },
        ...{ morePictures: [], references: [], specifications: [] },
      },
    });
  });

  test('appends it to the catalogue, with its stock and the admin’s own e-mail address', async () => {
    const body = newPart();
    const id = await addedId({
      ...body,
      email: 'someone@else.test',
      version: 9,
      _id: 'x',
      deleted_at: 'now',
    });
    expect(await partOf(id)).toEqual({
      ...body,
      _id: id,
      version: 1,
      number: await shop.numberOf(id),
      brand: '',
      address: await shop.numberOf(id),
    });
    const { rows } = await shop.db.query('SELECT email, initial_quantity FROM parts WHERE id = $1', [id]);
    expect(rows).toEqual([{ email: admin.email, initial_quantity: 480 }]);
    expect(await auditOf(shop.db, id)).toEqual([{ call: 'POST /post-part', before: null, after: 'on sale' }]);
  });

  test('can have the name of another part, by which nobody can order then', async () => {
    const { name } = newPart();
    const [first, second] = [name, ` ${name.toUpperCase()} `].map((each) => newPart({ name: each }));
    const id = await addedId(first ?? {});
    await addedId(second ?? {});
    const buyer = await shop.addCustomer();
    const body = orderBody(buyer, { id, name, priceCents: 6400, quantity: 480 }, 10);
    const place = (order: object) => shop.call('POST', '/orders', { token: buyer.token, body: order });
    expect(await place({ ...body, productName: name.replace('disc', 'DISC') })).toMatchObject({
      status: 409,
      body: {
        code: 'AMBIGUOUS_PART',
        field: 'productName',
        choices: [{ name }, { name: name.toUpperCase() }],
      },
    });
    expect((await place({ ...body, partId: id })).status).toBe(200);
  });

  test('cleans its texts, and rejects those without a visible character', async () => {
    const id = await addedId(
      newPart({ name: `\u202EDisc\u009B\t${randomUUID()}`, description: 'One\r\nTwo' }),
    );
    expect(await partOf(id)).toMatchObject({
      name: expect.stringMatching(/^Disc [0-9a-f-]+$/) as string,
      description: 'One\nTwo',
    });
    for (const nothing of ['\u200B', '\u3164', '\u2800 ']) {
      expect(await add(newPart({ name: nothing }))).toMatchObject(problem(400, 'INVALID'));
    }
  });

  test('may reuse the name of a deleted part', async () => {
    const body = newPart();
    expect((await remove(await addedId(body))).status).toBe(200);
    expect((await add(body)).status).toBe(200);
  });

  test.each([
    ['a name over 120 characters', { name: 'x'.repeat(121) }],
    ['a zero price', { price: 0 }],
    ['a price above the maximum', { price: 1_000_000 }],
    ['a third decimal', { price: 1.005 }],
    ['a zero minimum quantity', { minQuantity: 0 }],
    ['less stock than one order', { quantity: 9 }],
    ['too much stock', { quantity: 1_000_001 }],
    ['a smallest order below the minimum charge', { price: 0.04 }],
    ['no image', { image: '' }],
    ['an image of another host', { image: 'https://tracker.test/x.png' }],
    ['a script URL', { image: 'javascript:alert(1)' }],
    ['a data URL', { image: 'data:image/png;base64,AA' }],
    ['an unknown upload', { image: `/uploads/${'a'.repeat(32)}-800.webp` }],
    ['a path outside the uploads', { image: '/uploads/../api/user' }],
    ['a URL without its scheme', { image: '//images.norholt.test/x.png' }],
  ])('with %s is 400 and changes nothing', async (_, overrides) => {
    const body = newPart(overrides);
    expect(await add(body)).toMatchObject(problem(400, 'INVALID'));
    const { rows } = await shop.db.query('SELECT FROM parts WHERE name = $1', [body.name]);
    expect(rows).toEqual([]);
  });

  test('is allowed at exactly the minimum charge', async () => {
    expect((await add(newPart({ price: 0.05 }))).status).toBe(200);
  });
});

describe('changing a part', () => {
  test('returns the new part with the next version, and audits the changed fields', async () => {
    const id = await addedId(newPart());
    const before = await partOf(id);
    const response = await change(id, { version: 1, price: 68.5, name: before.name });
    const changed = expectBody(response, 200, ChangedPart);
    expect(changed).toEqual({ modifiedCount: 1, part: { ...before, price: 68.5, version: 2 } });
    expect(await partOf(id)).toEqual(changed.part);
    expect((await auditOf(shop.db, id)).slice(1)).toEqual([
      { call: 'PATCH /parts', before: '{"price":64}', after: '{"price":68.5}' },
    ]);
  });

  test('with an outdated version is rejected with the current part', async () => {
    const id = await addedId(newPart());
    await change(id, { version: 1, price: 70 });
    const refused = problem(409, 'PART_CHANGED', { part: await partOf(id) });
    expect(await change(id, { version: 1, price: 80 })).toMatchObject(refused);
    expect(await partOf(id)).toMatchObject({ price: 70 });
  });

  test('succeeds for one of ten concurrent requests', async () => {
    const id = await addedId(newPart());
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => change(id, { version: 1, price: 70 + index })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await partOf(id)).version).toBe(2);
  });

  test('sets the stock through the ledger, and is rejected if the stock has changed since', async () => {
    const part = await shop.addPart({ quantity: 100 });
    await shop.order(customer, part, 10);
    const set = (version: number, quantity: number, quantitySeen: number) =>
      change(part.id, { version, quantity, quantitySeen });
    const current = { part: { quantity: 90, version: 1 } };
    expect(await set(1, 500, 100)).toMatchObject(problem(409, 'PART_CHANGED', current));
    expect((await set(1, 500, 90)).body).toMatchObject({ part: { quantity: 500, version: 2 } });
    expect((await set(2, 0, 500)).body).toMatchObject({ part: { quantity: 0 } });
    expect(await movementsOf(part.id)).toEqual([
      { delta: -10, reason: 'reserve' },
      { delta: 410, reason: 'set' },
      { delta: -500, reason: 'set' },
    ]);
  });

  test('of other fields ignores stock changes, and orders do not raise the version', async () => {
    const part = await shop.addPart({ quantity: 100 });
    await shop.order(customer, part, 10);
    const response = await change(part.id, { version: 1, price: 65 });
    expect(response).toMatchObject({ status: 200, body: { part: { quantity: 90, version: 2 } } });
  });

  test('keeps stock and ledger equal while customers order', async () => {
    const part = await shop.addPart({ quantity: 30 });
    const buyers = await Promise.all(Array.from({ length: 8 }, () => shop.addCustomer()));
    await Promise.all([
      ...buyers.map((buyer) => shop.order(buyer, part, 2)),
      ...[30, 28, 26, 24].map((seen) =>
        change(part.id, { version: 1, quantity: seen + 100, quantitySeen: seen }),
      ),
    ]);
    expect(await stockMismatches(shop.db)).toEqual([]);
  });

  test('leaves name, image and price of existing orders, and accepts the shop’s own images', async () => {
    const [part, buyer] = [await shop.addPart(), await shop.addCustomer()];
    const image = '/pictures/brake-disc-cutout-800.webp';
    await shop.order(buyer, part, 2);
    expect((await change(part.id, { version: 1, price: 65, image })).status).toBe(200);
    await change(part.id, { version: 2, name: `${part.name} mk2`, price: 99, image: newPart().image });
    expect(await ordersOf(shop, buyer)).toMatchObject([
      { productName: part.name, unitPrice: 64, totalPrice: 128, image },
    ]);
  });

  test.each([
    ['a smallest order below the minimum charge', { price: 0.04 }],
    ['a zero price', { price: 0 }],
    ['an image of another host', { image: 'https://tracker.test/x.png' }],
    ['stock but no quantitySeen', { quantity: 5 }],
    ['too much stock', { quantity: 1_000_001, quantitySeen: 480 }],
    ['a version beyond 32 bits', { version: 2 ** 40, price: 65 }],
  ])('with %s is 400', async (_, body) => {
    const id = await addedId(newPart());
    expect(await change(id, { version: 1, ...body })).toMatchObject(problem(400, 'INVALID'));
    expect(await partOf(id)).toMatchObject({ version: 1, price: 64, quantity: 480 });
  });

  test.each(['x', randomUUID(), '00000000-0000-0000-0000-000000000000'])('%s is 404', async (id) => {
    expect(await change(id, { version: 1, price: 65 })).toMatchObject(problem(404, 'NOT_FOUND'));
  });
});

describe('deleting a part', () => {
  const prepare = async () => {
    const [part, buyer] = [await shop.addPart(), await shop.addCustomer()];
    const orderId = await shop.order(buyer, part, 10);
    expect((await remove(part.id)).status).toBe(200);
    return { part, buyer, orderId };
  };

  test('succeeds once; repeated, or for an unknown id, it is 404', async () => {
    const id = await addedId(newPart());
    expect(await remove(id)).toMatchObject({ status: 200, body: { acknowledged: true, deletedCount: 1 } });
    for (const each of [id, randomUUID(), 'x']) {
      expect(await remove(each)).toMatchObject(problem(404, 'NOT_FOUND'));
    }
    expect((await shop.call('GET', `/parts/${id}`)).status).toBe(404);
    expect((await change(id, { version: 1, price: 65 })).status).toBe(404);
    expect((await auditOf(shop.db, id)).slice(1)).toEqual([
      { call: 'DELETE /delete-part', before: 'on sale', after: 'deleted' },
    ]);
  });

  test('stops new orders, while an order with reserved stock is shown and can be paid', async () => {
    const { part, buyer, orderId } = await prepare();
    expect(await shop.place(buyer, part)).toMatchObject(problem(404, 'PART_NOT_FOUND'));
    expect(await ordersOf(shop, buyer)).toMatchObject([{ _id: orderId, productName: part.name }]);
    const intent = await shop.payAtProvider(buyer, orderId);
    expect((await shop.report(buyer, orderId, intent)).status).toBe(200);
  });

  test.each([false, true])(
    'makes an unpaid order unpayable once its reservation is over (released: %s)',
    async (isReleased) => {
      const { part, buyer, orderId } = await prepare();
      await shop.lapse(orderId);
      if (isReleased) await releaseLapsed(shop.db);
      expect(await shop.createPayment(buyer, { orderId })).toMatchObject(problem(409, 'ABOVE_STOCK'));
      expect(await shop.stateOf(orderId)).toMatchObject({ status: 'unpaid' });
      await releaseLapsed(shop.db);
      expect(await shop.stockOf(part)).toBe(100);
    },
  );

  test('refunds a payment that arrives after the reservation', async () => {
    const { part, buyer, orderId } = await prepare();
    const secret = await shop.secretFor(buyer, orderId);
    await shop.lapse(orderId);
    await releaseLapsed(shop.db);
    expect(await shop.confirmCard(secret)).toBe('succeeded');
    await shop.stripe.webhooks.settled();
    expect(await shop.stateOf(orderId)).toMatchObject({ status: 'unpaid', transactionId: null });
    expect(await shop.stockOf(part)).toBe(100);
  });
});

describe('restoring a deleted part', () => {
  test('puts it back on sale unchanged, once in ten concurrent requests, with one audit entry', async () => {
    const id = await addedId(newPart());
    const before = await partOf(id);
    await remove(id);
    const responses = await Promise.all(Array.from({ length: 10 }, () => restore(id)));
    expect(responses.filter(({ body }) => (body as RestoredPart).modifiedCount === 1)).toHaveLength(1);
    expect(await partOf(id)).toEqual(before);
    expect((await auditOf(shop.db, id)).slice(2)).toEqual([
      { call: 'POST /restore-part', before: 'deleted', after: 'on sale' },
    ]);
  });

  test('keeps stock changes by its orders', async () => {
    const [part, buyer] = [await shop.addPart(), await shop.addCustomer()];
    const orderId = await shop.order(buyer, part, 10);
    await remove(part.id);
    expect((await shop.deleteOrder(buyer, orderId)).status).toBe(200);
    await restore(part.id);
    expect((await partOf(part.id)).quantity).toBe(100);
  });

  test('is rejected while another part of the brand has its number', async () => {
    const body = newPart({ number: `QX-${randomUUID().slice(0, 8)}` });
    const id = await addedId(body);
    await remove(id);
    const other = await addedId(newPart({ number: body.number }));
    expect(await restore(id)).toMatchObject(problem(409, 'NUMBER_TAKEN'));
    await remove(other);
    expect((await restore(id)).status).toBe(200);
  });

  test.each(['x', randomUUID()])('%s is 404', async (id) => {
    expect(await restore(id)).toMatchObject(problem(404, 'NOT_FOUND'));
  });
});

describe('the stock of a part', () => {
  const historyOf = async (id: string, search = '') =>
    expectBody(
      await shop.call('GET', `/stock-history/${id}${search}`, { token: admin.token }),
      200,
      StockHistory,
    );
  const setStock = (id: string, body: object) =>
    shop.call('PATCH', `/stock/${id}`, { token: admin.token, body });

  test('is changed with a reason, if it is the one that was seen, and keeps the version', async () => {
    const part = await shop.addPart({ quantity: 100 });
    const counted = { quantity: 98, quantitySeen: 100, reason: 'damaged', note: 'Box dropped' };
    expect((await setStock(part.id, counted)).body).toMatchObject({
      ...{ modifiedCount: 1, part: { quantity: 98, version: 1 } },
    });
    expect((await setStock(part.id, counted)).body).toMatchObject({ modifiedCount: 0 });
    expect(await setStock(part.id, { ...counted, quantity: 90 })).toMatchObject(
      problem(409, 'PART_CHANGED', { part: { quantity: 98 } }),
    );
    expect(await setStock(part.id, { ...counted, reason: 'other', note: ' ' })).toMatchObject(
      problem(400, 'INVALID', { field: 'note' }),
    );
    expect(await stockMismatches(shop.db)).toEqual([]);
  });

  test('has a history, newest first, with the stock after each movement, in pages', async () => {
    const part = await shop.addPart({ quantity: 100 });
    const order = await shop.order(customer, part, 10);
    await change(part.id, { version: 1, quantity: 500, quantitySeen: 90 });
    await setStock(part.id, { quantity: 499, quantitySeen: 500, reason: 'counted', note: '' });
    const { movements, days, ...rest } = await historyOf(part.id);
    expect(rest).toEqual({ quantity: 499, reserved: 10, lowBelow: 5, total: 3 });
    // It is of today.
    expect(days).toMatchObject([{ stock: 499 }]);
    expect(movements).toMatchObject([
      { change: -1, stock: 499, cause: 'counted', by: expect.stringMatching(/./), order: null },
      { change: 410, stock: 500, cause: 'set', by: expect.stringMatching(/./) },
      { change: -10, stock: 90, cause: 'ordered', by: '', order: { _id: order } },
    ]);
    expect((await historyOf(part.id, '?page=2&limit=2')).movements).toEqual(movements.slice(2));
    const { body } = await shop.call('GET', `/stock-movements/${part.id}`, { token: admin.token });
    const lines = String(body).trim().split('\n');
    expect(lines.map((line) => line.split(',').slice(1, 4).join())).toEqual([
      'change,stock,cause',
      '-1,499,counted',
      '410,500,set',
      '-10,90,ordered',
    ]);
  });

  test('has the stock at the end of each of the last 30 days', async () => {
    const part = await shop.addPart({ quantity: 100 });
    await setStock(part.id, { quantity: 90, quantitySeen: 100, reason: 'counted', note: '' });
    await setStock(part.id, { quantity: 70, quantitySeen: 90, reason: 'counted', note: '' });
    await shop.db.query(`UPDATE parts SET created_at = now() - interval '90 days' WHERE id = $1`, [part.id]);
    await shop.db.query(
      `UPDATE stock_movements SET created_at = now() - CASE delta WHEN -10 THEN interval '40 days' ELSE interval '3 days' END
        WHERE part_id = $1`,
      [part.id],
    );
    const { days } = await historyOf(part.id);
    expect(days.map(({ stock }) => stock)).toEqual([
      ...Array.from({ length: 26 }, () => 90),
      ...Array.from({ length: 4 }, () => 70),
    ]);
    expect(days.at(-1)?.day).toBe(new Date().toISOString().slice(0, 10));
  });
});
