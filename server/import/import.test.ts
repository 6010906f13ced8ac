import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { csvCell } from '#contract/csv-cell.ts';
import { ImportDetails, ImportRun, type ImportChange, type ImportStep } from '#contract/import/imports.ts';
import { expectBody, openShop } from '#tests/shop/open-shop.ts';
import { recordReturnedParts } from '../mails/mail-jobs.ts';
import { setMailing } from '../mails/record-mail.ts';
import type { Database } from '../db/connect.ts';
import { tablesOf } from '../db/tables.ts';
import { createUnmatched } from './import-rows.ts';
import { createImporter } from './run-imports.ts';
import { removeOldImports } from './runs.ts';

// The stock of parts is written without an order.
const shop = await openShop({ isTampered: true });
const admin = await shop.addAdmin();
const importer = createImporter(shop.deps);

const call = (method: string, path: string, body?: unknown) =>
  shop.call(method, path, { token: admin.token, body });
const details = async (id: string) => expectBody(await call('GET', `/imports/${id}`), 200, ImportDetails);

async function work(): Promise<void> {
  while (await importer.runBatch());
}

/** Sends a file, which nobody reads yet. */
async function announce(content: string | Buffer, name = 'list.csv'): Promise<ImportRun> {
  const bytes = Buffer.from(content);
  const run = expectBody(await call('POST', '/imports', { name, bytes: bytes.byteLength }), 200, ImportRun);
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]));
  return expectBody(await call('POST', `/import-bytes/${run._id}?from=0`, form), 200, ImportRun);
}

async function upload(content: string | Buffer, name?: string): Promise<ImportDetails> {
  const { _id } = await announce(content, name);
  await work();
  return details(_id);
}

const change = async (id: string, body: ImportChange) =>
  expectBody(await call('PATCH', `/imports/${id}`, body), 200, ImportDetails);

async function take(id: string, step: ImportStep): Promise<ImportDetails> {
  expectBody(await call('POST', `/import-steps/${id}`, { step }), 200, ImportRun);
  await work();
  return details(id);
}

/** Reads, checks and imports a file. */
async function run(
  content: string | Buffer,
  options: ImportChange['options'] = {},
  kind?: ImportChange['kind'],
) {
  const { _id } = await upload(content);
  await change(_id, { options, ...(kind && { kind }) });
  const checked = await take(_id, 'check');
  expect(checked.state).toBe('checked');
  return take(_id, 'import');
}

const faultsOf = ({ faults }: ImportDetails) =>
  faults.flatMap(({ kind, faults: all }) => all.map(({ row, column, value }) => [kind, row, column, value]));

const counted = ({ counts }: ImportDetails) =>
  Object.fromEntries(Object.entries(counts ?? {}).filter(([, count]) => count > 0));

/**
 * Tables in which an undo leaves something: what happened stays in ledgers and records, what somebody said of columns and names is
 * remembered, and words and counts follow.
 */
const ledgers = new Set([
  ...[
    'audit_log',
    'stock_movements',
    'import_columns',
    'import_choices',
    'users',
    'mails',
    'orders',
    'order_events',
  ],
]);
/** An undo writes removed statements again, under the name of the admin who undoes the import. */
const written = ['id', 'created_at', 'created_by', 'updated_at', 'described_at', 'version', 'position'];

