import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText } from '#contract/fold-text.ts';
import { lookAlikeKey } from '#contract/look-alike.ts';
import { numberKey } from '#contract/catalogue/number-key.ts';
import { listAllOrders } from '../orders/list-orders.ts';
import { searchParts } from '../catalogue/search/search-parts.ts';
import { openTestDatabase, openUpgradedDatabase } from '../testing/database.ts';
import { listUsers } from '../accounts/list-users.ts';
import type { Queries } from './connect.ts';

const oldRows = `
  INSERT INTO users (id, uid, email, email_verified, name)
  SELECT gen_random_uuid(), n, n || '@norholt.test', true, 'Zoë' FROM generate_series(1, 600) AS n;
  INSERT INTO parts (id, name, description, price_cents, quantity, initial_quantity, min_quantity, email)
  SELECT gen_random_uuid(), name, '', 100, 1, 1, 1, 'works@norholt.test'
    FROM unnest(ARRAY['Citroën', 'Citroe\u0308n', 'Brake\u00A0disc', 'brake disc', ' ']) AS name`;

/** The test database has the locale C.UTF-8 of PostgreSQL itself. */
const { db } = await openTestDatabase();
const inC = await openUpgradedDatabase(
  1795651200000,
  oldRows,
  `TEMPLATE template0 ENCODING UTF8 LOCALE_PROVIDER libc LOCALE 'C'`,
);

test('upgrades parts whose names collide, and the words of old rows', async () => {
  const { rows } = await inC.query(
    'SELECT name, name_key AS key, sort_name AS sort FROM parts ORDER BY position',
  );
  expect(rows).toEqual([
    { name: 'Citroën', key: 'citroën', sort: 'citroen' },
    { name: 'Citroe\u0308n', key: null, sort: 'citroen' },
    { name: 'Brake\u00A0disc', key: 'brake disc', sort: 'brake disc' },
    { name: 'brake disc', key: null, sort: 'brake disc' },
    { name: ' ', key: '', sort: '' },
  ]);
  expect((await searchParts(inC, {})).result.rows.map(({ number }) => number)).toEqual(
    [10_001, 10_002, 10_003, 10_004, 10_005].map((number) => `NH-${number}`),
  );
  expect((await searchParts(inC, { search: 'CITROEN disc', exact: 'yes' })).result.rows).toHaveLength(0);
  expect((await searchParts(inC, { search: 'CITROEN' })).result.rows).toHaveLength(2);
  expect(await listUsers(inC, { search: 'zoe', limit: 1 })).toMatchObject({ total: 600 });
});

test('upgrades names that differ in their hyphens: the oldest keeps the key, and all keep their names', async () => {
  const names = [
    'Front-Left',
    'Front\u2011Left',
    'Rear\u2013Left',
    'Rear\u2212Left',
    'Side\u2010Left',
    'Brake disc',
  ];
  const upgraded = await openUpgradedDatabase(
    1795956000000,
    `INSERT INTO parts (id, name, name_key, description, price_cents, quantity, initial_quantity, min_quantity, email, deleted_at)
     SELECT gen_random_uuid(), name, fold_name(name), '', 100, 1, 1, 1, 'works@norholt.test', CASE WHEN name ~ 'Side' THEN now() END
       FROM unnest(ARRAY[${names.map((name) => `'${name}'`).join()}]) AS name;
     INSERT INTO part_refs (part_id, position, kind, maker, number) SELECT id, 0, 'other', '', '63/8-2rsr' FROM parts LIMIT 1`,
  );
  const { rows } = await upgraded.query('SELECT name, name_key AS key FROM parts ORDER BY position');
  const keys = ['front-left', null, 'rear-left', null, 'side-left', 'brake disc'];
  expect(rows).toEqual(names.map((name, at) => ({ name, key: keys[at] })));
  expect((await upgraded.query('SELECT key FROM part_refs')).rows).toEqual([{ key: '6382RSR' }]);
});

test('keys of numbers and folded texts are the same in SQL and in TypeScript', async () => {
  const ascii = fc.string({ unit: 'grapheme-ascii', maxLength: 24 });
  const pieces = fc.constantFrom(...'Aß-é \u00A0\u2011ÄΣ٤ＮOIl0.№/½İ', '\u00AD', '\uFE63', '\u301C', 'КП');
  const texts = fc.sample(fc.oneof(ascii, fc.string({ unit: pieces, maxLength: 12 })), 500);
  for (const each of [db, inC]) {
    const { rows } = await each.query<{
      text: string;
      key: string;
      again: string;
      alike: string;
      folded: string;
    }>(
      `SELECT text, number_key(text) AS key, number_key(($2::text[])[position]) AS again,
              look_alike_key(number_key(text)) AS alike, fold_name(text) AS folded
         FROM unnest($1::text[]) WITH ORDINALITY AS one (text, position)`,
      [texts, texts.map(numberKey)],
    );
    for (const { text, key, again, alike, folded } of rows) {
      expect(again, text).toBe(key);
      expect(foldText(text), text).toBe(folded);
      if (/^[\x20-\x7E]*$/.test(text))
        expect([numberKey(text), lookAlikeKey(text)], text).toEqual([key, alike]);
    }
  }
});

