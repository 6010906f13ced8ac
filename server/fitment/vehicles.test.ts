import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Fitment, FitMark } from '#contract/fitment/fitment.ts';
import { Order } from '#contract/orders/orders.ts';
import { PartDetails } from '#contract/catalogue/part-details.ts';
import { ChangedPart, Parts } from '#contract/catalogue/parts.ts';
import { verdictOf } from '#contract/fitment/verdict.ts';
import { FoundVehicle, Garage, ManagedModel, type Make, type Vehicle } from '#contract/fitment/vehicles.ts';
import { namedModels, vehicleOf } from '#contract/fitment/vehicle-words.ts';
import { emptyStatement } from '#mocks/fixtures/vehicles.ts';
import { expectBody, openShop, orderBody } from '#tests/shop/open-shop.ts';
import { seedIfEmpty } from '../seed/seed.ts';
import { problem } from '../testing/contract-responses.ts';
import { readMakes } from './makes.ts';

const shop = await openShop({ isTampered: true });
await seedIfEmpty(shop.db);
const admin = await shop.addAdmin();
const makes: readonly Make[] = await readMakes(shop.db);
const golf = 'volkswagen-golf-7';

const fitment = (overrides: Partial<Fitment> = {}): Fitment => ({
  ...emptyStatement,
  model: golf,
  ...overrides,
});

async function state(id: string, fitments: readonly Fitment[], isFitComplete = false) {
  const { version } = await detailsOf(id);
  const body = { version, fitments, isFitComplete };
  return shop.call('PATCH', `/parts/${id}`, { token: admin.token, body });
}
const detailsOf = async (id: string) =>
  expectBody(
    await shop.call('GET', `/part/${await shop.numberOf(id)}`, { token: admin.token }),
    200,
    PartDetails,
  );
const found = async (query: string) => expectBody(await shop.call('GET', `/parts?${query}`), 200, Parts);
const callAsAdmin = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  shop.call(method, path, { token: admin.token, ...(body && { body }) });

/** What servers of the previous version list for a vehicle. */
async function listedBefore(slug: string): Promise<string[]> {
  const { rows } = await shop.db.query<{ id: string }>(
    `SELECT id FROM part_search WHERE position IN (
       SELECT position FROM part_vehicles WHERE vehicle_id IN (0, (SELECT id FROM vehicles WHERE slug = $1)))`,
    [slug],
  );
  return rows.map(({ id }) => id);
}

const models = namedModels(makes);
const anyVehicle: fc.Arbitrary<Vehicle> = fc
  .constantFrom(...models.slice(0, 4))
  .chain((model) =>
    fc
      .tuple(fc.integer({ min: model.fromYear, max: model.toYear }), fc.constantFrom(null, ...model.engines))
      .map(([year, engine]) => vehicleOf(model, year, engine)),
  );
const anyFitment: fc.Arbitrary<Fitment> = fc
  .constantFrom(...models.slice(0, 4))
  .chain((model) =>
    fc.record({
      model: fc.oneof(
        { weight: 9, arbitrary: fc.constant(model.slug) },
        { weight: 1, arbitrary: fc.constant(null) },
      ),
      fromYear: fc.option(fc.integer({ min: model.fromYear, max: model.toYear })),
      toYear: fc.option(fc.integer({ min: model.fromYear, max: model.toYear })),
      fromMonth: fc.option(fc.integer({ min: 1, max: 12 })),
      toMonth: fc.option(fc.integer({ min: 1, max: 12 })),
      engine: fc.constantFrom(null, ...model.engines.map(({ slug }) => slug)),
      ...{ position: fc.constant(''), quantity: fc.constant(null), note: fc.constantFrom('', 'With sensor') },
      conditions: fc.subarray([{ criterion: 'Brake system', value: 'ATE' }]),
      source: fc.constant(''),
    }),
  )
  .map((one) =>
    one.model === null ? { ...emptyStatement, note: one.note, conditions: one.conditions } : one,
  );

