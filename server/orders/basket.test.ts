import { describe, expect, test } from 'vitest';
import { Basket } from '#contract/orders/basket.ts';
import { limits } from '#contract/limits.ts';
import { golf, modelFixtures } from '#mocks/fixtures/vehicles.ts';
import { expectBody, openShop, type Person, type StockedPart } from '#tests/shop/open-shop.ts';
import { newId } from '../core/ids.ts';
import { addModel } from '../fitment/models.ts';
import { problem } from '../testing/contract-responses.ts';
import { removeOldBasketLines } from './basket.ts';

const shop = await openShop();
for (const model of modelFixtures) await addModel(shop.db, model);

const lineOf = (part: Pick<StockedPart, 'id'>, quantity = 1, overrides: object = {}) => ({
  ...{ partId: part.id, vehicle: null, quantity, price: 64 },
  ...overrides,
});

const change = ({ token }: Person, lines: object[], join?: boolean) =>
  shop.call('PATCH', '/basket', { token, body: { lines, join } });

const basketOf = async ({ token }: Person) =>
  expectBody(await shop.call('GET', '/basket', { token }), 200, Basket).lines;

const linesOf = async (customer: Person) =>
  (await basketOf(customer)).map(({ partId, quantity, price }) => [partId, quantity, price]);

const readLines = async (lines: object[]) =>
  expectBody(await shop.call('POST', '/basket-lines', { body: { lines } }), 200, Basket).lines;

describe('a basket', () => {
  test('keeps the order in which lines were added, and reserves nothing', async () => {
    const customer = await shop.addCustomer();
    const parts = [await shop.addPart(), await shop.addPart(), await shop.addPart()] as const;
    await change(customer, [lineOf(parts[2]), lineOf(parts[0])]);
    await change(customer, [lineOf(parts[1]), lineOf(parts[2], 5, { price: 60.5 })]);
    expect(await linesOf(customer)).toEqual([
      [parts[2].id, 5, 60.5],
      [parts[0].id, 1, 64],
      [parts[1].id, 1, 64],
    ]);
    expect(await shop.stockOf(parts[2])).toBe(100);
  });

  test('has one line for each vehicle of a part, and removes it with a quantity of 0', async () => {
    const customer = await shop.addCustomer();
    const part = await shop.addPart();
    const forGolf = { vehicle: golf.slug };
    await change(customer, [lineOf(part, 1), lineOf(part, 2, forGolf), lineOf(part, 3)]);
    expect((await basketOf(customer)).map(({ vehicle, quantity }) => [vehicle, quantity])).toEqual([
      [null, 3],
      [golf.slug, 2],
    ]);
    await change(customer, [lineOf(part, 0)]);
    expect((await basketOf(customer)).map(({ vehicle }) => vehicle)).toEqual([golf.slug]);
  });

  test('joins the lines of a visitor: the larger quantity wins, with its price', async () => {
    const customer = await shop.addCustomer();
    const parts = [await shop.addPart(), await shop.addPart(), await shop.addPart()] as const;
    await change(customer, [lineOf(parts[0], 2), lineOf(parts[1], 2)]);
    const kept = { price: 50 };
    await change(customer, [lineOf(parts[0], 3, kept), lineOf(parts[1], 1, kept), lineOf(parts[2], 1)], true);
    expect(await linesOf(customer)).toEqual([
      [parts[0].id, 3, 50],
      [parts[1].id, 2, 64],
      [parts[2].id, 1, 64],
    ]);
  });

  test('has at most 200 lines: another one is refused, or left out if it joins', async () => {
    const customer = await shop.addCustomer();
    const part = await shop.addPart();
    const line = (index: number) => lineOf(part, 1, { vehicle: `volvo-${index}` });
    const most = limits.basketLines;
    await change(
      customer,
      Array.from({ length: most }, (_, index) => line(index)),
    );
    const response = await change(customer, [line(most)]);
    expect(response).toMatchObject(problem(400, 'INVALID', { field: 'lines' }));
    const joined = expectBody(await change(customer, [lineOf(part)], true), 200, Basket).lines;
    expect(joined).toHaveLength(most);
    expect(joined.at(-1)).toMatchObject({ vehicle: `volvo-${most - 1}` });
    // One that has a line already can be changed.
    expect(await change(customer, [{ ...line(0), quantity: 7 }])).toMatchObject({ status: 200 });
  });

  test('keeps lines for 90 days, and goes with its customer', async () => {
    const customer = await shop.addCustomer();
    const [old, recent] = [await shop.addPart(), await shop.addPart()];
    await change(customer, [lineOf(old), lineOf(recent)]);
    await shop.db.query(`UPDATE basket_lines SET added_at = now() - interval '90 days' WHERE part_id = $1`, [
      old.id,
    ]);
    await removeOldBasketLines(shop.db);
    expect(await linesOf(customer)).toEqual([[recent.id, 1, 64]]);
    await shop.db.query('DELETE FROM sessions WHERE user_id = $1', [customer.id]);
    await shop.db.query('DELETE FROM users WHERE id = $1', [customer.id]);
    const { rowCount } = await shop.db.query('SELECT FROM basket_lines WHERE user_id = $1', [customer.id]);
    expect(rowCount).toBe(0);
  });
});