async function findsPart(of: Queries, name: string, search: string): Promise<boolean> {
  await of.query('DELETE FROM parts');
  await of.query(
    `INSERT INTO parts (id, name, description, price_cents, quantity, initial_quantity, min_quantity, email)
     VALUES (gen_random_uuid(), $1, '', 100, 1, 1, 1, 'works@norholt.test')`,
    [name],
  );
  return (await searchParts(of, { search })).result.rows.length === 1;
}

test.each([
  ['a no-break space', 'Brake\u00A0disc', 'brake disc'],
  ['a no-break space in the search', 'Brake disc', 'disc\u00A0brake'],
  ['an ideographic and a thin space', 'Brake\u3000disc\u2009front', 'front disc'],
  ['an en dash', 'Front–Left', 'Left'],
  ['a minus sign and a non-breaking hyphen', 'Front−Left‑Rear', 'left rear'],
  ['a typographic apostrophe', 'O’Brien', "O'Brien"],
  ['an acute accent as an apostrophe', 'O´Brien', 'OʼBrien'],
  ['no apostrophe at all', 'O’Brien', 'obrien'],
  ['NFD for NFC', 'Citroën', 'Citroe\u0308n'],
  ['no accent', 'Citroën', 'citroen'],
  ['an accent that is not there', 'Citroen', 'CITROËN'],
  ['letters without a decomposition', 'Großer Łódź Ærø Đorđe ışık', 'GROSSER lodz aero dorde isik'],
  ['a Turkish capital', 'İstanbul', 'istanbul'],
  ['Cyrillic', 'Тормозной ДИСК Ёлка', 'диск елка'],
  ['Greek with accents', 'Άξονας', 'αξονασ'],
  ['Arabic with vowels and tatweel', 'مُحَـمَّد', 'محمد'],
  ['other digits', 'Serie ٤٢', '42'],
  ['a word inside Chinese', '前刹车片', '刹车'],
  ['half-width Katakana', 'ブレーキパッド', 'ﾊﾟｯﾄﾞ'],
  ['a soft hyphen and a zero-width space', 'Brems\u00ADscheibe\u200B', 'bremsscheibe'],
  ['a ligature and full-width letters', 'Oil ﬁlter Ｘ', 'filter x'],
  ['a part number in pieces', '630/8-2RSR', '630 2rsr'],
  ['a part number in one', '630/8-2RSR', '63082rsr'],
  ['a part number with other separators', '630/8-2RSR', '6308-2RSR'],
  ['separators that are not there', '63082RSR', '630/8-2rsr'],
  ['a multiplication sign', 'Shaft seal 30×45×7', '30X45x7'],
  ['a multiplication sign in the search', 'Shaft seal 30x45x7', '30×45×7'],
  ['an ellipsis, a degree sign and a trade mark', 'Seal… 90° Norholt™', 'seal 90 norholt'],
  ['an emoji beside a word', '🔧tool', 'tool'],
])('finds text in spite of %s', async (_what, name, search) => {
  expect(await findsPart(db, name, search)).toBe(true);
  expect(await findsPart(inC, name, search)).toBe(true);
  expect(await findsPart(db, name, name)).toBe(true);
});

test.each(['–', '🔧', '…', '%'])('finds nothing for %s, which contains no word', async (search) => {
  expect(await findsPart(db, 'Brake disc', search)).toBe(false);
});

test('sorts accented names beside the others, in every locale and over cursors', async () => {
  const names = ['Zinc', 'Äxle', 'axle b', 'Ölfilter', 'Oil', '\u00C9clair', 'edge', 'АБВ'];
  for (const each of [db, inC]) {
    await each.query('DELETE FROM parts');
    await each.query(
      `INSERT INTO parts (id, name, description, price_cents, quantity, initial_quantity, min_quantity, email)
       SELECT gen_random_uuid(), name, '', 100, 1, 1, 1, 'works@norholt.test' FROM unnest($1::text[]) AS name`,
      [names],
    );
    const read: string[] = [];
    let cursor: string | undefined;
    do {
      const { result: page } = await searchParts(each, { sort: 'name', limit: 3, cursor });
      read.push(...page.rows.map(({ name }) => name));
      cursor = page.next?.cursor;
    } while (cursor !== undefined);
    expect(read).toEqual(['Äxle', 'axle b', 'Éclair', 'edge', 'Oil', 'Ölfilter', 'Zinc', 'АБВ']);
  }
});

test('searches users and orders by the same rule, also after a change', async () => {
  await db.query(
    `INSERT INTO users (id, uid, email, email_verified, name)
     VALUES ('00000000-0000-7000-8000-000000000001', 'u', 'zoe@norholt.test', true, 'Zoe')`,
  );
  await db.query(`UPDATE users SET name = 'Zoë O’Brien'`);
  expect((await listUsers(db, { search: "zoe o'brien" })).rows).toHaveLength(1);
  await db.query(
    `INSERT INTO orders (id, user_id, part_id, name, email, phone, address, product_name, image, unit_price_cents, quantity,
       total_cents, reserved_until)
     SELECT gen_random_uuid(), users.id, parts.id, 'Zoë', users.email, '', E'Dock 4\nGöteborg', 'Front–Left', '', 100, 1, 100, now()
       FROM users, parts LIMIT 1`,
  );
  expect((await listAllOrders(db, { search: 'goteborg left' })).rows).toHaveLength(1);
});
