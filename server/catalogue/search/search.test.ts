import { describe, expect, test } from 'vitest';
import { parts } from '#mocks/fixtures/parts.ts';
import { Parts } from '#contract/catalogue/parts.ts';
import { PartFacets } from '#contract/catalogue/specifications.ts';
import { SearchReport, Suggestions, Synonyms } from '#contract/catalogue/search.ts';
import { parseReading } from '#contract/catalogue/search-reading.ts';
import { expectBody, openShop } from '#tests/shop/open-shop.ts';
import type { Queries } from '../../db/connect.ts';
import { seedIfEmpty } from '../../seed/seed.ts';
import { auditOf } from '../../testing/app.ts';
import { createSearchLog, newPerDay, removeOldSearches } from './search-log.ts';
import { suggest as suggestIn } from './suggest.ts';
import { rewriteWords } from './write-words.ts';

const shop = await openShop({ isTampered: true });
await seedIfEmpty(shop.db);
const admin = await shop.addAdmin();
const nameOf = (number: string) => parts.find((part) => part.number === number)?.name ?? '';
const disc = nameOf('NH-10042');

async function search(words: string, filters = '') {
  const response = await shop.call('GET', `/parts?search=${encodeURIComponent(words)}&limit=12${filters}`);
  const rows = expectBody(response, 200, Parts);
  return {
    rows,
    names: rows.map(({ name }) => name),
    total: Number(response.headers.get('x-total-count')),
    reading: parseReading(response.headers.get('x-search')),
  };
}

