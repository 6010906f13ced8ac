import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ImportDetails, ImportStep } from '#contract/import/imports.ts';
import { openShop } from '#tests/shop/open-shop.ts';
import { job } from '../../core/actor.ts';
import { Problem } from '../../core/problem.ts';
import type { Database } from '../../db/connect.ts';
import { UnreadablePicture } from '../../images/fetch-picture.ts';
import { exportParts } from '../exports.ts';
import { exportRows } from '../import-rows.ts';
import { createImporter } from '../run-imports.ts';
import { addImport, changeImport, findDetails, receiveBytes, takeStep } from '../runs.ts';
import { findRun } from '../stored-run.ts';
import { createPictureLoader, type PictureDeps } from './load-pictures.ts';

const shop = await openShop();
const { db } = shop;
const admin = await shop.addAdmin();
const actor = { ...job('test'), userId: admin.id };
const importer = createImporter(shop.deps);
const log = { warn: () => undefined, error: () => undefined };

const draw = async (red: number) =>
  new Uint8Array(
    await sharp({ create: { width: 4, height: 3, channels: 3, background: { r: red, g: 0, b: 0 } } })
      .png()
      .toBuffer(),
  );
const picture = await draw(10);

/** The addresses that were read. */
let fetched: string[];
let fetchPicture: PictureDeps['fetchPicture'];
const loaderOf = (deps: Partial<PictureDeps> = {}) =>
  createPictureLoader({
    ...shop.deps,
    log,
    fetchPicture: async (url) => {
      fetched.push(url);
      return fetchPicture(url);
    },
    ...deps,
  });
const loader = loaderOf();

async function read(content: string | Uint8Array): Promise<string> {
  const bytes = Buffer.from(content);
  const { _id } = await db.transaction((tx) =>
    addImport(tx, { name: 'parts.csv', bytes: bytes.byteLength }, actor),
  );
  await db.transaction((tx) => receiveBytes(tx, _id, 0, bytes));
  await importer.run(60_000);
  return _id;
}

async function take(id: string, step: ImportStep): Promise<ImportDetails> {
  await db.transaction((tx) => takeStep(tx, id, step, actor));
  await importer.run(60_000);
  return findDetails(db, id);
}

async function check(content: string | Uint8Array): Promise<ImportDetails> {
  const id = await read(content);
  await db.transaction((tx) => changeImport(tx, id, { kind: 'parts' }));
  return take(id, 'check');
}

/** Imports rows. Their pictures wait. */
const importRows = async (content: string | Uint8Array) => take((await check(content))._id, 'import');

/** Imports rows with their pictures. */
async function run(content: string | Uint8Array): Promise<ImportDetails> {
  const { _id } = await importRows(content);
  await loader.run(60_000);
  return findDetails(db, _id);
}

const list = (...rows: Array<readonly [number: string, pictures: string]>) =>
  ['number,name,price,pictures', ...rows.map(([number, cell]) => `${number},Hose,5.00,"${cell}"`)].join('\n');

const faultsOf = ({ faults }: ImportDetails) =>
  faults.flatMap(({ faults: all }) => all.map(({ kind, row, value, rule }) => [kind, row, value, rule]));

const counted = ({ counts }: ImportDetails) =>
  Object.fromEntries(Object.entries(counts ?? {}).filter(([, count]) => count > 0));

/** The pictures of a part with whether the shop marks them as used. */
async function picturesOf(number: string) {
  const { rows } = await db.query<{ image: string; alt: string; isUsed: boolean }>(
    `SELECT shown.image, alt, EXISTS (SELECT FROM uploads WHERE shown.image = '/uploads/' || name AND unused_since IS NULL) AS "isUsed"
       FROM (SELECT id, -1 AS position, image, image_alt AS alt FROM parts WHERE image <> ''
             UNION ALL SELECT part_id, position, image, alt FROM part_pictures) AS shown
       JOIN parts ON parts.id = shown.id WHERE part_number = $1 ORDER BY shown.position`,
    [number],
  );
  return rows;
}