describe('what fits a vehicle', () => {
  test('is read from the statements, however they change', { timeout: 60_000 }, async () => {
    const parts = await Promise.all(Array.from({ length: 5 }, () => shop.addPart()));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...parts),
        fc.array(anyFitment, { maxLength: 4 }),
        fc.boolean(),
        anyVehicle,
        async ({ id }, fitments, isComplete, vehicle) => {
          const { status, body } = await state(id, fitments, isComplete);
          expect([200, 400], JSON.stringify(body)).toContain(status);
          const { fitments: stated, isFitComplete } = await detailsOf(id);
          const { kind } = verdictOf(stated, isFitComplete, vehicle);
          const listed = await found(`vehicle=${vehicle.slug}&limit=200`);
          const mark = listed.find(({ _id }) => _id === id)?.fit;
          // A list is by year, and the verdict by month.
          const isCovered = kind === 'fits' || kind === 'fitsIf';
          expect(mark?.kind).toBe(isCovered ? kind : undefined);
          expect((await listedBefore(vehicle.slug)).toSorted()).toEqual(
            listed.map(({ _id }) => _id).toSorted(),
          );
        },
      ),
      { numRuns: 200 },
    );
  });

  test('follows a part that goes off sale and comes back', async () => {
    const { id } = await shop.addPart();
    await state(id, [fitment({ fromYear: 2015, toYear: 2016 })]);
    const isListed = async () =>
      (await found(`vehicle=${golf}-2016&limit=200`)).some(({ _id }) => _id === id);
    expect(await isListed()).toBe(true);
    await callAsAdmin('DELETE', `/delete-part/${id}`);
    expect(await isListed()).toBe(false);
    await callAsAdmin('POST', `/restore-part/${id}`);
    expect(await isListed()).toBe(true);
  });

  test('includes a new year of the model where the range is open, and no longer one that is left out', async () => {
    const { id } = await shop.addPart();
    const { id: closed } = await shop.addPart();
    await state(id, [fitment({ model: 'subaru-outback-bs', fromYear: 2015 })]);
    await state(closed, [fitment({ model: 'subaru-outback-bs', fromYear: 2015, toYear: 2019 })]);
    const idsIn = async (year: number) =>
      (await found(`vehicle=subaru-outback-bs-${year}&limit=200`)).map(({ _id }) => _id);
    expect(await idsIn(2020)).toEqual([]);
    const path = '/models/subaru-outback-bs';
    expect(await callAsAdmin('PATCH', path, { fromYear: 2014, toYear: 2020, engines: [] })).toMatchObject({
      status: 200,
    });
    expect(await idsIn(2020)).toContain(id);
    expect(await idsIn(2020)).not.toContain(closed);
    await callAsAdmin('PATCH', path, { fromYear: 2014, toYear: 2019, engines: [] });
    expect(await idsIn(2020)).toEqual([]);
  });
});