describe('a search', () => {
  test('with a typing error finds the corrected words and says so', async () => {
    const { names, reading } = await search('vetnilated brkae disc');
    expect(names).toContain(disc);
    expect(reading).toEqual({
      corrected: 'ventilated brake disc',
      vehicle: undefined,
      rest: 'vetnilated brkae disc',
    });
  });

  test('is corrected on each of its pages, and for its specifications', async () => {
    const first = await shop.call('GET', '/parts?search=barke&limit=1');
    const path = /<\/api([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    expect(expectBody(await shop.call('GET', path), 200, Parts)).toHaveLength(1);
    const facets = async (words: string) =>
      expectBody(
        await shop.call('GET', `/part-facets?category=brake-discs&search=${words}`),
        200,
        PartFacets,
      );
    expect(await facets('barke')).toEqual(await facets('brake'));
    expect(await facets('barke')).not.toEqual([]);
  });

  test('finds a German word in each spelling', async () => {
    await shop.addPart({ name: 'Kühlerschlauch' });
    for (const typed of ['kühlerschlauch', 'Kuehlerschlauch', 'kuhlerschlauch', 'KÜHLERSCHL'])
      expect(await search(typed), typed).toMatchObject({ names: ['Kühlerschlauch'], reading: undefined });
  });

  test('finds nothing without a reading if the corrected one finds nothing either', async () => {
    const { names, reading } = await search('brkae disc', '&minPrice=900000');
    expect(names).toEqual([]);
    expect(reading).toBeUndefined();
  });

  test('finds exactly what was typed if that is wanted', async () => {
    expect(await search('brkae disc', '&exact=yes')).toMatchObject({ names: [], reading: undefined });
    expect((await search('brake disc', '&exact=yes')).names).toContain(disc);
  });

  test('corrects no word that starts a word of a part, nor one of a part that was just added', async () => {
    expect((await search('ventil')).reading).toBeUndefined();
    const { name } = await shop.addPart({ name: 'Brakel' });
    expect(await search('brakel')).toMatchObject({ names: [name], reading: undefined });
  });

  test.each(['NH 10042', 'disc NH 10042', 'disc 1k0 615 301 aa', 'disc 1K0615301AA now'])(
    'finds the number in %s, which is typed in pieces',
    async (words) => expect((await search(words)).names).toContain(disc),
  );
});

describe('a number that finds nothing', () => {
  test.each([
    ['NH-1OO42', 'NH-10042'],
    ['nh-l0042', 'NH-10042'],
    ['NH-I0O42', 'NH-10042'],
    ['1KO 615 3O1 AA', '1K0 615 301 AA'],
    ['1KO615301AA', '1K0 615 301 AA'],
    ['disc 1KO 615 3O1 AA', 'disc 1K0 615 301 AA'],
    ['NH-\u20111OO42', 'NH-10042'],
  ])('is read as one that looks like %s, and says so', async (typed, corrected) => {
    const { names, reading } = await search(typed);
    expect(names).toEqual([disc]);
    expect(reading).toMatchObject({ corrected, rest: typed });
    expect(await search(typed, '&exact=yes')).toMatchObject({ names: [], reading: undefined });
  });

  test('may be the start of one', async () => {
    const { names, reading } = await search('NH-1OO4');
    expect(names).toContain(disc);
    expect(reading).toMatchObject({ corrected: 'NH-1004' });
  });

  test('finds a stored O or l for what was typed as 0 or 1, and zeros that a spreadsheet removed', async () => {
    const { id } = await shop.addPart({ name: 'Worn plate' });
    await shop.db.query(
      `INSERT INTO part_refs (part_id, position, kind, maker, number)
       VALUES ($1, 0, 'other', 'Velmark', 'OL-7O1'), ($1, 1, 'other', 'Velmark', '0009-86494104')`,
      [id],
    );
    expect(await search('01-701')).toMatchObject({ names: ['Worn plate'], reading: { corrected: 'OL-7O1' } });
  });

  test('is looked for in the middle and at the end of numbers, and says so', async () => {
    for (const typed of ['986494104', '98649', '9-8649'])
      expect(await search(typed), typed).toMatchObject({ names: ['Worn plate'], reading: { within: typed } });
    expect(await search('649')).toMatchObject({ names: [], reading: undefined });
    expect(await search('986494104', '&exact=yes')).toMatchObject({ names: [], reading: undefined });
  });

  test('is left alone where words or the typed number find something, and where it is short', async () => {
    await shop.addPart({ name: 'Bracket B1O-77X' });
    expect((await search('b1o-77x')).reading).toBeUndefined();
    expect((await search('NH-10042')).reading).toBeUndefined();
    expect((await search('0il')).reading).toBeUndefined();
  });

  test('shows no part that is not on sale', async () => {
    const { id, name } = await shop.addPart({ name: 'Hidden bracket' });
    await shop.db.query(`UPDATE parts SET part_number = 'HB-2O0' WHERE id = $1`, [id]);
    expect((await search('HB-200')).names).toEqual([name]);
    await shop.db.query(`UPDATE parts SET deleted_at = now(), off_sale_as = 'draft' WHERE id = $1`, [id]);
    expect(await search('HB-200')).toMatchObject({ names: [], reading: undefined });
  });
});

describe('a search for a kind of part that is not on sale', () => {
  test('says that others have the words, in their names or elsewhere', async () => {
    const screw = await shop.addPart({ name: 'Bleed screw, brake caliper' });
    expect(await search('brake caliper')).toMatchObject({
      names: [screw.name],
      reading: { otherKind: { words: 'brake caliper', isInNames: true }, rest: 'brake caliper' },
    });
    expect((await search('bleed screw brake calliper', '&sort=price')).reading).toMatchObject({
      otherKind: { words: 'brake calliper', isInNames: true },
    });
    const { id } = await shop.addPart({ name: 'Grease' });
    await shop.db.query(`UPDATE parts SET description = 'For a brake caliper.' WHERE id = $1`, [id]);
    expect((await search('caliper')).reading).toMatchObject({
      otherKind: { words: 'caliper', isInNames: false },
    });
    expect((await search('caliper', '&exact=yes')).reading).toBeUndefined();
    // A word that says what they are is no kind that is missing.
    expect((await search('bleed screw')).reading).toBeUndefined();
    const caliper = await shop.addPart({ name: 'Brake caliper, left' });
    for (const words of ['brake caliper', 'bleed screw caliper'])
      expect((await search(words)).reading?.otherKind, words).toEqual(
        words === 'brake caliper' ? undefined : { words: 'caliper', isInNames: true },
      );
    expect((await search('brake caliper')).names[0]).toBe(caliper.name);
  });

  test('may name a category', async () => {
    await shop.db.query(
      `INSERT INTO categories (slug, name, parent, position) VALUES ('tow-bars', 'Tow bars', 'suspension', 900)`,
    );
    await shop.addPart({ name: 'Cover, tow bar' });
    expect((await search('tow bar')).reading?.otherKind).toEqual({ words: 'tow bar', isInNames: true });
    expect((await search('tow')).reading).toBeUndefined();
  });
});

describe('the vehicle in a search', () => {
  test('is one model and a year', async () => {
    expect((await search('shock ford focus 2012')).reading).toMatchObject({
      vehicle: { slug: 'ford-focus-3-2012' },
      rest: 'shock',
    });
  });

  test.each([
    ['disc golf', null, ['volkswagen-golf-6', 'volkswagen-golf-7']],
    ['golf 2012 disc', 2012, ['volkswagen-golf-6', 'volkswagen-golf-7']],
    ['focus disc', null, ['ford-focus-3']],
  ])('may be several models, or of any year: %s', async (words, year, slugs) => {
    const { reading, total, rows } = await search(words);
    expect(reading).toMatchObject({ models: { year, more: 0 }, rest: 'disc' });
    // Each part fits one of them.
    for (const { name, fitModels } of rows)
      expect((fitModels?.fits.length ?? 0) + (fitModels?.fitsIf.length ?? 0), name).toBeGreaterThan(0);
    expect(reading?.models?.choices.map(({ slug }) => slug)).toEqual(slugs);
    // Parts that fit any of them.
    const counts = reading?.models?.choices.map(({ parts: count }) => count) ?? [];
    expect(total).toBeGreaterThanOrEqual(Math.max(...counts));
    expect(total).toBeLessThanOrEqual(counts.reduce((sum, count) => sum + count, 0));
  });

  test.each([
    'shock 2012',
    'leaf spring 2015',
    'wheel bolt 2017',
    '12 volt bulb 2014',
    'filter element 2005',
  ])('is not read in %s', async (words) => {
    const { reading } = await search(words);
    expect(reading?.vehicle).toBeUndefined();
    expect(reading?.models).toBeUndefined();
  });

  test('filters the list, unless the list has a vehicle of its own or the search is exact', async () => {
    const { reading, names } = await search('vetnilated disc golf 7 2016');
    expect(reading).toEqual({
      corrected: 'ventilated disc',
      vehicle: { slug: 'volkswagen-golf-7-2016', name: 'Volkswagen Golf VII 2016' },
      rest: 'vetnilated disc',
    });
    expect(names).toEqual((await search('ventilated disc', '&vehicle=volkswagen-golf-7-2016')).names);
    expect((await search('disc golf 7 2016', '&vehicle=volvo-v70-3-2011')).reading?.vehicle).toBeUndefined();
    expect((await search('disc golf 7 2016', '&exact=yes')).reading).toBeUndefined();
  });
});

describe('synonyms', () => {
  const save = (body: Synonyms) => shop.call('PUT', '/synonyms', { token: admin.token, body });

  test('of a new shop are found in every order of the words, and not in an exact search', async () => {
    expect((await search('rotor ventilated')).names).toContain(disc);
    expect((await search('rotor ventilated', '&exact=yes')).names).toEqual([]);
  });

  test('may be several words', async () => {
    const shock = 'Gas shock absorber';
    expect((await search('damper')).names).toContain(shock);
    expect((await search('damper', '&exact=yes')).names).not.toContain(shock);
    expect((await search('absorber shock')).names).toEqual((await search('damper')).names);
  });

  test('are saved as they are typed, with an entry in the audit log about what changed', async () => {
    const lists = [
      ['Disc', 'brake rotor', 'disc'],
      ['Bonnet', 'hood'],
    ];
    const saved = expectBody(await save(lists), 200, Synonyms);
    expect(saved).toEqual([
      ['Disc', 'brake rotor'],
      ['Bonnet', 'hood'],
    ]);
    const read = await shop.call('GET', '/synonyms', { token: admin.token });
    expect(read.body).toEqual(saved);
    expect((await search('rotor brake')).names).toContain(disc);
    await save([...saved, ['tyre', 'tire']]);
    expect((await auditOf(shop.db, 'synonyms')).at(-1)).toMatchObject({
      call: 'PUT /synonyms',
      before: '',
      after: 'tyre = tire',
    });
  });

  test.each([
    [
      [
        ['disc', 'rotor'],
        ['Rotor', 'plate'],
      ],
      '“rotor” is in two lists',
    ],
    [[['disc', '%']], '“%” has no letters or digits'],
  ])('%j are refused', async (lists, message) => {
    const before = await shop.call('GET', '/synonyms', { token: admin.token });
    expect(await save(lists)).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(new RegExp(message, 'i')) as string },
    });
    expect((await shop.call('GET', '/synonyms', { token: admin.token })).body).toEqual(before.body);
  });
});

