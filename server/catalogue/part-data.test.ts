import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { PartDetails } from '#contract/catalogue/part-details.ts';
import { isGtin } from '#contract/catalogue/gtin.ts';
import { AddedPart, Parts, type NewPart } from '#contract/catalogue/parts.ts';
import { CategoryDetails, PartFacets, sizesMax } from '#contract/catalogue/specifications.ts';
import { seedIfEmpty } from '../seed/seed.ts';
import { problem } from '../testing/contract-responses.ts';
import { expectBody, openShop } from '#tests/shop/open-shop.ts';

const shop = await openShop({ config: { imageHosts: ['images.norholt.test'] }, isTampered: true });
await seedIfEmpty(shop.db);
const admin = await shop.addAdmin();
const image = 'https://images.norholt.test/disc.webp';

const newPart = (overrides: Partial<NewPart> = {}): NewPart => ({
  ...{ name: `Part ${randomUUID()}`, description: 'Turned.', price: 64, minQuantity: 1, quantity: 40, image },
  ...overrides,
});

const add = (overrides: Partial<NewPart>) =>
  shop.call('POST', '/post-part', { token: admin.token, body: newPart(overrides) });
const addedId = async (overrides: Partial<NewPart> = {}) =>
  expectBody(await add(overrides), 200, AddedPart).insertedId;
const change = (id: string, body: object) => shop.call('PATCH', `/parts/${id}`, { token: admin.token, body });
const find = (number: string, token?: string) =>
  shop.call('GET', `/part/${encodeURIComponent(number)}`, token === undefined ? {} : { token });
const detailsOf = async (number: string) => expectBody(await find(number, admin.token), 200, PartDetails);
const found = async (query: string) => expectBody(await shop.call('GET', `/parts?${query}`), 200, Parts);
const facets = async (query: string) =>
  expectBody(await shop.call('GET', `/part-facets?category=brake-discs&${query}`), 200, PartFacets);
let counter = 0;
const freeNumber = () => `T-${(counter += 1)}-${process.hrtime.bigint()}`.slice(0, 24);

describe('a number', () => {
  test('is the next free one if the admin gives none', async () => {
    const [one, two] = [await addedId(), await addedId({ number: '' })];
    expect(await shop.numberOf(one)).toMatch(/^NH-\d{5}$/);
    expect(await shop.numberOf(two)).toMatch(/^NH-\d{5}$/);
    expect(await shop.numberOf(two)).not.toBe(await shop.numberOf(one));
  });

  test('belongs to one part, in any spelling, also when two admins add it at once', async () => {
    const spellings = ['QX 77/1-2', 'qx-77.12', 'QX7712', 'qX 7712'];
    const responses = await Promise.all([...spellings, ...spellings].map((number) => add({ number })));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    expect(await add({ number: 'Qx77 12' })).toMatchObject({
      status: 409,
      body: {
        code: 'NUMBER_TAKEN',
        message: expect.stringMatching(/^“Part .*” has this number already$/) as string,
      },
    });
    expect(await find('q-x-7-7-1-2')).toMatchObject({ status: 200 });
  });

  test('is accepted as it was pasted, and stored plain', async () => {
    const number = freeNumber();
    await addedId({ number: `\u200B${number.replaceAll('-', '\u2011')}\uFEFF` });
    expect((await detailsOf(number)).number).toBe(number);
    expect((await detailsOf(number.replaceAll('-', '\u2013'))).number).toBe(number);
  });

  test.each([
    ['NH|1004', 'A number cannot contain “|”'],
    ['NH', 'Use at least three characters, one of them a letter or a digit'],
    ['-*-', 'Use at least three characters, one of them a letter or a digit'],
    ['x'.repeat(41), 'must have at most 40 characters'],
  ])('like %s is refused with the reason', async (number, message) => {
    expect(await add({ number })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(message) as string },
    });
  });

  test('of a deleted part is free', async () => {
    const number = freeNumber();
    const id = await addedId({ number });
    await shop.call('DELETE', `/delete-part/${id}`, { token: admin.token });
    expect(await find(number)).toMatchObject(problem(404, 'NOT_SOLD'));
    const next = await addedId({ number });
    expect((await detailsOf(number))._id).toBe(next);
    const restored = await shop.call('POST', `/restore-part/${id}`, { token: admin.token });
    expect(restored).toMatchObject(problem(409, 'NUMBER_TAKEN'));
  });

  test.each(['A-1', '.QW1004', '04.1*7^', 'JPR833 (L+R)', '0 986 494 Ä9', 'מק-4471'])(
    '%s is found as it was typed, and without its signs',
    async (number) => {
      const id = await addedId({ number });
      for (const spelling of [number, number.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase()])
        expect(await find(spelling)).toMatchObject({ status: 200, body: { _id: id, number } });
    },
  );

  test('of two brands is two parts with addresses of their own, which stay', async () => {
    const number = freeNumber();
    const [norda, brems] = [
      await addedId({ number, brand: 'Norda' }),
      await addedId({ number, brand: 'Brems' }),
    ];
    expect(await add({ number, brand: 'NORDA' })).toMatchObject(problem(409, 'NUMBER_TAKEN'));
    const addresses = [number, `${number}-Brems`];
    expect(await find(number)).toMatchObject({
      body: { _id: norda, others: [{ address: addresses[1], brand: 'Brems' }] },
    });
    expect(await find(`${number}-brems`)).toMatchObject({
      body: { _id: brems, others: [{ address: number }] },
    });
    const spelling = number.replaceAll('-', '');
    expect(await find(spelling)).toMatchObject({
      status: 409,
      body: { code: 'AMBIGUOUS_PART', choices: [{ address: addresses[1] }, { address: addresses[0] }] },
    });
    expect((await change(norda, { version: 1, number: freeNumber() })).status).toBe(200);
    expect(await find(number)).toMatchObject({ body: { _id: norda } });
    expect(await find(spelling)).toMatchObject({ body: { _id: brems } });
  });
});