describe('a statement', () => {
  test('keeps who made it and when, while others change', async () => {
    const { id } = await shop.addPart();
    await state(id, [fitment()]);
    await shop.db.query(`UPDATE fitments SET created_by = 'Anders Brandt' WHERE part_id = $1`, [id]);
    await state(id, [fitment({ model: 'volvo-v70-3' }), fitment()]);
    const { fitments } = await detailsOf(id);
    expect(fitments.map(({ name, statedBy }) => [name, statedBy])).toEqual([
      ['Golf VII', 'Anders Brandt'],
      ['V70 III', 'Mara Lindqvist'],
    ]);
  });

  test('counts as a change of the part only if it differs', async () => {
    const { id } = await shop.addPart();
    const rows = [fitment({ fromYear: 2012, toYear: 2014 }), fitment({ fromYear: 2015, toYear: 2016 })];
    expect(expectBody(await state(id, rows), 200, ChangedPart).modifiedCount).toBe(1);
    expect(expectBody(await state(id, rows.toReversed()), 200, ChangedPart).modifiedCount).toBe(0);
    expect((await detailsOf(id)).fitments).toMatchObject([{ fromYear: 2012, toYear: 2016 }]);
  });

  test.each([
    [{ model: 'volkswagen-golf-99' }, 'Row 1 of Vehicles: Choose a model of this make'],
    [{ engine: '9-9-tdi' }, 'Row 1 of Vehicles: Choose an engine of this model'],
    [{ fromYear: 2018, toYear: 2013 }, 'Row 1 of Vehicles: The last year must not be before the first'],
    [{ fromYear: 2008, toYear: 2013 }, 'Row 1 of Vehicles: The Golf VII was built from 2012 to 2019'],
  ])('is refused: %o', async (overrides, message) => {
    const { id } = await shop.addPart();
    expect(await state(id, [fitment(overrides)])).toMatchObject(
      problem(400, 'INVALID', { message, field: 'fitments', row: 0 }),
    );
  });

  test('may overlap one that says something else', async () => {
    const { id } = await shop.addPart();
    const rows = [fitment({ toYear: 2015 }), fitment({ fromYear: 2015, note: 'With sensor' })];
    expect((await state(id, rows)).status).toBe(200);
    expect((await detailsOf(id)).fitments).toHaveLength(2);
  });

  test('C3: names the rows that were sent, although it joins some', async () => {
    const { id } = await shop.addPart();
    const response = await state(id, [
      fitment({ fromYear: 2014, toYear: 2016 }),
      fitment({ fromYear: 2012, toYear: 2013 }),
      fitment({ fromYear: 2018, toYear: 2021 }),
    ]);
    expect(response).toMatchObject(
      problem(400, 'INVALID', {
        message: 'Row 3 of Vehicles: The Golf VII was built from 2012 to 2019',
        ...{ field: 'fitments', row: 2 },
      }),
    );
  });
});

describe('a model', () => {
  test('is added with its make, once, and deleted with it', async () => {
    const saab = {
      make: 'Saab',
      name: '9-5 II',
      fromYear: 2010,
      toYear: 2012,
      engines: ['2.0 T', '1.9 TiD'],
    };
    expect(await callAsAdmin('POST', '/models', saab)).toMatchObject({
      status: 200,
      body: { slug: 'saab-9-5-2' },
    });
    expect(await callAsAdmin('POST', '/models', saab)).toMatchObject(problem(409, 'NAME_TAKEN'));
    const vehicle = await shop.call('GET', '/vehicles/saab-9-5-2-2011-2-0-t');
    expect(expectBody(vehicle, 200, FoundVehicle)).toMatchObject({
      make: 'Saab',
      year: 2011,
      engine: { name: '2.0 T' },
    });
    expect(await callAsAdmin('DELETE', '/models/saab-9-5-2')).toMatchObject({ status: 200 });
    expect((await readMakes(shop.db)).map(({ slug }) => slug)).not.toContain('saab');
  });

  test('that parts fit stays, and so does such an engine', async () => {
    expect(await callAsAdmin('DELETE', `/models/${golf}`)).toMatchObject(problem(409, 'MODEL_IN_USE'));
    const change = { fromYear: 2012, toYear: 2019, engines: ['1.2 TSI'] };
    expect(await callAsAdmin('PATCH', `/models/${golf}`, change)).toMatchObject(problem(409, 'MODEL_IN_USE'));
    expect(await callAsAdmin('PATCH', '/models/saab-900', change)).toMatchObject(problem(404, 'NOT_FOUND'));
  });
});

