import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FitKind, Fitment } from './fitment.ts';
import { countVehicles, faultsOf, mergeFitments, verdictOf } from './verdict.ts';
import { namedModels, vehicleOf } from './vehicle-words.ts';
import type { Make, Vehicle } from './vehicles.ts';

const engine = (slug: string) => ({ slug, name: slug.toUpperCase() });
const model = (slug: string, fromYear: number, toYear: number, ...engines: string[]) => ({
  ...{ slug, name: slug.toUpperCase(), fromYear, toYear },
  engines: engines.map(engine),
});

/** Few models and years, so that statements meet. */
const makes: readonly Make[] = [
  { slug: 'vw', name: 'VW', models: [model('golf', 2012, 2019, 'tsi', 'tdi'), model('polo', 2009, 2012)] },
  { slug: 'volvo', name: 'Volvo', models: [model('v70', 2007, 2010, 'd5')] },
];
const models = namedModels(makes);

const vehicles: readonly Vehicle[] = models.flatMap((one) =>
  Array.from({ length: one.toYear - one.fromYear + 1 }, (_, index) => one.fromYear + index).flatMap((year) =>
    [null, ...one.engines].map((built) => vehicleOf(one, year, built)),
  ),
);

const year = fc.option(fc.integer({ min: 2005, max: 2021 }));

/** What an admin may type, in its years or not. */
const fitment: fc.Arbitrary<Fitment> = fc.record({
  model: fc.option(fc.constantFrom('golf', 'polo', 'v70', 'unknown'), { freq: 20 }),
  fromYear: year,
  toYear: year,
  engine: fc.option(fc.constantFrom('tsi', 'tdi', 'd5')),
  position: fc.constantFrom('', 'front'),
  quantity: fc.constantFrom(null, 2),
  note: fc.constantFrom('', 'Disc 312 mm'),
  source: fc.constant(''),
});
const rows = fc.array(fitment, { maxLength: 8 });
const validRows = rows.map((all) => all.filter((one) => faultsOf([one], makes)[0] === null));

const stated = (one: Fitment) => {
  const of = models.find(({ slug }) => slug === one.model);
  const built = of?.engines.find(({ slug }) => slug === one.engine) ?? null;
  return { ...one, make: of?.make ?? '', engine: built };
};

/** The slugs of the vehicles with a known engine, or of a model without engines, that a row covers. */
const exact = vehicles.filter(
  ({ model: slug, engine: built }) =>
    built !== null || models.some((one) => one.slug === slug && one.engines.length === 0),
);
const coversExactly = (row: Fitment, vehicle: Vehicle): boolean => {
  if (row.model === null) return true;
  const years: number[] = [];
  for (let one = row.fromYear ?? 1886; one <= (row.toYear ?? 2100); one += 1) years.push(one);
  const hasEngine = row.engine === null || row.engine === vehicle.engine?.slug;
  return row.model === vehicle.model && years.includes(vehicle.year) && hasEngine;
};
const coveredBy = (all: readonly Fitment[]) =>
  exact.filter((one) => all.some((row) => coversExactly(row, one))).map(({ slug }) => slug);

/** Without a known engine, it may be any: one of the model, or one that no statement names. */
function naiveKind(all: readonly Fitment[], isComplete: boolean, vehicle: Vehicle): FitKind {
  const built = models.find(({ slug }) => slug === vehicle.model)?.engines ?? [];
  const candidates =
    vehicle.engine === null
      ? [...built, engine('another')].map((one) => ({ ...vehicle, engine: one }))
      : [vehicle];
  const fitting = candidates.filter((one) => all.some((row) => coversExactly(row, one)));
  if (fitting.length === candidates.length) return 'fits';
  if (fitting.length > 0) return 'fitsIf';
  return isComplete && all.length > 0 ? 'doesNotFit' : 'notKnown';
}

test('the verdict is that of a naive model', () => {
  fc.assert(
    fc.property(validRows, fc.boolean(), fc.constantFrom(...vehicles), (all, isComplete, vehicle) => {
      const { kind, statements } = verdictOf(all.map(stated), isComplete, vehicle);
      expect(kind).toBe(naiveKind(all, isComplete, vehicle));
      if (kind === 'fits' || kind === 'fitsIf') expect(statements).not.toHaveLength(0);
      for (const one of statements) expect(all.map(stated)).toContainEqual(one);
    }),
    { numRuns: 2000 },
  );
});

test.each<[title: string, about: string, shown: string[]]>([
  ['the same model', 'golf', ['golf']],
  ['the same make', 'polo', ['golf']],
  ['all, without one of the make', 'v70', ['golf']],
])('a part that does not fit names statements about %s', (_title, slug, shown) => {
  const golf = stated({
    ...{ model: 'golf', fromYear: 2012, toYear: 2013, engine: null },
    ...{ position: '', quantity: null, note: '', source: '' },
  });
  const vehicle = vehicles.findLast(({ model: of }) => of === slug);
  if (!vehicle) throw new Error(`There is no ${slug}`);
  const { kind, statements } = verdictOf([golf], true, vehicle);
  expect([kind, statements.map(({ model: of }) => of)]).toEqual(['doesNotFit', shown]);
});

const overlap = (one: Fitment, other: Fitment) => {
  const [first, second] = [coveredBy([one]), coveredBy([other])];
  return first.some((slug) => second.includes(slug));
};

test('a row has a fault if it covers no vehicle, or one of a row before', () => {
  fc.assert(
    fc.property(rows, (all) => {
      const faults = faultsOf(all, makes);
      expect(faults).toHaveLength(all.length);
      for (const [index, row] of all.entries()) {
        const fault = faults[index] ?? null;
        if (fault === null) expect(coveredBy([row])).not.toHaveLength(0);
        if (fault?.kind === 'overlaps') {
          expect(fault.row).toBeLessThan(index);
        }
      }
      // Rows that each are valid have a fault only where two cover one vehicle.
      const valid = all.filter((row) => faultsOf([row], makes)[0] === null && row.model !== null);
      const clashes = faultsOf(valid, makes).map((fault) => fault?.kind === 'overlaps');
      expect(clashes).toEqual(
        valid.map((row, index) => valid.slice(0, index).some((other) => overlap(row, other))),
      );
    }),
    { numRuns: 1000 },
  );
});

test('merged rows cover the same vehicles in no more rows', () => {
  fc.assert(
    fc.property(validRows, (all) => {
      const merged = mergeFitments(all);
      expect(merged.length).toBeLessThanOrEqual(all.length);
      expect(coveredBy(merged)).toEqual(coveredBy(all));
      expect(mergeFitments(merged)).toHaveLength(merged.length);
      for (const note of new Set(all.map((row) => row.note)))
        expect(coveredBy(merged.filter((row) => row.note === note))).toEqual(
          coveredBy(all.filter((row) => row.note === note)),
        );
    }),
    { numRuns: 1000 },
  );
});

test('the number of vehicles is that of models by year', () => {
  fc.assert(
    fc.property(validRows, (all) => {
      const years = vehicles
        .filter((one) => all.some((row) => coversExactly({ ...row, engine: null }, one)))
        .map(({ model: of, year: built }) => `${of} ${built}`);
      const isUniversal = all.some((row) => row.model === null);
      expect(countVehicles(all, makes)).toBe(isUniversal ? null : new Set(years).size);
    }),
  );
});