const countUsed = async () => (await db.query('SELECT FROM uploads WHERE unused_since IS NULL')).rowCount;

beforeEach(async () => {
  fetched = [];
  fetchPicture = () => Promise.resolve(picture);
  await db.query('TRUNCATE imports, uploads CASCADE; DELETE FROM stock_movements; DELETE FROM parts');
});

const [a, b, c] = ['https://a.test/a.jpg', 'https://a.test/b.jpg', 'https://a.test/c.jpg'];

describe('pictures by address', () => {
  test('are given to parts in their order, read once, and taken back by an undo', async () => {
    const file = list(['NX-1', `${a} | ${b}`], ['NX-2', a]);
    const waiting = await importRows(file);
    expect([waiting.state, waiting.pictures, await picturesOf('NX-1')]).toEqual([
      'done',
      { all: 3, done: 0 },
      [],
    ]);
    await loader.run(60_000);
    const done = await findDetails(db, waiting._id);
    expect([done.pictures, done.faults]).toEqual([{ all: 3, done: 3 }, []]);
    const [first, second] = await picturesOf('NX-1');
    expect([first?.isUsed, second?.isUsed]).toEqual([true, true]);
    expect(await picturesOf('NX-2')).toEqual([first]);
    expect(fetched.sort()).toEqual([a, b]);

    expect(counted(await run(file))).toEqual({ unchanged: 2 });
    expect(fetched).toHaveLength(2);

    expect((await take(done._id, 'undo')).kept).toEqual([]);
    expect(await countUsed()).toBe(0);
  });

  test('replace those of a part, which come back with an undo', async () => {
    await run(list(['NX-1', `${a} | ${b}`]));
    await db.query(`UPDATE parts SET image_alt = 'Seen from above' WHERE part_number = 'NX-1'`);
    const before = await picturesOf('NX-1');
    const done = await run(list(['NX-1', `${c} | ${a}`]));
    expect(counted(done)).toEqual({ changed: 1 });
    const after = await picturesOf('NX-1');
    expect(after).toMatchObject([{ alt: '' }, { image: before[0]?.image, alt: 'Seen from above' }]);
    expect(fetched.sort()).toEqual([a, b, c]);
    expect(await countUsed()).toBe(2);
    expect((await take(done._id, 'undo')).kept).toEqual([]);
    expect(await picturesOf('NX-1')).toEqual(before);
    expect(await countUsed()).toBe(2);
  });

  test('that fail are faults of their rows, and only they are read again', async () => {
    fetchPicture = (url) =>
      url === b
        ? Promise.reject(new UnreadablePicture('No.'))
        : Promise.resolve(url === c ? new Uint8Array(9) : picture);
    const file = list(['NX-1', `${a} | ${b}`], ['NX-2', c]);
    const done = await run(file);
    expect(counted(done)).toEqual({ added: 2 });
    expect(faultsOf(done)).toEqual([
      ['picture', 2, b, 'No.'],
      ['picture', 3, c, expect.anything()],
    ]);
    expect([await picturesOf('NX-1'), await picturesOf('NX-2')]).toMatchObject([[{ isUsed: true }], []]);
    const csv = await exportRows(db, await findRun(db, done._id), {
      ...{ result: 'faults', cursor: undefined, limit: 10 },
    });
    // Which of several pictures it is.
    expect(csv.rows.map(({ number, _fault }) => [number, _fault?.split(': ')[0]])).toEqual([
      ['NX-1', b],
      ['NX-2', c],
    ]);
    fetched = [];
    fetchPicture = () => Promise.resolve(picture);
    expect(counted(await run(file))).toEqual({ changed: 2 });
    expect(fetched.sort()).toEqual([b, c]);
    expect(await picturesOf('NX-1')).toHaveLength(2);
  });

  test('name the row that has them, of several about one part', async () => {
    fetchPicture = (url) =>
      url === b ? Promise.reject(new UnreadablePicture('No.')) : Promise.resolve(picture);
    expect(faultsOf(await run(list(['NX-1', a], ['NX-1', b])))).toEqual([['picture', 3, b, 'No.']]);
  });

  test('are read four at a time, by all processes together', async () => {
    let [reading, most] = [0, 0];
    fetchPicture = async () => {
      most = Math.max(most, (reading += 1));
      await new Promise((resolve) => setImmediate(resolve));
      reading -= 1;
      return picture;
    };
    await importRows(list(...Array.from({ length: 12 }, (_, at) => [`NX-${at}00`, `${a}?${at}`] as const)));
    await Promise.all([loader.run(60_000), loaderOf().run(60_000)]);
    expect(most).toBeLessThanOrEqual(4);
    await loader.run(60_000);
    expect(fetched).toHaveLength(12);
  });

  test('of a part whose pictures somebody has changed meanwhile are left out', async () => {
    await importRows(list(['NX-1', a]));
    await db.query(`UPDATE parts SET image = 'https://other.test/x.webp' WHERE part_number = 'NX-1'`);
    await loader.run(60_000);
    expect(await picturesOf('NX-1')).toMatchObject([{ image: 'https://other.test/x.webp' }]);
    const { rows } = await db.query('SELECT faults FROM import_rows');
    expect(rows).toMatchObject([{ faults: [{ rule: 'Somebody has changed it since.' }] }]);
  });

  test('that wait when an import is undone are not read any more', async () => {
    const { _id } = await importRows(list(['NX-1', a]));
    const undone = { state: 'undone', kept: [], pictures: { all: 1, done: 1 } };
    expect(await take(_id, 'undo')).toMatchObject(undone);
    await loader.run(60_000);
    expect(fetched).toEqual([]);
  });

  test('are stored later while the shop cannot store them, and a fault after five attempts', async () => {
    const broken = loaderOf({ encodeImage: () => Promise.reject(new Problem('UNAVAILABLE')) });
    const { _id } = await importRows(list(['NX-1', a]));
    const later = () => db.query(`UPDATE import_pictures SET leased_until = now() - interval '1 second'`);
    for (const attempt of [1, 2, 3, 4]) {
      await broken.run(60_000);
      expect([attempt, (await findDetails(db, _id)).pictures.done]).toEqual([attempt, 0]);
      await later();
    }
    await broken.run(60_000);
    expect(faultsOf(await findDetails(db, _id))).toEqual([
      ['picture', 2, a, 'The shop could not store the picture.'],
    ]);
  });
});