describe('the variants of an engine', () => {
  const path = '/models/kia-ceed-jd';
  const years = { fromYear: 2012, toYear: 2018 };
  const change = (engines: readonly unknown[]) => callAsAdmin('PATCH', path, { ...years, engines });
  const [weak, strong] = [
    { name: '1.6 CRDi', type: '57', kw: 81, codes: 'D4FB', fromYear: 2012, fromMonth: 5, toYear: 2015 },
    { name: '1.6 CRDi', type: '61', kw: 100, fuel: 'Diesel', fromYear: 2015 },
  ];
  const slugs = ['1-6-crdi', '1-6-crdi-61'];

  test('may share a name, and make vehicles of the years in which they were built', async () => {
    expect(await change([weak, strong])).toMatchObject({
      status: 200,
      body: {
        engines: [
          { slug: slugs[0], ...weak },
          { slug: slugs[1], ...strong },
        ],
      },
    });
    const vehicle = await shop.call('GET', '/vehicles/kia-ceed-jd-2016-1-6-crdi-61');
    expect(expectBody(vehicle, 200, FoundVehicle).engine).toEqual({
      ...{ slug: slugs[1], name: '1.6 CRDi', kw: 100 },
    });
    expect((await shop.call('GET', '/vehicles/kia-ceed-jd-2016-1-6-crdi')).status).toBe(404);
  });

  test('keep their fields when only names are sent', async () => {
    expect(await change(['1.6 CRDi', '1.6 CRDi'])).toMatchObject({
      body: {
        engines: [
          { slug: slugs[0], ...weak },
          { slug: slugs[1], ...strong },
        ],
      },
    });
  });

  test('are renamed with their slugs, unless statements are about them', async () => {
    await change([weak, strong]);
    const renamed = { ...strong, slug: slugs[1], name: '1.6 CRDi Eco' };
    expect(await change([weak, renamed])).toMatchObject({ body: { engines: [{}, renamed] } });
    const { id } = await shop.addPart();
    await state(id, [fitment({ model: 'kia-ceed-jd', engine: '1-6-crdi-61' })]);
    expect(await change([weak, { ...renamed, kw: 101 }])).toMatchObject({ status: 200 });
    expect(await change([weak, { ...renamed, name: '1.7 CRDi' }])).toMatchObject(
      problem(409, 'MODEL_IN_USE'),
    );
    expect(await change([weak])).toMatchObject(problem(409, 'MODEL_IN_USE'));
  });

  test('differ in something', async () => {
    expect(await change([{ name: '1.6 GDI' }, { name: '1.6 gdi' }])).toMatchObject(
      problem(400, 'INVALID', { field: 'engines', row: 1 }),
    );
  });
});

test('the other names of a model and its make are kept, and stay without new ones', async () => {
  const path = '/models/volvo-v70-3';
  const { models } = (await readMakes(shop.db)).find(({ slug }) => slug === 'volvo') ?? { models: [] };
  const { fromYear, toYear, engines } = models.find(({ slug }) => slug === 'volvo-v70-3') ?? {};
  const body = { fromYear, toYear, engines };
  const aliases = ['V70 Mk3', 'BW'];
  await callAsAdmin('PATCH', path, { ...body, aliases: [...aliases, 'BW'], makeAliases: ['VCC'] });
  expect(await callAsAdmin('PATCH', path, body)).toMatchObject({ body: { aliases } });
  expect(await readMakes(shop.db)).toContainEqual(
    expect.objectContaining({ name: 'Volvo', aliases: ['VCC'] }),
  );
});

test('admins find models by the beginnings of words of the make, the name, other names and years', async () => {
  const years = { fromYear: 2004, toYear: 2009, engines: ['1.9 TDI'] };
  await callAsAdmin('POST', '/models', { ...years, make: 'Seat', name: 'Altea', aliases: ['5P1'] });
  const slugsFor = async (search: string) => {
    const { status, body } = await callAsAdmin('GET', `/models?search=${encodeURIComponent(search)}&limit=5`);
    expect(status).toBe(200);
    return z
      .array(ManagedModel)
      .parse(body)
      .map(({ slug }) => slug);
  };
  for (const search of ['altea', 'seat alt', '5p1', 'altea 2009'])
    expect(await slugsFor(search), search).toEqual(['seat-altea']);
  expect(await slugsFor('altea 2010')).toEqual([]);
});

