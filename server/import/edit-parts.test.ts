import { describe, expect, test } from 'vitest';
import { ImportDetails, ImportRow, StartedPartEdit, type ImportStep } from '#contract/import/imports.ts';
import { StockHistory } from '#contract/catalogue/stock-history.ts';
import { expectBody, openShop } from '#tests/shop/open-shop.ts';
import * as z from 'zod/mini';
import { categoryFile } from '#mocks/fixtures/categories.ts';
import { CategoryFile, saveCategories } from '../catalogue/save-categories.ts';
import { stockMismatches } from '../orders/stock.ts';
import { problem } from '../testing/contract-responses.ts';
import { createImporter } from './run-imports.ts';

const shop = await openShop();
const { token } = await shop.addAdmin();
const importer = createImporter({ ...shop.deps, log: { warn: console.error, error: console.error } });
const work = () => importer.run(20_000);

const call = (method: string, path: string, body?: object) =>
  shop.call(method, path, { token, ...(body && { body }) });

async function preview(body: object) {
  const started = expectBody(await call('POST', '/part-edits', body), 200, StartedPartEdit);
  await work();
  const { _id: id } = started.run;
  const details = expectBody(await call('GET', `/imports/${id}`), 200, ImportDetails);
  const rows = expectBody(await call('GET', `/import-rows/${id}?limit=200`), 200, z.array(ImportRow));
  return { id, details, rows, price: started.price, stock: started.stock };
}

async function take(id: string, step: ImportStep) {
  expect((await call('POST', `/import-steps/${id}`, { step })).status).toBe(200);
  await work();
  return expectBody(await call('GET', `/imports/${id}`), 200, ImportDetails);
}

const partOf = async (id: string) => {
  const { rows } = await shop.db.query<{ price: number; quantity: number; min: number; off: string | null }>(
    'SELECT price_cents AS price, quantity, min_quantity AS min, off_sale_as AS off FROM parts WHERE id = $1',
    [id],
  );
  return rows[0];
};

const raise = { price: { how: 'percent', value: 5, ending: 'ninetyFive' } };