test('the words of the catalogue are written when a part has changed, and only then', async () => {
  const rewrite = rewriteWords(shop.db);
  await shop.addPart({ name: 'Grommet' });
  // Statistics arrive when the session is idle.
  await shop.db.query('SELECT pg_stat_force_next_flush()');
  await rewrite();
  expect((await search('gromet')).names).toEqual(['Grommet']);
  await shop.db.query(`DELETE FROM part_words WHERE word = 'grommet'`);
  await rewrite();
  expect((await search('gromet')).names).toEqual([]);
});

describe('the report of searches', () => {
  const report = async () =>
    expectBody(await shop.call('GET', '/search-report', { token: admin.token }), 200, SearchReport);

  test('counts first pages, and names neither people nor unknown numbers', async () => {
    await shop.db.query('DELETE FROM searches');
    await shop.nodes[0]?.deps.searchLog.write();
    await shop.db.query('DELETE FROM searches');
    for (const words of [
      'Brake DISC',
      'brake disc',
      'wiper +46 70 740 61 23',
      'wiper WVWZZZ1JZXW000001',
      'mara@norholt.test',
      'NH 10042',
      '0701234567',
    ])
      await search(words);
    await search('brake disc', '&page=2');
    await search('brake disc', '&vehicle=volkswagen-golf-7-2016');
    await search('spring', '&minPrice=900000');
    expect(await report()).toMatchObject({ searches: 0 });
    for (const { deps } of shop.nodes) await deps.searchLog.write();
    // All of one address.
    expect(await report()).toEqual({ searches: 5, frequent: [], withoutResult: [] });
    await shop.db.query('UPDATE searches SET is_shown = true');
    expect(await report()).toEqual({
      searches: 5,
      frequent: [
        { words: 'brake disc', searches: 2, parts: expect.any(Number) as number },
        { words: 'wiper', searches: 2, parts: 0 },
        { words: 'nh 10042', searches: 1, parts: 1 },
      ],
      withoutResult: [{ words: 'wiper', searches: 2, parts: 0 }],
    });
  });

  test('shows a search from the second address on, on one day', async () => {
    await shop.db.query('DELETE FROM searches');
    let day = '2026-11-23T10:00:00Z';
    const log = createSearchLog(shop.db, () => new Date(day));
    const count = (typed: string, ip: string | undefined) =>
      log.count({ typed, parts: 2, isOfParts: true }, ip);
    for (const ip of ['192.0.2.1', '192.0.2.1', undefined, undefined]) count('mara lindqvist', ip);
    for (const ip of ['192.0.2.1', '192.0.2.2']) count('brake pads', ip);
    count('yesterday', '192.0.2.1');
    day = '2026-11-24T10:00:00Z';
    count('yesterday', '192.0.2.2');
    await log.write();
    count('BRAKE pads', '192.0.2.3');
    await log.write();
    const shown = await report();
    expect(shown.frequent).toEqual([{ words: 'brake pads', searches: 3, parts: 2 }]);
    expect(shown.searches).toBe(9);
  });

  test('counts words beside a dropped number as what they find, as they are read', async () => {
    await shop.db.query('DELETE FROM searches');
    await shop.addPart({ name: 'Grumbler' });
    await search('grumbler 120A');
    // The second look at a search, which finds nothing.
    await search('grumbler 120A', '&exact=yes');
    for (const words of ['grumblers 120', 'grumbler xyzzy 4711'])
      shop.nodes[0]?.deps.searchLog.count({ typed: words, parts: 0, isOfParts: false }, '192.0.2.1');
    for (const { deps } of shop.nodes) await deps.searchLog.write();
    await shop.db.query('UPDATE searches SET is_shown = true');
    const { frequent, withoutResult } = await report();
    expect(frequent).toEqual([
      { words: 'grumbler', searches: 1, parts: 1 },
      { words: 'grumbler xyzzy', searches: 1, parts: 1 },
      { words: 'grumblers', searches: 1, parts: 1 },
    ]);
    expect(withoutResult).toEqual([]);
  });

  test('keeps 5,000 new searches a day, and those that were shown before', async () => {
    await shop.db.query('DELETE FROM searches');
    await shop.db.query(
      `INSERT INTO searches (day, words, searches, parts, is_shown)
       SELECT (now() AT TIME ZONE 'UTC')::date, 'spam ' || n, 1, 0, false FROM generate_series(1, $1 - 1) AS n
       UNION ALL SELECT (now() AT TIME ZONE 'UTC')::date - 1, 'gearbox', 1, 3, true`,
      [newPerDay],
    );
    const log = createSearchLog(shop.db);
    for (const typed of ['spam one', 'spam two', 'gearbox', 'spam 7'])
      log.count({ typed, parts: 3, isOfParts: true }, '192.0.2.1');
    await log.write();
    const { rows } = await shop.db.query<{ today: number; gearbox: number; spam: number }>(
      `SELECT count(*) FILTER (WHERE words LIKE 'spam%') AS today, sum(searches) FILTER (WHERE words = 'gearbox') AS gearbox,
         sum(searches) FILTER (WHERE words = 'spam 7') AS spam FROM searches`,
    );
    expect(rows).toEqual([{ today: newPerDay, gearbox: 2, spam: 2 }]);
  });

  test('is read and forgotten within the deadlines of statements with 400,000 rows', async () => {
    await shop.db.query('DELETE FROM searches');
    // The last 20,000 are old.
    for (let from = 0; from < 420_000; from += 20_000)
      await shop.db.query(
        `INSERT INTO searches
         SELECT current_date - CASE WHEN n < 400000 THEN n % 30 ELSE 40 END, 'invented ' || n, 1, n % 2, true
           FROM generate_series($1::int, $1 + 19999) AS n`,
        [from],
      );
    expect((await report()).frequent).toHaveLength(50);
    await removeOldSearches(shop.db);
    const { rows } = await shop.db.query('SELECT FROM searches WHERE day < current_date - 30 LIMIT 1');
    expect(rows).toEqual([]);
    await shop.db.query('TRUNCATE searches');
  }, 60_000);

  test('forgets what is older than 30 days', async () => {
    await shop.db.query(`INSERT INTO searches SELECT current_date - 31, 'old', 5, 0`);
    await removeOldSearches(shop.db);
    expect((await shop.db.query(`SELECT FROM searches WHERE words = 'old'`)).rows).toEqual([]);
  });
});