describe('the vehicles of a customer', () => {
  test('are kept in their order, without unknown ones and repetitions', async () => {
    const { email, token } = await shop.addCustomer();
    const path = `/user-vehicles/${email}`;
    const body = ['volvo-v70-3-2011', `${golf}-2016`, 'trabant-601-1975', `${golf}-2016`].map((slug) => ({
      ...{ slug, label: slug.slice(0, 5) },
    }));
    const saved = expectBody(await shop.call('PUT', path, { token, body }), 200, Garage);
    expect(saved.map(({ vehicle, label }) => [vehicle.slug, label])).toEqual([
      ['volvo-v70-3-2011', 'volvo'],
      [`${golf}-2016`, 'volks'],
    ]);
    expect(expectBody(await shop.call('GET', path, { token }), 200, Garage)).toEqual(saved);
  });
});

describe('a list with a vehicle', () => {
  const marks = async (query: string) =>
    new Map((await found(query)).map(({ number, fit }) => [number, fit] as const));

  test('has the parts that fit, or fit with some engine, and the universal ones', async () => {
    const listed = await marks(`vehicle=${golf}-2016&limit=200`);
    const expected: ReadonlyArray<[string, FitMark | undefined]> = [
      ['NH-10411', { kind: 'fits', engines: [], isUniversal: false }],
      ['NH-10071', { kind: 'fits', engines: [], isUniversal: true }],
      [
        'NH-10305',
        {
          ...{ kind: 'fitsIf', engines: ['1.4 TSI'], isUniversal: false, isComplete: true },
          open: [{ engine: '1.4 TSI', conditions: [] }],
        },
      ],
      ['NH-10048', undefined],
    ];
    for (const [number, mark] of expected) expect(listed.get(number), number).toEqual(mark);
    const { parts } = expectBody(await shop.call('GET', `/vehicles/${golf}-2016`), 200, FoundVehicle);
    expect(parts).toBe(listed.size);
  });

  test('finds a number also if the part does not fit', async () => {
    expect(await marks(`vehicle=${golf}-2016&search=NH-10048`)).toMatchObject(
      new Map([['NH-10048', { kind: 'doesNotFit' }]]),
    );
  });

  test('of an unknown vehicle is empty', async () => {
    expect(await found('vehicle=trabant-601-1975')).toEqual([]);
    expect(await shop.call('GET', '/vehicles/trabant-601-1975')).toMatchObject(problem(404, 'NOT_FOUND'));
  });
});