describe('a search', () => {
  test('finds a part by the start of its own number', async () => {
    expect(await found('search=nh1004')).toMatchObject([{ number: 'NH-10042' }, { number: 'NH-10048' }]);
    expect((await found('search=NH 10042'))[0]).not.toHaveProperty('foundBy');
  });

  test.each([
    ['nh-10042', 'exact'],
    ['NH\u201110042', 'exact'],
    ['NH 10042', 'same'],
    ['nh1004', 'start'],
    ['h10042', 'within'],
    ['disc NH-10042', 'exact'],
    ['1k0 615 301 aa', 'exact'],
    ['1K0615301AA', 'same'],
    ['1K0 615 301', 'start'],
    ['615 301 AA', 'within'],
  ])('for %s says how the number is like it: %s', async (search, numberMatch) => {
    expect((await found(`search=${encodeURIComponent(search)}`))[0]).toMatchObject({
      number: 'NH-10042',
      numberMatch,
    });
  });

  test('lists the best match first, and suggests also numbers that begin with it', async () => {
    const [longer, same, exact] = ['SR 44/7-8X', 'SR44/78', 'SR 44-78'];
    for (const [index, number] of [longer, same, exact].entries())
      await addedId({ number, brand: `Brand ${index}` });
    expect(await found('search=sr 44-78')).toMatchObject([
      { number: exact, numberMatch: 'exact' },
      { number: same, numberMatch: 'same' },
    ]);
    expect(await found('search=sr 44')).toMatchObject([
      { numberMatch: 'start' },
      { numberMatch: 'start' },
      { number: longer, numberMatch: 'start' },
    ]);
    const { body } = await shop.call('GET', '/suggest?query=sr 44-78');
    expect(body).toMatchObject({
      numbers: [
        { part: { number: exact }, match: 'exact' },
        { part: { number: same }, match: 'same' },
        { part: { number: longer }, match: 'start' },
      ],
    });
  });

  test('for a number beside words lists its part first, on each page', async () => {
    const ids: string[] = [];
    for (const number of ['QT-900', 'QT-901', 'QT-9012'])
      ids.push(await addedId({ number, name: `Strut QT-9012 of ${number}` }));
    const first = await shop.call('GET', '/parts?search=strut QT-9012&limit=2');
    const next = /<\/api([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const rows = [...expectBody(first, 200, Parts), ...expectBody(await shop.call('GET', next), 200, Parts)];
    expect(rows.map(({ _id }) => _id)).toEqual([ids[2], ids[0], ids[1]]);
  });

  test.each([
    ['63082RSR', 'Wheel bearing', '630/8-2RSR'],
    ['1k0615301aa', 'Ventilated brake disc', '1K0 615 301 AA'],
    ['1K0 615 301', 'Ventilated brake disc', '1K0 615 301 AA'],
    ['disc 4410-22', 'Ventilated brake disc', '4410-22'],
  ])('for %s finds the %s and says which reference matched', async (search, name, number) => {
    const parts = await found(`search=${encodeURIComponent(search)}`);
    expect(parts).toMatchObject([{ name, foundBy: { number } }]);
  });

  test.each([
    ['a non-breaking hyphen', 'NH\u201110042'],
    ['full-width signs', 'ＮＨ－１００４２'],
    ['an invisible character', '\u200BNH-100\u00AD42'],
    ['a blank Braille pattern and a minus', 'NH\u2212\u280010042'],
  ])('finds the number of a part pasted with %s', async (_what, search) => {
    expect((await found(`search=${encodeURIComponent(search)}`)).map(({ number }) => number)).toEqual([
      'NH-10042',
    ]);
  });

  test('does not find a part by a reference once it is deleted', async () => {
    const references = [{ kind: 'other' as const, maker: 'Velmark', number: 'ZZ 9090-1' }];
    const id = await addedId({ references });
    expect(await found('search=zz90901')).toHaveLength(1);
    await shop.call('DELETE', `/delete-part/${id}`, { token: admin.token });
    expect(await found('search=zz90901')).toEqual([]);
  });
});

describe('references', () => {
  test.each([
    ['4012345678901', true],
    ['40123455', true],
    ['036000291452', true],
    ['00036000291452', true],
    ['4012345678902', false],
    ['401234567890', false],
    ['', false],
  ])('the GTIN %s has the right check digit: %s', (number, isRight) => {
    expect(isGtin(number)).toBe(isRight);
  });

  test.each([
    ['ZX\u2011771', 'ZX-771'],
    ['ZY\u00A0772', 'ZY 772'],
    ['ZW\u2013773', 'ZW-773'],
    ['LX 774+', 'LX 774+'],
    ['B6HS#775', 'B6HS#775'],
    ['NK_776', 'NK_776'],
    ['KR6E-777 (4)', 'KR6E-777 (4)'],
    ['Größe\u202F778*', 'Größe 778*'],
    ['КПП-779', 'КПП-779'],
    ['前刹车№780', '前刹车No780'],
  ])('may be %s, and are found by it', async (typed, number) => {
    const id = await addedId({ references: [{ kind: 'other', maker: 'Velmark', number: typed }] });
    expect((await detailsOf(await shop.numberOf(id))).references).toMatchObject([{ number }]);
    for (const search of [number, typed, number.toLowerCase(), number.replaceAll(/[-_#+*() ]/g, '')])
      expect(await found(`search=${encodeURIComponent(search)}`), search).toMatchObject([{ _id: id }]);
  });

  test.each([
    ['12|34', 'A number cannot contain “|”'],
    ['12\uE00034', 'A number cannot contain “U+E000”'],
  ])('like %j are refused with the sign', async (number, message) => {
    expect(await add({ references: [{ kind: 'other', maker: 'Velmark', number }] })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(message) as string },
    });
  });

  test.each([
    [
      '4012345678901',
      ['04012345678901', '4 012345 678901', '4\u2011012345\u00A0678901', '(01)04012345678901'],
    ],
    ['036000291452', ['36000291452', '0036000291452', '00036000291452', '0 36000 29145 2']],
    ['40123455', ['0000040123455', '00000040123455', '4012-3455', '٤٠١٢٣٤٥٥']],
    ['0401234567817', ['401234567817', '00401234567817', '401234-567817']],
  ])('of the GTIN %s are found by its other forms', async (number, forms) => {
    const id = await addedId({ references: [{ kind: 'gtin', maker: '', number }] });
    for (const form of [number, ...forms]) {
      const query = encodeURIComponent(form);
      expect(
        (await found(`search=${query}`)).map(({ _id }) => _id),
        form,
      ).toEqual([id]);
      const { headers, body } = await shop.call('GET', `/suggest?query=${query}`);
      expect(body).toMatchObject({ numbers: [{ foundBy: { number }, match: 'exact' }] });
      expect(headers.get('x-search')).toBeNull();
    }
    await shop.call('DELETE', `/delete-part/${id}`, { token: admin.token });
  });

  test('to one GTIN in several forms are one, as are those to one number of one maker', async () => {
    const number = freeNumber();
    const gtins = ['036000291452', '0036000291452', '00036000291452', '0 36000-29145 2'];
    const other = (maker: string, typed: string) => ({ kind: 'other' as const, maker, number: typed });
    const id = await addedId({
      number,
      references: [
        ...gtins.map((gtin) => ({ kind: 'gtin' as const, maker: '', number: gtin })),
        ...[other('Velmark', 'QQ-12'), other('VELMARK\u00A0', 'QQ 12'), other('Norda', 'QQ-12')],
      ],
    });
    const { references, version } = await detailsOf(number);
    expect(references.map((one) => one.number)).toEqual([gtins[0], 'QQ-12', 'QQ-12']);
    const again = [...references, { kind: 'gtin', maker: '', number: gtins[2] }];
    expect(await change(id, { version, references: again })).toMatchObject({ body: { modifiedCount: 0 } });
  });

  test('with a wrong GTIN are rejected, twice the same are kept once', async () => {
    const gtin = (number: string) => ({ kind: 'gtin' as const, maker: '', number });
    expect(await add({ references: [gtin('4012345678902')] })).toMatchObject({
      status: 400,
      body: {
        message: 'Number in row 1 of Cross-references: This GTIN has a wrong check digit',
        ...{ field: 'references', row: 0, column: 'number' },
      },
    });
    const number = freeNumber();
    await addedId({ number, references: [gtin('4012345678901'), gtin('4 012345 678901')] });
    expect((await detailsOf(number)).references).toEqual([gtin('4012345678901')]);
  });
});

describe('specifications', () => {
  const values = [
    { spec: 'diameter', value: 300.5 },
    { spec: 'axle', value: 'rear' },
  ];

  test('are read in the order of the category, with their names', async () => {
    const number = freeNumber();
    await addedId({ number, category: 'brake-discs', specifications: values.toReversed() });
    expect(await detailsOf(number)).toMatchObject({
      path: [{ slug: 'brakes' }, { slug: 'brake-discs' }],
      specifications: [
        { spec: 'diameter', name: 'Diameter', unit: 'mm', value: 300.5 },
        { spec: 'axle', name: 'Axle', unit: null, value: 'rear', choice: 'Rear' },
      ],
    });
  });

  test.each([
    ['of no category', { specifications: values }],
    ['of a group', { category: 'brakes', specifications: [] }],
    ['of an unknown category', { category: 'wings', specifications: [] }],
    ['of another category', { category: 'bulbs', specifications: values }],
    [
      'with text for a number',
      { category: 'brake-discs', specifications: [{ spec: 'diameter', value: 'big' }] },
    ],
    [
      'with too many decimals',
      { category: 'brake-discs', specifications: [{ spec: 'diameter', value: 300.25 }] },
    ],
    [
      'with an unknown choice',
      { category: 'brake-discs', specifications: [{ spec: 'axle', value: 'middle' }] },
    ],
    ['given twice', { category: 'brake-discs', specifications: [...values, ...values] }],
  ])('%s are rejected, and nothing is added', async (_what, overrides) => {
    const part = newPart(overrides);
    expect(await shop.call('POST', '/post-part', { token: admin.token, body: part })).toMatchObject(
      problem(400, 'INVALID'),
    );
    expect(await found(`search=${part.name.slice(5)}`)).toEqual([]);
  });

  test('that the new category does not have are dropped', async () => {
    const number = freeNumber();
    const id = await addedId({ number, category: 'brake-discs', specifications: values });
    await change(id, { version: 1, category: 'brake-pads' });
    expect((await detailsOf(number)).specifications).toMatchObject([{ spec: 'axle' }]);
  });

  test('filter the list', async () => {
    const names = async (specs: string) =>
      (await found(`category=brakes&specs=${specs}`)).map(({ name }) => name);
    expect(await names('axle:front')).toEqual(['Ventilated brake disc', 'Brake pad set']);
    expect(await names('diameter:300..320,axle:front|rear')).toContain('Ventilated brake disc');
    expect(await names('diameter:..280')).toEqual(['Solid brake disc']);
    expect(await names('wear-leads:yes')).toEqual(['Brake pad set']);
  });

  test('are counted as facets, each without its own filter', async () => {
    const axles = [
      { value: 'front', name: 'Front', parts: 1 },
      { value: 'rear', name: 'Rear', parts: 1 },
    ];
    const only = 'search=coated+brake&maxPrice=64';
    expect(await facets(only)).toContainEqual(expect.objectContaining({ spec: 'axle', values: axles }));
    const large = await facets(`${only}&specs=axle:rear,diameter:900..`);
    expect(large).toContainEqual(
      expect.objectContaining({ values: axles.map((axle) => ({ ...axle, parts: 0 })) }),
    );
    const front = await facets(`${only}&specs=axle:front`);
    expect(front).toContainEqual(expect.objectContaining({ spec: 'axle', values: axles }));
    const diameter = front.find(({ spec }) => spec === 'diameter');
    expect(diameter).toMatchObject({ range: { min: 312, max: 312 } });
    expect(diameter?.sizes).toContainEqual({ value: 312, parts: 1 });
    // What the filters exclude stays.
    expect(diameter?.sizes).toContainEqual({ value: 280, parts: 0 });
    expect(diameter?.sizes?.map(({ value }) => value)).toEqual(
      diameter?.sizes?.map(({ value }) => value).toSorted((one, other) => one - other),
    );
  });

  test('of very many sizes, the ends and those at equal steps between are returned', async () => {
    const last = sizesMax * 2 + 7;
    for (const statement of [
      `INSERT INTO categories (slug, name, parent, position) VALUES ('washers', 'Washers', 'brakes', 99)`,
      `INSERT INTO specs (slug, name, kind) VALUES ('many', 'Many', 'number')`,
      `INSERT INTO category_specs (category, spec, position) VALUES ('washers', 'many', 1)`,
    ])
      await shop.db.query(statement);
    await shop.db.query(
      `WITH added AS (
         INSERT INTO parts (id, name, description, price_cents, quantity, initial_quantity, min_quantity, image, email, category)
         SELECT gen_random_uuid(), n, '', 6400, 40, 40, 1, $2, 'admin@norholt.test', 'washers' FROM generate_series(0, $1::int) AS n
         RETURNING id, name)
       INSERT INTO part_specs (part_id, spec, number) SELECT id, 'many', name::int FROM added`,
      [last, image],
    );
    const response = await shop.call('GET', '/part-facets?category=washers');
    const [many] = expectBody(response, 200, PartFacets);
    expect(many).toMatchObject({ stated: last + 1, isThinned: true, range: { min: 0, max: last } });
    expect(many?.sizes).toHaveLength(sizesMax);
    expect(many?.sizes?.reduce((sum, { parts }) => sum + parts, 0)).toBe(last + 1);
  });
});

describe('a state', () => {
  test('draft is for admins only, until the part is put on sale', async () => {
    const number = freeNumber();
    const id = await addedId({ number, state: 'draft' });
    expect(await find(number)).toMatchObject(problem(404, 'NOT_FOUND'));
    expect((await shop.call('GET', `/parts/${id}`)).status).toBe(404);
    expect(await detailsOf(number)).toMatchObject({ state: 'draft' });
    expect(await shop.call('GET', '/off-sale-parts?state=draft', { token: admin.token })).toMatchObject({
      body: expect.arrayContaining([expect.objectContaining({ number, state: 'draft' })]) as unknown[],
    });
    expect(await change(id, { version: 1, state: 'onSale' })).toMatchObject({ body: { modifiedCount: 1 } });
    expect((await find(number)).status).toBe(200);
  });

  test('discontinued ends the sale and names the successor', async () => {
    const [number, next] = [freeNumber(), freeNumber()];
    const id = await addedId({ number, category: 'clutch-plates' });
    await addedId({ number: next, category: 'clutch-plates' });
    const body = { version: 1, state: 'discontinued' };
    expect(await change(id, { ...body, successor: 'NH-99999' })).toMatchObject(problem(400, 'INVALID'));
    expect(await change(id, { ...body, successor: number })).toMatchObject(problem(400, 'INVALID'));
    expect((await change(id, { ...body, successor: next })).status).toBe(200);
    const gone = { status: 404, body: { code: 'NOT_SOLD', part: { number }, successor: { number: next } } };
    expect(await find(number)).toMatchObject(gone);
    expect(await shop.call('GET', `/parts/${id}`)).toMatchObject(gone);
    expect((await shop.call('GET', `/similar-parts/${number}`)).body).toMatchObject([
      { number: 'NH-10601' },
      { number: 'NH-10604' },
    ]);
    expect(await add({ number })).toMatchObject(problem(409, 'NUMBER_TAKEN'));
  });
});

test('categories count the parts on sale, groups those of their categories', async () => {
  const count = async (slug: string) =>
    expectBody(await shop.call('GET', `/categories/${slug}`), 200, CategoryDetails).parts;
  const before = [await count('radiators'), await count('cooling')];
  const id = await addedId({ category: 'radiators' });
  expect([await count('radiators'), await count('cooling')]).toEqual(before.map((parts) => parts + 1));
  await change(id, { version: 1, state: 'draft' });
  expect([await count('radiators'), await count('cooling')]).toEqual(before);
});

test.each([
  ['Brake-Discs', 200],
  ['brake discs', 404],
])('a category at %s is %i', async (slug, status) => {
  expect((await shop.call('GET', `/categories/${slug}`)).status).toBe(status);
});

test('pictures keep their order and texts, and are marked as used', async () => {
  const number = freeNumber();
  const morePictures = ['b', 'a'].map((name) => ({
    image: `https://images.norholt.test/${name}.webp`,
    alt: name,
  }));
  const id = await addedId({ number, imageAlt: 'From above', morePictures });
  expect(await detailsOf(number)).toMatchObject({ imageAlt: 'From above', morePictures });
  await change(id, { version: 1, morePictures: morePictures.slice(1) });
  expect((await detailsOf(number)).morePictures).toEqual(morePictures.slice(1));
  const foreign = [{ image: 'https://tracker.test/x.png', alt: '' }];
  expect(await change(id, { version: 2, morePictures: foreign })).toMatchObject(problem(400, 'INVALID'));
});

test('a change of the stock does not make the page of a part new, other changes do', async () => {
  const number = freeNumber();
  const id = await addedId({ number });
  await shop.db.query(`UPDATE parts SET created_at = '2026-01-01', described_at = NULL WHERE id = $1`, [id]);
  await change(id, { version: 1, quantity: 41, quantitySeen: 40 });
  expect((await detailsOf(number)).updatedAt).toBe('2026-01-01T00:00:00Z');
  await change(id, { version: 2, price: 65 });
  expect((await detailsOf(number)).updatedAt).not.toBe('2026-01-01T00:00:00Z');
});

test('a change of references alone is a change, the same again is none', async () => {
  const number = freeNumber();
  const id = await addedId({ number });
  const references = [{ kind: 'original', maker: 'Norda', number: '77-1' }];
  expect(await change(id, { version: 1, references })).toMatchObject({ body: { part: { version: 2 } } });
  expect(await change(id, { version: 2, references })).toMatchObject({ body: { modifiedCount: 0 } });
});