/** A database whose process is killed at the end of its transaction number `last`, before the commit. */
function killedIn(last: number): Database {
  let left = last;
  const live = () => {
    if (left <= 0) throw new Error('killed');
  };
  return {
    ...db,
    query: async (...args) => {
      live();
      return db.query(...args);
    },
    transaction: async (some) => {
      live();
      return db.transaction(async (tx) => {
        const result = await some(tx);
        left -= 1;
        live();
        return result;
      });
    },
  };
}

test('a process that is killed loses no picture, and gives no part one twice', async () => {
  const { _id } = await importRows(list(['NX-1', `${a} | ${b}`], ['NX-2', `${b} | ${c}`]));
  for (const last of [1, 3, 5, 7]) {
    await expect(loaderOf({ db: killedIn(last) }).run(60_000)).rejects.toThrow('killed');
    await db.query(`UPDATE import_pictures SET leased_until = now() - interval '1 second', attempts = 1`);
  }
  await loader.run(60_000);
  expect(await findDetails(db, _id)).toMatchObject({ pictures: { all: 4, done: 4 }, faults: [] });
  expect([await picturesOf('NX-1'), await picturesOf('NX-2')]).toMatchObject([
    [{ isUsed: true }, { isUsed: true }],
    [{ isUsed: true }, { isUsed: true }],
  ]);
  const { rows } = await db.query(
    `SELECT count(*)::int AS count FROM audit_log WHERE request_id = $1 AND after LIKE '%/uploads/%' GROUP BY object`,
    [_id],
  );
  expect(rows).toEqual([{ count: 1 }, { count: 1 }]);
});