describe('an order for a vehicle', () => {
  test('that the part does not fit needs a confirmation, and keeps vehicle and verdict', async () => {
    const customer = await shop.addCustomer();
    const part = await shop.addPart();
    await state(part.id, [fitment({ model: 'volkswagen-golf-6' })], true);
    const body = { ...orderBody(customer, part), vehicle: `${golf}-2016-1-4-tsi` };
    const place = (more: object) =>
      shop.call('POST', '/orders', { token: customer.token, body: { ...body, ...more } });
    expect(await place({})).toMatchObject(problem(409, 'DOES_NOT_FIT'));
    const placed = await place({ orderAnyway: true });
    expect(placed.status).toBe(200);
    const { _id } = placed.body as { _id: string };
    const order = await shop.call('GET', `/payment/${_id}`, { token: admin.token });
    expect(expectBody(order, 200, Order)).toMatchObject({
      vehicle: 'Volkswagen Golf VII 2016, 1.4 TSI',
      fit: 'doesNotFit',
    });
  });

  test('is judged by the server, and forgets a vehicle that is not known', async () => {
    const customer = await shop.addCustomer();
    const part = await shop.addPart();
    await state(part.id, [fitment({ engine: '1-4-tsi' })]);
    const verdictOn = async (vehicle: string) => {
      const body = { ...orderBody(customer, part), vehicle };
      const { body: placed } = await shop.call('POST', '/orders', { token: customer.token, body });
      const path = `/payment/${(placed as { _id: string })._id}`;
      return expectBody(await shop.call('GET', path, { token: customer.token }), 200, Order).fit;
    };
    expect(await verdictOn(`${golf}-2016`)).toBe('fitsIf');
    expect(await verdictOn('volvo-v70-3-2011')).toBe('notKnown');
    expect(await verdictOn('trabant-601-1975')).toBeNull();
  });

  const ate = { criterion: 'Brake system', value: 'ATE' };
  const akebono = { ...ate, value: 'Akebono' };
  /** Orders a part with statements. Returns the response, and the order if there is one. */
  async function orderWith(rows: readonly Fitment[], asked: object) {
    const customer = await shop.addCustomer();
    const part = await shop.addPart();
    await state(part.id, rows, true);
    const body = { ...orderBody(customer, part), vehicle: `${golf}-2016-1-4-tsi`, ...asked };
    const placed = await shop.call('POST', '/orders', { token: customer.token, body });
    if (placed.status !== 200) return { placed };
    const { _id } = placed.body as { _id: string };
    const order = await shop.call('GET', `/payment/${_id}`, { token: customer.token });
    return { placed, order: expectBody(order, 200, Order) };
  }
  const answered = (answer: string, condition = ate) => ({ answers: [{ ...condition, answer }] });

  test('needs an answer to each open condition, or a confirmation', async () => {
    const rows = [fitment({ conditions: [ate, { criterion: 'Option', value: '1ZE' }] })];
    const open = [ate, { criterion: 'Option', value: '1ZE' }];
    expect((await orderWith(rows, {})).placed).toMatchObject(
      problem(409, 'FIT_OPEN', { field: 'answers', open }),
    );
    expect((await orderWith(rows, answered('yes'))).placed).toMatchObject(
      problem(409, 'FIT_OPEN', { open: open.slice(1) }),
    );
    expect((await orderWith(rows, { orderAnyway: true })).order).toMatchObject({
      fit: 'fitsIf',
      answers: [],
    });
    expect((await orderWith(rows, { vehicle: undefined })).order).toMatchObject({ fit: null, answers: [] });
  });

  test('keeps its answers, whatever their case, and the verdict with them', async () => {
    const rows = [fitment({ conditions: [ate] })];
    const known = { ...ate, criterion: 'BRAKE SYSTEM' };
    const other = { criterion: 'Option', value: '1ZE', answer: 'yes' };
    const kept = [{ ...known, answer: 'yes' }];
    expect((await orderWith(rows, { answers: [...kept, other] })).order).toMatchObject({
      fit: 'fits',
      answers: kept,
    });
    expect((await orderWith(rows, answered('unknown'))).order).toMatchObject({
      fit: 'fitsIf',
      ...answered('unknown'),
    });
  });

  test('does not fit if an answer or the month leaves no statement', async () => {
    const rows = [fitment({ conditions: [ate] })];
    expect((await orderWith(rows, answered('no'))).placed).toMatchObject(problem(409, 'DOES_NOT_FIT'));
    expect((await orderWith(rows, { ...answered('no'), orderAnyway: true })).order).toMatchObject({
      fit: 'doesNotFit',
      ...answered('no'),
    });
    const both = [...rows, fitment({ conditions: [akebono] })];
    expect((await orderWith(both, answered('no'))).placed).toMatchObject(
      problem(409, 'FIT_OPEN', { open: [akebono] }),
    );
    const late = [fitment({ fromYear: 2016, fromMonth: 10 })];
    expect((await orderWith(late, {})).order).toMatchObject({ fit: 'fitsIf' });
    expect((await orderWith(late, { vehicleMonth: 9 })).placed).toMatchObject(problem(409, 'DOES_NOT_FIT'));
    expect((await orderWith(late, { vehicleMonth: 10 })).order).toMatchObject({
      fit: 'fits',
      vehicle: 'Volkswagen Golf VII 10/2016, 1.4 TSI',
    });
  });
});