describe('a line shows', () => {
  const setPart = (part: StockedPart, values: string) =>
    shop.db.query(`UPDATE parts SET ${values} WHERE id = $1`, [part.id]);

  test('the current part, for visitors and customers alike', async () => {
    const part = await shop.addPart({ quantity: 3, priceCents: 7050 });
    const [line] = await readLines([lineOf(part, 5)]);
    expect(line).toMatchObject({ quantity: 5, price: 64, isSold: true, successor: null, fit: null });
    expect(line?.part).toMatchObject({ _id: part.id, quantity: 3, price: 70.5 });
  });

  test.each([
    ['discontinued', `'discontinued'`],
    ['deleted', 'NULL'],
  ])('what replaces a part that is %s', async (_, offSaleAs) => {
    const [customer, part, next] = [await shop.addCustomer(), await shop.addPart(), await shop.addPart()];
    await change(customer, [lineOf(part)]);
    await setPart(part, `deleted_at = now(), off_sale_as = ${offSaleAs}, successor_id = '${next.id}'`);
    expect(await basketOf(customer)).toMatchObject([
      { partId: part.id, part: { name: part.name }, isSold: false, successor: { _id: next.id } },
    ]);
    await setPart(next, `deleted_at = now(), off_sale_as = 'discontinued'`);
    expect(await basketOf(customer)).toMatchObject([{ isSold: false, successor: null }]);
  });

  test('nothing of a part that visitors never saw or that became a draft', async () => {
    const [customer, part] = [await shop.addCustomer(), await shop.addPart()];
    await change(customer, [lineOf(part)]);
    await setPart(part, `deleted_at = now(), off_sale_as = 'draft'`);
    expect(await basketOf(customer)).toMatchObject([{ partId: part.id, part: null, isSold: false }]);
    const other = await shop.addCustomer();
    await change(other, [lineOf(part), lineOf({ id: newId() }), lineOf({ id: 'none' })]);
    expect(await basketOf(other)).toEqual([]);
    expect(await readLines([lineOf({ id: newId() }), lineOf({ id: 'none' })])).toMatchObject([
      { part: null },
      { partId: 'none', part: null },
    ]);
  });

  test('whether it fits its vehicle', async () => {
    const [part, other] = [await shop.addPart(), await shop.addPart()];
    await shop.db.query(
      `INSERT INTO fitments (part_id, model_id, note, created_by)
       SELECT $1, id, '', '' FROM models WHERE slug = $2`,
      [part.id, golf.model],
    );
    const lines = [
      lineOf(other),
      lineOf(part, 1, { vehicle: golf.slug }),
      lineOf(other, 1, { vehicle: golf.slug }),
      lineOf(part, 1, { vehicle: 'trabant-601-1975' }),
    ];
    expect(await readLines(lines)).toMatchObject([
      { fit: null, vehicleName: null },
      { fit: { kind: 'fits' }, vehicleName: expect.stringContaining('Golf') as string },
      { fit: { kind: 'notKnown' } },
      { vehicle: 'trabant-601-1975', fit: null, vehicleName: null },
    ]);
  });
});