describe('suggestions', () => {
  const suggest = async (query: string) =>
    expectBody(await shop.call('GET', `/suggest?query=${encodeURIComponent(query)}`), 200, Suggestions);

  test('are at most eight rows, with parts that have the words in their names first', async () => {
    const { numbers, parts: found, categories, vehicles } = await suggest('brake');
    expect(numbers.length + found.length + categories.length + vehicles.length).toBeLessThanOrEqual(8);
    expect(found[0]?.name).toMatch(/brake/i);
    expect(categories).toEqual([{ slug: 'brake-discs', name: 'Brake discs', group: 'Brakes', parts: 2 }]);
  });

  test('find a number from three characters, and say which one', async () => {
    const { numbers, parts: found } = await suggest('1k0');
    expect(numbers).toEqual([
      {
        part: { number: 'NH-10042', address: 'NH-10042', name: disc, price: 64 },
        foundBy: { kind: 'original', maker: 'Norda', number: '1K0 615 301 AA' },
        match: 'start',
      },
    ]);
    expect(found).toEqual([]);
  });

  test.each([
    ['NH-1OO42', 'NH-10042'],
    ['nh-l0042', 'NH-10042'],
    ['1KO 615 301 AA', '1K0 615 301 AA'],
  ])('are those for a number that looks like %s if nothing matches, and say so', async (typed, number) => {
    const { corrected, numbers } = await suggest(typed);
    expect(numbers.map(({ part }) => part.name)).toEqual([disc]);
    expect(corrected).toBe(number);
  });

  test('are corrected if nothing matches, and say so', async () => {
    const { corrected, parts: found } = await suggest('vetnilated');
    expect(found[0]?.name).toBe(disc);
    expect(corrected).toBe('ventilated');
  });

  test('say nothing about a text that is found as it is typed', async () => {
    for (const typed of ['brake', 'NH-10042', 'disc golf 2012'])
      expect(await suggest(typed)).not.toHaveProperty('corrected');
  });

  test('are none for no text', async () =>
    expect(await suggest(' ')).toEqual({ numbers: [], parts: [], categories: [], vehicles: [] }));

  test('name vehicles, and say whether the parts fit the chosen one', async () => {
    const { vehicles } = await suggest('disc golf 2012');
    expect(vehicles.map(({ name, fromYear, toYear, vehicle }) => [name, fromYear, toYear, vehicle])).toEqual([
      ['Golf VI', 2012, 2012, 'volkswagen-golf-6-2012'],
      ['Golf VII', 2012, 2012, 'volkswagen-golf-7-2012'],
    ]);
    const response = await shop.call('GET', '/suggest?query=NH-10042&vehicle=volkswagen-golf-7-2016');
    expect(expectBody(response, 200, Suggestions).numbers).toMatchObject([
      { part: { fit: { kind: 'fitsIf' } } },
    ]);
  });

  test.each([
    [
      'brake discs golf 7 2016',
      { category: { name: 'Brake discs', isAll: true }, vehicle: { name: 'Volkswagen Golf VII 2016' } },
    ],
    [
      'disc golf',
      {
        ...{ words: 'disc', vehicle: null },
        models: { year: null, choices: [{ name: 'Volkswagen Golf VI' }, { name: 'Volkswagen Golf VII' }] },
      },
    ],
    ['vetnilated disc golf 7 2016', { words: 'ventilated disc', category: null }],
    ['brake disc 312 mm', { words: 'brake disc 312 mm', category: { name: 'Brake discs', isAll: false } }],
    ['312 mm', { category: null, size: { spec: { name: 'Diameter', category: 'Brake discs' } } }],
    ['31.2 cm', { category: null, size: { spec: { name: 'Diameter' } } }],
  ])('say how %s is read, and count what the search finds', async (typed, reading) => {
    const suggested = await suggest(typed);
    expect(suggested.reading).toMatchObject(reading);
    expect(suggested.reading?.parts).toBe((await search(typed)).total);
  });

  test('say nothing of a text that is searched for as typed, nor of a number', async () => {
    for (const typed of ['brake', 'NH-10042', 'ventilated'])
      expect(await suggest(typed), typed).not.toHaveProperty('reading');
  });

  test('are the parts that fit the vehicle, where only these are searched for', async () => {
    const fitting = async (typed: string) =>
      expectBody(
        await shop.call('GET', `/suggest?query=${typed}&vehicle=volkswagen-golf-7-2016&fitting=yes`),
        200,
        Suggestions,
      );
    const { reading, parts: suggested } = await fitting('disc');
    const list = await search('disc', '&vehicle=volkswagen-golf-7-2016');
    expect(reading).toMatchObject({ isFitting: true, words: 'disc', parts: list.total });
    expect(suggested.map(({ name, fit }) => [name, fit])).toEqual(
      list.rows.map(({ name, fit }) => [name, fit]),
    );
    // A number or another vehicle is looked for among all parts.
    expect((await fitting('disc focus 2012')).reading).toMatchObject({ isFitting: false });
    expect(await fitting('NH-10042')).not.toHaveProperty('reading');
  });

  test('look a text up once', async () => {
    const sent: string[] = [];
    const watched: Queries = {
      query(sql, values) {
        sent.push(typeof sql === 'string' ? sql : sql.text);
        return shop.db.query(sql, values);
      },
    };
    for (const [query, most] of [
      ['brake', 3],
      ['312 mm', 3],
      ['NH-10042', 2],
    ] as const) {
      await suggestIn(watched, { query });
      sent.length = 0;
      await suggestIn(watched, { query });
      // What is known of the words, the list, and the category, the measure or the numbers.
      expect(sent.length, query).toBeLessThanOrEqual(most);
    }
  });

  test('may be kept by a browser, which asks whether they are still right', async () => {
    const { headers } = await shop.call('GET', '/suggest?query=brake');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('etag')).not.toBeNull();
  });
});