/** Everything else that the shop knows, without parts that are deleted. */
async function state(): Promise<Record<string, unknown>> {
  const tables = (await tablesOf(shop.db)).filter(({ name }) => !ledgers.has(name));
  const found: Record<string, unknown> = {};
  for (const { name, columns } of tables) {
    const kept = `(SELECT id FROM parts WHERE deleted_at IS NULL OR off_sale_as IS NOT NULL)`;
    const where =
      name === 'parts' ? `id IN ${kept}` : columns.includes('part_id') ? `part_id IN ${kept}` : 'true';
    const { rows } = await shop.db.query<{ row: object }>(
      `SELECT to_jsonb(one) - $1::text[] AS row FROM ${name} AS one WHERE ${where} ORDER BY (to_jsonb(one) - $1::text[])::text`,
      [written],
    );
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

async function partOf(number: string) {
  const { rows } = await shop.db.query<{
    id: string;
    quantity: number;
    price: number;
    off_sale_as: string | null;
  }>(
    `SELECT id, quantity, price_cents / 100.0::float8 AS price, off_sale_as FROM parts WHERE part_number = $1 AND (deleted_at IS NULL OR off_sale_as IS NOT NULL)`,
    [number],
  );
  return rows[0];
}

async function clear(): Promise<void> {
  await shop.db.query(
    `TRUNCATE old_customers, old_orders, imports, import_columns, import_choices, fitments, part_refs, engines, models, makes CASCADE;
     DELETE FROM stock_movements; DELETE FROM parts WHERE id NOT IN (SELECT part_id FROM orders)`,
  );
}

beforeEach(clear);

const parts = [
  'Artikelnummer;Marke;Bezeichnung;Preis;Bestand;EAN;OE',
  'NX-0701;Norda;Brake hose;1.020,50;5;4006381333931;Volkswagen: 5102-11 | Audi: 5102-12',
  'NX-0702;Ürsel;Hose clip;3,10;0;;',
].join('\n');

describe('parts', () => {
  test('are added as drafts, published, and undone', async () => {
    const before = await state();
    const done = await run(parts);
    expect(done).toMatchObject({ state: 'done', kind: 'parts', drafts: 2, faults: [] });
    expect(counted(done)).toEqual({ added: 2 });
    expect(await partOf('NX-0701')).toMatchObject({ price: 1020.5, quantity: 5, off_sale_as: 'draft' });
    await take(done._id, 'publish');
    expect(await partOf('NX-0701')).toMatchObject({ off_sale_as: null });
    expect((await take(done._id, 'undo')).state).toBe('undone');
    expect(await state()).toEqual(before);
  });

  test('imported twice, nothing changes', async () => {
    await run(parts, { onSale: true });
    const first = await state();
    expect(counted(await run(parts, { onSale: true }))).toEqual({ unchanged: 2 });
    expect(await state()).toEqual(first);
  });

  test('one number of two brands is two parts', async () => {
    expect(
      counted(await run('number,brand,name,price\nP 34 007,Brembo,Pad,49.90\nP34007,Fenno,Pipe,49.90')),
    ).toEqual({ added: 2 });
  });

  test('rows with one number each are one part with all of them, as they are written', async () => {
    const file =
      'article,name,price,number,oe maker\nNX-1,Hose,5.00,20202AG190*,Subaru\nNX-1,Hose,5.00,11617797482^,BMW';
    const { _id } = await upload(file);
    await change(_id, { kind: 'parts', columns: ['number', 'name', 'price', 'original', 'originalMaker'] });
    await take(_id, 'check');
    const done = await take(_id, 'import');
    expect([done.faults, counted(done)]).toEqual([[], { added: 1, unchanged: 1 }]);
    expect(counted(await run(file, {}, 'parts'))).toEqual({ unchanged: 2 });
    const { rows } = await shop.db.query('SELECT maker, number FROM part_refs ORDER BY position');
    expect(rows).toEqual([
      { maker: 'Subaru', number: '20202AG190*' },
      { maker: 'BMW', number: '11617797482^' },
    ]);
    expect((await shop.db.query(`SELECT FROM parts WHERE part_number = 'NX-1'`)).rowCount).toBe(1);
  });

  test('an empty cell changes nothing, and a hyphen clears', async () => {
    await run('number,name,price,description,gtin\nNX-1,Hose,5.00,Long,4006381333931');
    await run('number,name,price,description,gtin\nNX-1,Hose,,-,');
    const { rows } = await shop.db.query(
      `SELECT description, price_cents, (SELECT count(*)::int FROM part_refs) AS refs FROM parts WHERE part_number = 'NX-1'`,
    );
    expect(rows).toEqual([{ description: '', price_cents: 500, refs: 1 }]);
  });

  test('each fault names its cell', async () => {
    const done = await run(
      'number;name;price;gtin\nNX-1;Hose;;\nNX-2;Hose;12.4.0;\nNX-3;Hose;€ 12,40;\nNX-4;Hose;12,40;1,23E+12\n;Hose;1,00;\nNX-6;Hose;2,00;\nNX-6;Hose;3,00;',
    );
    expect(counted(done)).toEqual({ refused: 7 });
    expect(faultsOf(done).sort()).toEqual([
      ['currency', 4, 'price', '€ 12,40'],
      ['decimal', 3, 'price', '12.4.0'],
      ['required', 2, 'price', ''],
      ['required', 6, 'number', ''],
      ['shortened', 5, 'gtin', '1,23E+12'],
      ['twice', 7, 'number', 'NX-6'],
      ['twice', 8, 'number', 'NX-6'],
    ]);
  });

  test('what nothing in the shop is like can be created at once', async () => {
    const { _id } = await upload('number,name,price,category\nNX-1,Hose,5.00,צינורות');
    await take(_id, 'check');
    expect(await shop.db.transaction((tx) => createUnmatched(tx, _id))).toBe(1);
    expect(counted(await take(_id, 'check'))).toEqual({ added: 1 });
    await take(_id, 'import');
    const { rows } = await shop.db.query(
      `SELECT categories.name FROM parts JOIN categories ON category = slug WHERE part_number = 'NX-1'`,
    );
    expect(rows).toEqual([{ name: 'צינורות' }]);
  });

  test('a faulty cell is corrected on the page', async () => {
    const { _id } = await upload('number;name;price\nNX-1;Hose;12.4.0');
    await take(_id, 'check');
    await call('PATCH', `/import-rows/${_id}`, [{ row: 2, column: 'price', value: '12,40' }]);
    expect(counted(await take(_id, 'check'))).toEqual({ added: 1 });
  });

  test('a category that the shop does not have waits for a choice', async () => {
    const { _id } = await upload('number,name,price,category\nNX-1,Hose,5.00,Brakes > Hoses');
    expect(counted(await take(_id, 'check'))).toEqual({ waiting: 1 });
    const choices = [{ thing: 'category', key: 'brakes > hoses', choice: 'create' }];
    expect((await call('PUT', `/import-matches/${_id}`, { choices, remember: true })).status).toBe(200);
    expect(counted(await take(_id, 'check'))).toEqual({ added: 1 });
    await take(_id, 'import');
    const { rows } = await shop.db.query(`SELECT category FROM parts WHERE part_number = 'NX-1'`);
    expect(rows).toEqual([{ category: 'hoses' }]);
    await take(_id, 'undo');
    expect((await shop.db.query(`SELECT FROM categories WHERE slug = 'hoses'`)).rowCount).toBe(0);
  });
});

test.each([
  ['parts', 'if the shop has none of its numbers', 'NX-1;Hose;5,00\nNX-2;Hose;5,00'],
  ['stock', 'if the shop has most of them', 'NX-0701;Hose;5,00\nnx 0702;Hose;5,00\nNX-2;Hose;5,00'],
  [null, 'which must be said if it has some of them', 'NX-0701;Hose;5,00\nNX-1;Hose;5,00\nNX-2;Hose;5,00'],
])('a list of numbers, names and prices is of the kind %s %s', async (kind, _, rows) => {
  await run(parts);
  expect((await upload(`number;name;price\n${rows}`)).kind).toBe(kind);
});

describe('prices and stocks', () => {
  const supplier = (price: string, stock: string) =>
    Buffer.from(
      `Artikelnummer;Marke;Preis;Bestand\nNX-0702;Ürsel;${price};${stock}\nNX-9;Ürsel;1,00;1`,
      'latin1',
    );

  test('change nothing else, in Windows-1252, and list unknown numbers', async () => {
    await run(parts);
    const done = await run(supplier('3,50', '7'), { acceptStock: true }, 'stock');
    expect(done.file).toMatchObject({ encoding: 'windows-1252', delimiter: ';' });
    expect(counted(done)).toEqual({ changed: 1, refused: 1 });
    expect(faultsOf(done)).toEqual([['unknownPart', 3, 'number', 'NX-9']]);
    const part = await partOf('NX-0702');
    expect(part).toMatchObject({ price: 3.5, quantity: 7 });
    const { rows } = await shop.db.query('SELECT delta FROM stock_movements WHERE part_id = $1', [part?.id]);
    expect(rows).toEqual([{ delta: 7 }]);
  });

  test('a large change of a price, and a stock that nobody saw, are left until they are allowed', async () => {
    await run(parts);
    const done = await run(supplier('9,99', '7'), {}, 'stock');
    expect(
      faultsOf(done)
        .map(([kind]) => kind)
        .sort(),
    ).toEqual(['priceChange', 'stockUnseen', 'unknownPart']);
    expect(await partOf('NX-0702')).toMatchObject({ price: 3.1, quantity: 0 });
  });

  test('a stock is set only if it is the one that was seen', async () => {
    await run(parts);
    const done = await run('number;stock;stock_seen\nNX-0701;9;5\nNX-0702;9;3', {}, 'stock');
    expect(counted(done)).toEqual({ changed: 1, unchanged: 1 });
    expect(faultsOf(done)).toEqual([['stockChanged', 3, 'stock', '9']]);
  });

  test('an undo puts a stock back by its difference, and leaves what was changed since', async () => {
    await run(parts);
    const done = await run(
      'number;price;stock;stock_seen\nNX-0701;1.000,00;9;5\nNX-0702;3,20;4;0',
      {},
      'stock',
    );
    await shop.db.query(`UPDATE parts SET quantity = 8 WHERE part_number = 'NX-0701'`);
    await shop.db.query(`UPDATE parts SET price_cents = 400 WHERE part_number = 'NX-0702'`);
    const undone = await take(done._id, 'undo');
    expect(undone.kept).toEqual(['1: Somebody has changed it since.']);
    expect(await partOf('NX-0701')).toMatchObject({ quantity: 4, price: 1020.5 });
    expect(await partOf('NX-0702')).toMatchObject({ quantity: 4, price: 4 });
  });
});

const vehicles = [
  'make,model,from,to,engine,type,kw',
  'Volkswagen,Golf VII,2012-08,2020-03,1.4 TSI,101,90',
  'Volkswagen,Golf VII,2012-08,2020-03,1.4 TSI,102,110',
  'Audi,A3,2013,2020,,,',
].join('\n');

describe('vehicles', () => {
  test('are added with variants of one name, changed, and undone', async () => {
    expect(counted(await run(vehicles))).toEqual({ added: 3 });
    expect(counted(await run(vehicles))).toEqual({ unchanged: 3 });
    const before = await state();
    const done = await run('make,model,from,to,engine,kw\nVolkswagen,golf 7,2012,2021,2.0 TDI,110');
    expect(counted(done)).toEqual({ added: 1 });
    await take(done._id, 'undo');
    expect(await state()).toEqual(before);
  });

  test('give their makes other names, which an undo takes back alone', async () => {
    await run(vehicles);
    const before = await state();
    const done = await run(
      [
        'make,model,from,make_aliases',
        'Volkswagen,Golf VII,2012,VW',
        'Volkswagen,Polo,2012,VW | Volks',
        'Audi,A3,2013,',
        'Seat,Leon,2005,Cupra',
      ].join('\n'),
    );
    expect(counted(done)).toEqual({ added: 2, changed: 1, unchanged: 1 });
    const { rows } = await shop.db.query('SELECT name, aliases FROM makes ORDER BY name');
    expect(rows).toEqual([
      { name: 'Audi', aliases: [] },
      { name: 'Seat', aliases: ['Cupra'] },
      { name: 'Volkswagen', aliases: ['VW', 'Volks'] },
    ]);
    expect((await take(done._id, 'undo')).kept).toEqual([]);
    expect(await state()).toEqual(before);
  });

  test('may be named by other names of their makes, of the shop or of any row, and are one model', async () => {
    const file = [
      'make,model,from,to,engine,make_aliases',
      'VW,Golf VII,2012,2020,1.4 TSI,',
      'Volkswagen,Golf VII,2012,2020,2.0 TDI,VW',
      'VW,Polo,2009,2017,,',
    ].join('\n');
    expect(counted(await run(file))).toEqual({ added: 3 });
    const { rows } = await shop.db.query(
      `SELECT makes.name AS make, models.name AS model, (SELECT count(*)::int FROM engines WHERE model_id = models.id) AS engines
         FROM models JOIN makes ON makes.id = make_id ORDER BY models.name`,
    );
    expect(rows).toEqual([
      { make: 'Volkswagen', model: 'Golf VII', engines: 2 },
      { make: 'Volkswagen', model: 'Polo', engines: 0 },
    ]);
    expect(counted(await run(file))).toEqual({ unchanged: 3 });
  });

  test('years of several files are joined, and a name that nearly exists is asked', async () => {
    await run('year,make,model\n2016,Ford,F-150 SuperCrew Cab\n2017,Ford,F-150 SuperCrew Cab');
    const next = await run('year,make,model\n2018,Ford,F-150 SuperCrew Cab\n2019,Ford,F150 SuperCrew Cab');
    expect(counted(next)).toEqual({ changed: 1, waiting: 1 });
    const { rows } = await shop.db.query('SELECT from_year, to_year FROM models');
    expect(rows).toEqual([{ from_year: 2016, to_year: 2018 }]);
  });
});

describe('fitment', () => {
  const fitment = [
    'number;brand;make;model;from;to;engine;type;position;condition;complete',
    'NX-0701;Norda;Volkswagen;Golf VII;2013-10;2016-05;1.4 TSI;102;front;Brake system: ATE | Brake system: TRW;yes',
    'NX-0701;Norda;Volkswagen;Golf VII;2013-10;2016-05;;;rear;;yes',
    'NX-0701;Norda;Audi;A3;2014;;;;;Product must be determined on the vehicle;yes',
  ].join('\n');

  beforeEach(async () => {
    await run(vehicles);
    await run(parts);
  });

  test('of parts that the shop does not have lists these as a file of parts', async () => {
    const done = await run(
      'number;brand;name;make;model;quantity\nNX-9;Norda;Brake hose;Audi;A3;2\nnx 9;norda;;Audi;A3;1\n0701;;;Audi;A3;1\nNX-0701;Norda;;Audi;A3;1',
    );
    expect([counted(done), done.missingParts]).toEqual([{ added: 1, refused: 3 }, 2]);
    const { body } = await call('GET', `/missing-parts/${done._id}`);
    const lines = z
      .array(z.record(z.string(), z.string()))
      .parse(parse(String(body), { columns: true, bom: true }));
    const given = lines.map((line) =>
      Object.fromEntries(Object.entries(line).filter(([, text]) => text !== '')),
    );
    expect(given).toEqual([{ number: 'NX-9', brand: 'Norda', name: 'Brake hose' }, { number: "'0701" }]);
    expect(faultsOf(await run(String(body), {}, 'parts'))).toEqual([
      ['required', 2, 'price', ''],
      ['required', 3, 'name', ''],
      ['required', 3, 'price', ''],
    ]);
  });

  test('is stated with months and conditions, once, and undone', async () => {
    const before = await state();
    const done = await run(fitment);
    expect(counted(done)).toEqual({ added: 3 });
    const { rows } = await shop.db.query(
      `SELECT from_month, position, conditions FROM fitments ORDER BY position`,
    );
    expect(rows).toMatchObject([
      { conditions: [{ criterion: 'Condition', value: 'Product must be determined on the vehicle' }] },
      { from_month: 10, position: 'front', conditions: [{ value: 'ATE' }, { value: 'TRW' }] },
      { from_month: 10, position: 'rear', conditions: [] },
    ]);
    expect(counted(await run(fitment))).toEqual({ unchanged: 3 });
    await take(done._id, 'undo');
    expect(await state()).toEqual(before);
  });

  test('a complete list replaces the old one', async () => {
    await run('number,make,model,from\nNX-0701,Audi,A3,2013');
    const done = await run(fitment);
    expect(counted(done)).toEqual({ added: 3, removed: 1 });
  });

  test('vehicles that the shop does not have wait, and are created', async () => {
    const { _id } = await upload(
      'number,make,model,from,to,engine\nNX-0701,Maxus,Deliver 9,2020,2024,2.0 D\nNX-0702,VW,Golf VII,2013,2014,',
    );
    const checked = await take(_id, 'check');
    expect(counted(checked)).toEqual({ waiting: 2 });
    expect(checked.matches).toEqual([{ thing: 'make', matched: 0, remembered: 0, unmatched: 2, rows: 2 }]);
    const choices = [
      { thing: 'make', key: 'maxus', choice: 'create' },
      { thing: 'make', key: 'vw', choice: { slug: 'volkswagen' } },
    ];
    await call('PUT', `/import-matches/${_id}`, { choices, remember: true });
    expect(counted(await take(_id, 'check'))).toEqual({ added: 2 });
    expect(counted(await take(_id, 'import'))).toEqual({ added: 2 });
    const { rows } = await shop.db.query(
      `SELECT models.slug, models.from_year, models.to_year, engines.slug AS engine FROM models JOIN engines ON model_id = models.id WHERE models.slug LIKE 'maxus%'`,
    );
    expect(rows).toEqual([{ slug: 'maxus-deliver-9', from_year: 2020, to_year: 2024, engine: '2-0-d' }]);
    expect(counted(await run('number,make,model,from,to\nNX-0701,VW,Golf VII,2015,2016'))).toEqual({
      added: 1,
    });
  });

  test('variants with the same name are matched by their months, and never guessed', async () => {
    await run(
      'make,model,from,to,engine,type,engine_from,engine_to\nSeat,Leon,2005,2013,1.6 TDI,1,2010-11,2012-12\nSeat,Leon,2005,2013,1.6 TDI,2,2010-02,2012-12',
    );
    const done = await run(
      'number,make,model,engine,from,to\nNX-0701,Seat,Leon,1.6 TDI,2010-02,2012-12\nNX-0702,Seat,Leon,1.6 TDI,2010-02,2012-11',
    );
    expect(counted(done)).toEqual({ added: 1, waiting: 1 });
    expect(done.faults[0]?.faults[0]?.rule).toContain('several variants');
    const { rows } = await shop.db.query('SELECT type FROM fitments JOIN engines ON engines.id = engine_id');
    expect(rows).toEqual([{ type: '2' }]);
  });

  test('a vehicle that was not built then, and rows that contradict each other, are faults', async () => {
    const rows =
      'number,make,model,from,to,quantity\nNX-0701,Audi,A3,2009,2014,\nNX-0702,Audi,A3,2014,2016,1\nNX-0702,Audi,A3,2015,2017,2';
    const found = faultsOf(await run(rows)).map(([kind, row]) => [kind, row]);
    expect(found.sort()).toEqual([
      ['notBuilt', 2],
      ['overlaps', 4],
    ]);
    expect(counted(await run(rows, { cutYears: true }))).toEqual({ added: 1, unchanged: 1, refused: 1 });
  });
});

test('tracking confirms paid orders and sends their mails', async () => {
  const part = await shop.addPart({ quantity: 100 });
  const { id } = await shop.paidOrder(await shop.addCustomer(), part);
  const { rows: orders } = await shop.db.query<{ number: string }>(
    'SELECT number FROM orders WHERE id = $1',
    [id],
  );
  const file = `order;carrier;tracking_number\n${orders[0]?.number};DHL;00340434161094042557\nZZZZZZ;DHL;1`;
  const done = await run(file);
  expect(counted(done)).toEqual({ changed: 1, refused: 1 });
  const { rows } = await shop.db.query('SELECT status, carrier, tracking_number FROM orders WHERE id = $1', [
    id,
  ]);
  expect(rows).toEqual([{ status: 'shipped', carrier: 'DHL', tracking_number: '00340434161094042557' }]);
  expect(counted(await run(file))).toEqual({ unchanged: 1, refused: 1 });
  expect((await take(done._id, 'undo')).kept).toEqual(['1: The order is shipped, and its mail is sent.']);
});

describe('the old shop', () => {
  const customers = [
    'E-Mail;Kunde;Telefon;Adresse',
    'Mara.L@Example.COM;Mara Lindqvist;+46 70 740 61 23;"Kajgatan 9\n451 42 Uddevalla"',
    'jonas@example.com;Jonas;;',
  ].join('\n');
  const orders = [
    'old_number;email;date;number;name;quantity;total',
    'A-17;Mara.L@example.com;14.03.2019;NX-1042;Brake disc;2;128,00',
    'a-17;;;NX-1043;Brake pad set;1;0,00',
    'A17;jonas@example.com;2018-01-01;;;;',
  ].join('\n');

  async function stored() {
    const { rows } = await shop.db.query(
      `SELECT (SELECT json_agg(old_customers ORDER BY email) FROM old_customers) AS customers,
         (SELECT json_agg(json_build_array(number, email, ordered_on, lines) ORDER BY number_key) FROM old_orders) AS orders`,
    );
    return rows[0];
  }

  test('customers are added by address without case, once, changed, and undone; no account is created', async () => {
    const accounts = async () => (await shop.db.query('SELECT count(*) FROM users')).rows;
    const [before, usersBefore] = [await stored(), await accounts()];
    const added = await run(customers);
    expect(added).toMatchObject({ kind: 'customers', drafts: 0, faults: [] });
    expect(counted(added)).toEqual({ added: 2 });
    const first = await stored();
    expect(first).toMatchObject({
      customers: [
        { email: 'jonas@example.com', name: 'Jonas', phone: '', address: '' },
        { email: 'mara.l@example.com', address: 'Kajgatan 9\n451 42 Uddevalla' },
      ],
    });
    expect(counted(await run(customers))).toEqual({ unchanged: 2 });
    const changed = await run('email,name,phone\nJONAS@example.com,,123\nmara.l@example.com,Mara,-');
    expect(counted(changed)).toEqual({ changed: 2 });
    expect(await stored()).toMatchObject({
      customers: [
        { name: 'Jonas', phone: '123' },
        { name: 'Mara', phone: '', address: 'Kajgatan 9\n451 42 Uddevalla' },
      ],
    });
    expect((await take(changed._id, 'undo')).kept).toEqual([]);
    expect(await stored()).toEqual(first);
    expect((await take(added._id, 'undo')).kept).toEqual([]);
    expect([await stored(), await accounts()]).toEqual([before, usersBefore]);
    expect((await shop.db.query('SELECT FROM mails')).rowCount).toBe(0);
  });

  test('orders have a row for each line, are imported once, changed, and undone', async () => {
    const before = await stored();
    const added = await run(orders);
    expect(added).toMatchObject({ kind: 'orders', faults: [] });
    expect(counted(added)).toEqual({ added: 3 });
    const first = await stored();
    const disc = { number: 'NX-1042', name: 'Brake disc', quantity: 2, total: 128 };
    const pads = { number: 'NX-1043', name: 'Brake pad set', quantity: 1, total: 0 };
    const none = { number: '', name: '', quantity: null, total: null };
    expect(first).toMatchObject({
      orders: [
        ['A-17', 'mara.l@example.com', '2019-03-14', [disc, pads]],
        ['A17', 'jonas@example.com', '2018-01-01', [none]],
      ],
    });
    expect(counted(await run(orders))).toEqual({ unchanged: 3 });
    const changed = await run('old_number,email,date,quantity\nA-17,,2019-03-15,3');
    expect(counted(changed)).toEqual({ changed: 1 });
    expect(await stored()).toMatchObject({
      orders: [['A-17', 'mara.l@example.com', '2019-03-15', [{ ...disc, quantity: 3 }]], expect.anything()],
    });
    expect(counted(await run('old_number,email,date\nA-17,,2019-03-16', {}, 'orders'))).toEqual({
      changed: 1,
    });
    expect((await take(changed._id, 'undo')).kept).toEqual(['1: Somebody has changed it since.']);
    await run(orders);
    expect(await stored()).toEqual(first);
    await shop.db.query('TRUNCATE old_orders');
    await take((await run(orders))._id, 'undo');
    expect(await stored()).toEqual(before);
  });

  test('refuses a whole order if one of its rows is refused, or if they contradict each other', async () => {
    const done = await run(
      [
        'old_number,email,date,total',
        'A-1,mara@example.com,2019-03-14,1.00',
        'A-1,jonas@example.com,2019-03-14,1.00',
        'A-2,mara@example.com,31/02/2019,1.00',
        'A-2,mara@example.com,2019-04-03,1.00',
        'A-3,mara.example.com,2019-03-14,1.00',
        'A-4,mara@example.com,,1.00',
      ].join('\n'),
    );
    expect(counted(done)).toEqual({ refused: 6 });
    expect(faultsOf(done).sort()).toEqual([
      ['day', 4, 'date', '31/02/2019'],
      ['required', 7, 'date', ''],
      ['value', 2, 'email', ''],
      ['value', 3, 'email', ''],
      ['value', 5, '', ''],
      ['value', 6, 'email', 'mara.example.com'],
    ]);
    expect(await stored()).toMatchObject({ orders: null });
  });

  test('what was exported and is imported changes nothing', async () => {
    const formula = 'old_number,email,date,name,total\n007,=cmd@example.com,2019-03-14,"=1+1",0.10';
    await run(customers);
    await run(orders);
    await run(formula);
    for (const [kind, lines] of [
      ['customers', 2],
      ['orders', 4],
    ] as const) {
      const { body } = await call('GET', `/export-list?kind=${kind}`);
      const done = await run(String(body), {}, kind);
      expect([kind, counted(done), done.faults]).toEqual([kind, { unchanged: lines }, []]);
    }
  });

  test('what a run knew of people is forgotten after a week', async () => {
    const { _id } = await run(customers);
    const kept = async () =>
      (await shop.db.query(`SELECT FROM import_changes WHERE thing = 'oldCustomer'`)).rowCount;
    await removeOldImports(shop.db);
    expect(await kept()).toBe(2);
    await shop.db.query(`UPDATE imports SET ended_at = now() - interval '8 days' WHERE id = $1`, [_id]);
    await removeOldImports(shop.db);
    expect(await kept()).toBe(0);
    expect(await stored()).toMatchObject({ customers: [{}, {}] });
  });
});

/** A database whose process is killed at the end of its transaction number `last`, before the commit. */
function killedIn(last: number): Database {
  let left = last;
  const live = () => {
    if (left <= 0) throw new Error('killed');
  };
  return {
    ...shop.deps.db,
    query: async (...args) => {
      live();
      return shop.deps.db.query(...args);
    },
    transaction: async (some) => {
      live();
      return shop.deps.db.transaction(async (tx) => {
        const result = await some(tx);
        left -= 1;
        live();
        return result;
      });
    },
  };
}

describe('a process that is killed', () => {
  const rows = Array.from({ length: 1_100 }, (_, at) => `NX-${1000 + at},Hose,5.00,1`);
  const file = ['number,name,price,stock_change', ...rows].join('\n');
  const log = { warn: () => undefined, error: () => undefined };

  /** Works on a run with processes that are killed in their first, second and third transaction. Another one ends it. */
  async function workKilled(id: string) {
    for (const last of [1, 2, 3]) {
      const killed = createImporter({ ...shop.deps, db: killedIn(last), log });
      await expect(killed.run(60_000)).rejects.toThrow('killed');
      // Nobody else works on it before its time is over.
      expect(await importer.runBatch()).toBe(false);
      await shop.db.query(`UPDATE imports SET leased_until = now() - interval '1 second' WHERE id = $1`, [
        id,
      ]);
    }
    await work();
    return details(id);
  }

  const takeKilled = async (id: string, step: ImportStep) => {
    expectBody(await call('POST', `/import-steps/${id}`, { step }), 200, ImportRun);
    return workKilled(id);
  };

  test('in any step does no row twice and leaves none out: another one goes on', async () => {
    const before = await state();
    const { _id } = await announce(file);
    expect(await workKilled(_id)).toMatchObject({ state: 'columns', rows: 1_100, done: 1_100 });
    expect(counted(await takeKilled(_id, 'check'))).toEqual({ added: 1_100 });
    expect(counted(await takeKilled(_id, 'import'))).toEqual({ added: 1_100 });
    const { rows: found } = await shop.db.query(
      `SELECT count(*)::int AS parts, sum(quantity)::int AS stock FROM parts WHERE part_number LIKE 'NX-%'`,
    );
    expect(found).toEqual([{ parts: 1_100, stock: 1_100 }]);
    expect(await takeKilled(_id, 'publish')).toMatchObject({ state: 'done', drafts: 0 });
    expect(await takeKilled(_id, 'undo')).toMatchObject({ state: 'undone', kept: [] });
    expect(await state()).toEqual(before);
  });

  test('does nothing more when another one has taken its run', async () => {
    const { _id } = await announce(file);
    await work();
    await call('POST', `/import-steps/${_id}`, { step: 'check' });
    const slow = createImporter(shop.deps);
    await slow.runBatch();
    await shop.db.query(`UPDATE imports SET leased_until = now() - interval '1 second' WHERE id = $1`, [_id]);
    await importer.runBatch();
    expect(await slow.runBatch()).toBe(false);
  });
});

test('mails about stock wait until an import has ended', async () => {
  await setMailing(shop.db, true);
  const { id } = await shop.addPart({ quantity: 5 });
  const customer = await shop.addCustomer();
  await shop.db.query(
    `INSERT INTO back_in_stock (part_id, user_id) SELECT $1, id FROM users WHERE email = $2`,
    [id, customer.email],
  );
  const { _id } = await upload('number,name,price\nNX-1,Hose,5.00');
  await take(_id, 'check');
  await call('POST', `/import-steps/${_id}`, { step: 'import' });
  const mailed = async () => {
    await recordReturnedParts(shop.db);
    return (await shop.db.query(`SELECT FROM mails WHERE kind = 'backInStock'`)).rowCount;
  };
  expect(await mailed()).toBe(0);
  await work();
  expect(await mailed()).toBe(1);
});

test('a file is read again with another delimiter, and its columns are remembered', async () => {
  const text = 'Nr|Titel|Betrag\nNX-1|Hose|5.00';
  const { _id } = await upload(text);
  await change(_id, { kind: 'parts', columns: ['number', 'name', 'price'] });
  await take(_id, 'check');
  await take(_id, 'import');
  expect((await upload(text)).columns.map(({ field, because }) => [field, because])).toEqual([
    ['number', 'saved'],
    ['name', 'saved'],
    ['price', 'saved'],
  ]);
});

test('the decimal sign of a column is asked where its numbers do not say it', async () => {
  const { _id, columns } = await upload('number;name;price\nNX-1;Hose;1.020');
  expect(columns[2]).toMatchObject({ decimal: 'ask', example: null });
  expect(faultsOf(await take(_id, 'check'))).toEqual([['decimal', 2, 'price', '1.020']]);
  await change(_id, { decimals: [null, null, ','] });
  expect(counted(await take(_id, 'check'))).toEqual({ added: 1 });
  await take(_id, 'import');
  expect(await partOf('NX-1')).toMatchObject({ price: 1020 });
});

test.each([
  ['3/14/2019', 'monthFirst', '2019-03-04'],
  ['14/3/2019', 'dayFirst', '2019-04-03'],
])('the order of day and month is that of %s in its column', async (certain, dayOrder, date) => {
  const { columns, ...file } = await upload(
    `old_number,email,date\n1,a@b.test,3/4/2019\n2,a@b.test,${certain}`,
  );
  expect(columns[2]).toMatchObject({ dayOrder, decimal: null, example: { text: '3/4/2019', value: date } });
  await take(file._id, 'check');
  await take(file._id, 'import');
  const { rows } = await shop.db.query(`SELECT ordered_on::text AS date FROM old_orders WHERE number = '1'`);
  expect(rows).toEqual([{ date }]);
});

test.each([
  ['does not say it', '4/4/2019'],
  ['contradicts itself', '3/14/2019\n3,a@b.test,14/3/2019'],
])('the order of day and month is asked where a column %s, and remembered', async (_, other) => {
  const text = `old_number,email,date\n1,a@b.test,3/4/2019\n2,a@b.test,${other}`;
  const { _id, columns } = await upload(text);
  expect(columns[2]).toMatchObject({ dayOrder: 'ask', example: null });
  expect(faultsOf(await take(_id, 'check'))).toEqual([['day', 2, 'date', '3/4/2019']]);
  await change(_id, { dayOrders: [null, null, 'monthFirst'] });
  expect((await take(_id, 'check')).faults).toEqual([]);
  await take(_id, 'import');
  expect((await upload(text)).columns[2]).toMatchObject({ dayOrder: 'monthFirst' });
});

test('a file that cannot be read says why', async () => {
  const { state: read, error } = await upload(Buffer.from('PK\u0003\u0004 broken', 'latin1'));
  expect([read, error]).toEqual([
    'failed',
    'This archive must contain one CSV or XML file. An ACES file may have a CSV file with its vehicles beside it.',
  ]);
});

describe('an export', () => {
  const Csv = z.array(z.record(z.string(), z.string()));
  type Lines = z.infer<typeof Csv>;
  const kinds = ['vehicles', 'parts', 'fitment'] as const;
  type Kind = (typeof kinds)[number];

  async function exported(kind: Kind | 'stock'): Promise<string> {
    const { status, body } = await call('GET', `/export-list?kind=${kind}`);
    expect(status).toBe(200);
    return String(body);
  }
  const linesOf = (csv: string) => Csv.parse(parse(csv, { columns: true, bom: true }));
  const csvOf = (lines: Lines) => stringify(lines, { header: true, cast: { string: csvCell } });

  const text = fc.constantFrom(
    'Hose',
    '=1+1',
    '0701',
    '3-4',
    'a; =1',
    "'s Hose",
    'Öl, "rot"',
    '1.020',
    'two\nlines',
  );
  const line = text.map((one) => one.replace('\n', ' '));
  const year = fc.integer({ min: 2000, max: 2009 });
  const month = fc.constantFrom('', '-02', '-11');
  const optional = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: '' as const });
  const record = (of: Record<string, fc.Arbitrary<string | number>>) =>
    fc
      .record(of)
      .map((one) => Object.fromEntries(Object.entries(one).map(([name, value]) => [name, String(value)])));

  const vehicle = record({
    ...{ make: fc.constantFrom('Alfa', 'VW'), model: fc.constantFrom('One', 'Two', '33') },
    ...{
      model_aliases: fc.constantFrom('', 'Uno', 'Uno | 1st'),
      make_aliases: fc.constantFrom('', 'Volks', 'Volks | V&W'),
      from: fc.constant(2000),
      to: fc.constant(2012),
    },
    ...{
      engine: fc.constantFrom('', '1.4', '2.0 TDI'),
      type: fc.integer({ min: 1, max: 40 }),
      kw: optional(fc.constantFrom(90, 110)),
    },
    ...{
      engine_codes: fc.constantFrom('', 'CRBC, DFFA'),
      engine_from: fc.constantFrom('', '2001-02', '2003'),
    },
  }).map((one) =>
    one['engine'] === '' ? { ...one, type: '', kw: '', engine_codes: '', engine_from: '' } : one,
  );
  const number = fc.constantFrom('0701', '(20.01)*');
  const brand = fc.constantFrom('', 'Ürsel');
  const part = record({
    ...{ number, brand, name: line, description: text, price: fc.constantFrom('5', '1020.5', '0.99') },
    ...{
      stock: fc.nat(20),
      min_quantity: fc.constantFrom('', '3'),
      state: fc.constantFrom('draft', 'discontinued'),
    },
    ...{ gtin: fc.constantFrom('', '4006381333931', '4006381333931 | 0847603064370') },
    ...{
      original: fc.constantFrom('', 'VW: 5102-11 | 5102:12', '0077*'),
      references: fc.constantFrom('', 'Übel: 3-4'),
    },
  });
  const statement = fc
    .tuple(year, year, month, month)
    .chain(([one, other, fromMonth, toMonth]) =>
      record({
        ...{
          number,
          brand,
          position: fc.constantFrom('', 'front', 'rear left'),
          quantity: optional(fc.constantFrom(1, 2)),
        },
        ...{
          from: fc.constant(`${Math.min(one, other)}${fromMonth}`),
          to: fc.constant(`${Math.max(one, other) + 1}${toMonth}`),
        },
        ...{ make: fc.constantFrom('Alfa', 'VW', '*'), model: fc.constantFrom('One', 'Two', '33') },
        ...{
          condition: fc.constantFrom('', 'Brakes: ATE', 'Brakes: ATE | Axle: 3-4'),
          note: optional(line),
          source: optional(line),
        },
        ...{ complete: fc.constantFrom('', '', 'yes') },
      }),
    )
    .map((one) => (one['make'] === '*' ? { ...one, model: '*' } : one));
  const files = fc.record({
    vehicles: fc.array(vehicle, { minLength: 1, maxLength: 12 }),
    parts: fc.array(part, { minLength: 1, maxLength: 8 }),
    fitment: fc.array(statement, { minLength: 1, maxLength: 15 }),
  });
  const allowed = { acceptPrices: true, acceptStock: true, twice: 'first' } as const;

  test('that is imported changes nothing; what is edited, imported and undone is as before', async () => {
    await fc.assert(
      fc.asyncProperty(files, files, async (first, edits) => {
        await clear();
        for (const kind of kinds) await run(csvOf(first[kind]), allowed, kind);
        const before = await state();
        for (const kind of [...kinds, 'stock'] as const) {
          const csv = await exported(kind);
          const lines = linesOf(csv);
          if (lines.length === 0) continue;
          const done = await run(csv, {}, kind);
          expect([kind, counted(done), done.faults]).toEqual([kind, { unchanged: lines.length }, []]);
        }
        expect(await state()).toEqual(before);
        const done = [];
        for (const kind of kinds) done.push(await run(csvOf(edits[kind]), allowed, kind));
        for (const { _id } of done.toReversed())
          if ((await details(_id)).undoUntil !== null) expect((await take(_id, 'undo')).kept).toEqual([]);
        expect(await state()).toEqual(before);
      }),
      { numRuns: 3 },
    );
  }, 120_000);
});