describe('an edit of many parts', () => {
  test('shows old and new prices with sums, changes them, and is undone', async () => {
    const [first, second] = [
      await shop.addPart({ priceCents: 6400 }),
      await shop.addPart({ priceCents: 6795 }),
    ];
    const { id, details, rows, price, stock } = await preview({ ids: [first.id, second.id], changes: raise });
    expect(details).toMatchObject({
      ...{ state: 'checked', name: 'Bulk edit: price', kind: 'parts', faults: [] },
      counts: { changed: 2, refused: 0 },
    });
    expect(rows.map(({ changes }) => changes)).toEqual([
      [{ column: 'price', before: '64', after: '67.95' }],
      [{ column: 'price', before: '67.95', after: '71.95' }],
    ]);
    expect([price, stock]).toEqual([{ averagePercent: 6.03, largestStep: 4 }, null]);
    expect(await partOf(first.id)).toMatchObject({ price: 6400 });
    expect(await take(id, 'import')).toMatchObject({ state: 'done', counts: { changed: 2 } });
    expect(await partOf(first.id)).toMatchObject({ price: 6795 });
    await shop.db.query('UPDATE parts SET price_cents = 100 WHERE id = $1', [second.id]);
    expect(await take(id, 'undo')).toMatchObject({
      state: 'undone',
      kept: [expect.stringMatching(/Somebody has changed it since/)],
    });
    expect([await partOf(first.id), await partOf(second.id)]).toMatchObject([
      { price: 6400 },
      { price: 100 },
    ]);
  });

  test('of stocks adds the difference, and refuses what would be below 0', async () => {
    const [full, low] = [await shop.addPart({ quantity: 100 }), await shop.addPart({ quantity: 10 })];
    const { id, details, stock } = await preview({
      ids: [full.id, low.id],
      changes: { stockChange: -20 },
    });
    expect(stock).toEqual({ before: 100, after: 80 });
    expect(details.faults).toMatchObject([{ kind: 'reserved', count: 1 }]);
    await take(id, 'import');
    expect([await partOf(full.id), await partOf(low.id)]).toMatchObject([{ quantity: 80 }, { quantity: 10 }]);
    const history = async () =>
      expectBody(await call('GET', `/stock-history/${full.id}`), 200, StockHistory).movements;
    expect(await history()).toMatchObject([
      { change: -20, cause: 'import', note: 'Bulk edit: stock', by: expect.stringMatching(/./) },
    ]);
    await take(id, 'undo');
    expect(await history()).toMatchObject([{ change: 20, stock: 100 }, { change: -20 }]);
    expect(await stockMismatches(shop.db)).toEqual([]);
  });

  test('of a category takes specifications that it does not have, and gives them back', async () => {
    await saveCategories(shop.db, CategoryFile.parse(categoryFile));
    const { id: part } = await shop.addPart();
    await shop.db.query(`UPDATE parts SET category = 'brake-discs' WHERE id = $1`, [part]);
    await shop.db.query(`INSERT INTO part_specs (part_id, spec, number) VALUES ($1, 'diameter', 280)`, [
      part,
    ]);
    const specs = async () =>
      (await shop.db.query('SELECT spec, number FROM part_specs WHERE part_id = $1', [part])).rows;
    const { id, rows } = await preview({ ids: [part], changes: { category: 'oil-filters' } });
    expect(rows[0]?.changes).toMatchObject([
      { column: 'category', before: 'brake-discs', after: 'oil-filters' },
      { column: 'spec:diameter', before: '280', after: '' },
    ]);
    await take(id, 'import');
    expect(await specs()).toEqual([]);
    await take(id, 'undo');
    expect(await specs()).toEqual([{ spec: 'diameter', number: 280 }]);
  });

  test('of all that match reads every page of the list, and several fields change together', async () => {
    await shop.db.query(
      `INSERT INTO parts (id, name, description, price_cents, quantity, initial_quantity, min_quantity, image, email)
       SELECT gen_random_uuid(), 'Zylinderkopf ' || n, '', 500, 9, 9, 1, '', 'works@norholt.test'
         FROM generate_series(1, 1100) AS n`,
    );
    const { id, details } = await preview({
      filters: { search: 'zylinderkopf' },
      changes: { minQuantity: 3, state: 'discontinued' },
    });
    expect(details).toMatchObject({
      rows: 1100,
      counts: { changed: 1100 },
      name: 'Bulk edit: several fields',
    });
    await take(id, 'import');
    const { rows } = await shop.db.query(
      `SELECT count(*)::int AS parts FROM parts WHERE name LIKE 'Zylinderkopf %' AND min_quantity = 3 AND off_sale_as = 'discontinued'`,
    );
    expect(rows).toEqual([{ parts: 1100 }]);
    const off = await preview({
      filters: { search: 'zylinderkopf', state: 'discontinued' },
      changes: { state: 'onSale' },
    });
    expect(off.details).toMatchObject({ counts: { changed: 1100 } });
  });

  test.each([
    ['on sale', {}],
    ['of a state', { state: 'draft' }],
    ['with notes', { notes: 'yes', state: 'draft' }],
  ])('of a group of categories takes its parts alone: %s', async (_, filters) => {
    await shop.db.query(
      `WITH added AS (
         INSERT INTO parts (id, name, description, price_cents, quantity, initial_quantity, min_quantity, image, email, category, off_sale_as, deleted_at)
         SELECT gen_random_uuid(), 'Bremse ' || category, '', 500, 9, 9, 1, '', 'works@norholt.test', category, $1, CASE WHEN $1::text IS NOT NULL THEN now() END
           FROM unnest(ARRAY['brake-pads', 'oil-filters']) AS category RETURNING id
       )
       INSERT INTO fitments (part_id, note, created_by) SELECT id, 'as built', 'Works' FROM added`,
      ['state' in filters ? filters.state : null],
    );
    const { details } = await preview({
      filters: { search: 'bremse', category: 'brakes', ...filters },
      changes: { minQuantity: 4 },
    });
    expect(details).toMatchObject({ rows: 'notes' in filters ? 2 : 1 });
  });

  test.each([
    ['nothing', { ids: ['x'], changes: {} }, 'changes'],
    ['no parts', { changes: raise }, 'ids'],
    ['parts twice', { ids: ['x'], filters: {}, changes: raise }, 'ids'],
    [
      'a price of 0',
      { ids: ['x'], changes: { price: { ...raise.price, how: 'set', value: 0 } } },
      'changes.price.value',
    ],
    ['parts that are gone', { ids: ['x'], changes: raise }, undefined],
  ])('is rejected with %s', async (_, body, field) => {
    expect(await call('POST', '/part-edits', body)).toMatchObject(
      problem(400, 'INVALID', field === undefined ? {} : { field }),
    );
  });
});