describe('pictures in an archive', () => {
  const zip = (files: Record<string, Uint8Array>, ...rows: Parameters<typeof list>) =>
    zipSync({ 'list.csv': strToU8(list(...rows)), ...files });

  test('are found by path or name in any case, and stored again only if they have changed', async () => {
    const files = {
      'Brakes/Front.PNG': picture,
      'rear/1.png': await draw(20),
      'front/1.png': await draw(30),
    };
    const rows = [
      ['NX-1', 'front.png | rear\\1.png'],
      ['NX-2', 'FRONT/1.png'],
    ] as const;
    const done = await run(zip(files, ...rows));
    expect([done.faults, done.pictures]).toEqual([[], { all: 3, done: 3 }]);
    const before = await picturesOf('NX-1');
    expect(before).toMatchObject([{ isUsed: true }, { isUsed: true }]);
    expect(counted(await run(zip(files, ...rows)))).toEqual({ unchanged: 2 });
    // The list alone, as it was exported.
    expect(counted(await run(list(...rows)))).toEqual({ unchanged: 2 });
    expect(counted(await run(zip({ ...files, 'rear/1.png': await draw(40) }, ...rows)))).toEqual({
      ...{ changed: 1, unchanged: 1 },
    });
    const after = await picturesOf('NX-1');
    expect(after[0]).toEqual(before[0]);
    expect(after[1]?.image).not.toBe(before[1]?.image);
    expect(fetched).toEqual([]);
  });

  test('that are missing, twice or too large are faults of the check', async () => {
    const files = {
      'a/1.png': picture,
      'A/1.PNG': await draw(50),
      'big.png': new Uint8Array(6 * 1024 * 1024),
    };
    const checked = await check(
      zip(files, ['NX-1', 'none.png'], ['NX-2', '1.png'], ['NX-3', 'big.png'], ['NX-4', '../../1.png']),
    );
    expect(faultsOf(checked)).toEqual([
      ['picture', 2, 'none.png', 'No picture with this name came with the list.'],
      ['picture', 3, '1.png', 'Several pictures have this name.'],
      ['picture', 4, 'big.png', 'The picture is larger than 5 MB.'],
      ['picture', 5, '../../1.png', 'Several pictures have this name.'],
    ]);
    expect(counted(checked)).toEqual({ added: 4 });
  });
});

test.each([
  ['http://a.test/a.jpg', 'Only addresses that begin with https:// are read.'],
  ['https://127.0.0.1/a.jpg', 'Only addresses that everybody can reach are read.'],
  [`/uploads/${'a'.repeat(32)}-400.webp`, 'The shop does not have this picture any more.'],
  [Array.from({ length: 9 }, (_, at) => `${a}?${at}`).join(' | '), 'A part has at most 8 pictures.'],
])('%s is a fault of the check', async (cell, rule) => {
  expect(faultsOf(await check(list(['NX-1', cell])))).toMatchObject([
    ['picture', 2, expect.anything(), rule],
  ]);
});

test('an export has the sources, or the addresses in the shop, and a hyphen removes all', async () => {
  await run(list(['NX-1', `${a} | ${b}`]));
  const ids = async () => (await db.query<{ id: string }>('SELECT id FROM parts')).rows.map(({ id }) => id);
  expect(await exportParts(db, await ids())).toMatchObject([{ pictures: `${a} | ${b}` }]);
  await db.query('DELETE FROM part_image_sources');
  const [line] = await exportParts(db, await ids());
  expect(line?.['pictures']).toMatch(/^\/uploads\/\S+ \| \/uploads\/\S+$/);
  expect(counted(await run(list(['NX-1', String(line?.['pictures'])])))).toEqual({ unchanged: 1 });
  // Of another part, a picture of the shop is not read again.
  fetched = [];
  await run(list(['NX-2', String(line?.['pictures'])]));
  expect([fetched, (await picturesOf('NX-2')).length]).toEqual([[], 2]);
  expect(counted(await run(list(['NX-1', '-'])))).toEqual({ changed: 1 });
  expect(await picturesOf('NX-1')).toEqual([]);
});
