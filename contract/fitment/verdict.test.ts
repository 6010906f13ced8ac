import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Answer, Condition, Fitment } from './fitment.ts';
import { answeredMark } from './answered-mark.ts';
import { countVehicles, faultsOf, markOf, mergeFitments, openQuestions, verdictOf } from './verdict.ts';
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

/** Two alternative brake systems, and an option. */
const conditions: Condition[] = [
  { criterion: 'Brake system', value: 'ATE' },
  { criterion: 'brake  system', value: 'Akebono' },
  { criterion: 'Option', value: '1ZE' },
];

/** What an admin may type, in its years or not. */
const fitment: fc.Arbitrary<Fitment> = fc.record({
  model: fc.option(fc.constantFrom('golf', 'polo', 'v70', 'unknown'), { freq: 20 }),
  fromYear: year,
  toYear: year,
  engine: fc.option(fc.constantFrom('tsi', 'tdi', 'd5')),
  fromMonth: fc.option(fc.integer({ min: 1, max: 12 })),
  toMonth: fc.option(fc.integer({ min: 1, max: 12 })),
  position: fc.constantFrom('', 'front'),
  conditions: fc.subarray(conditions, { maxLength: 2 }),
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

/** A vehicle with a known month, engine and equipment. */
interface Known {
  model: string;
  month: number;
  engine: string | null;
  met: readonly Condition[];
}

const monthsOf = (one: {
  fromYear: number | null;
  toYear: number | null;
  fromMonth: number | null;
  toMonth: number | null;
}) => ({
  first: one.fromYear === null ? 0 : 12 * one.fromYear + (one.fromMonth ?? 1),
  last: one.toYear === null ? Infinity : 12 * one.toYear + (one.toMonth ?? 12),
});

const sameCriterion = (one: string, other: string) =>
  one.toLowerCase().replace(/ +/g, ' ') === other.toLowerCase().replace(/ +/g, ' ');

/** Whether a row names a vehicle, condition by condition. */
function coversKnown(row: Fitment, { model: slug, month, engine: built, met }: Known): boolean {
  const isMet = ({ criterion }: Condition) =>
    met.some((one) => row.conditions.includes(one) && sameCriterion(one.criterion, criterion));
  if (!row.conditions.every(isMet)) return false;
  if (row.model === null) return true;
  const { first, last } = monthsOf(row);
  return (
    row.model === slug && first <= month && month <= last && (row.engine === null || row.engine === built)
  );
}

const subsets = <Value>(values: readonly Value[]): Value[][] =>
  values.reduce<Value[][]>((all, value) => [...all, ...all.map((some) => [...some, value])], [[]]);

/** Everything that a vehicle may be: of any month of its year, with any engine, one that no statement names included. */
function completionsOf(vehicle: Vehicle): Known[] {
  const built = models.find(({ slug }) => slug === vehicle.model)?.engines ?? [];
  const engines = vehicle.engine ? [vehicle.engine.slug] : [...built.map(({ slug }) => slug), 'another'];
  const months = vehicle.month ? [vehicle.month] : Array.from({ length: 12 }, (_, index) => index + 1);
  return months.flatMap((month) =>
    engines.flatMap((one) =>
      subsets(conditions).map((met) => ({
        ...{ model: vehicle.model, month: 12 * vehicle.year + month, engine: one, met },
      })),
    ),
  );
}

const vehicle = fc
  .tuple(fc.constantFrom(...vehicles), fc.option(fc.integer({ min: 1, max: 12 })))
  .map(([one, month]) => ({ ...one, month }));

test('the verdict never promises more than a statement covers, and never refuses what one covers', () => {
  fc.assert(
    fc.property(validRows, fc.boolean(), vehicle, (all, isComplete, of) => {
      const { kind, statements } = verdictOf(all.map(stated), isComplete, of);
      const fitting = completionsOf(of).map((known) => all.some((row) => coversKnown(row, known)));
      if (kind === 'fits') expect(fitting).not.toContain(false);
      if (kind === 'doesNotFit' || kind === 'notKnown') expect(fitting).not.toContain(true);
      if (kind === 'fitsIf') expect(fitting).toContain(true);
      if (kind === 'fits' || kind === 'fitsIf') expect(statements).not.toHaveLength(0);
      if (kind === 'doesNotFit') expect(isComplete && all.length > 0).toBe(true);
      for (const one of statements) expect(all.map(stated)).toContainEqual(one);
    }),
    { numRuns: 2000 },
  );
});

/** An answer to each condition, whatever its case. */
const answersFrom = (given: ReadonlyArray<Answer['answer'] | null>): Answer[] =>
  conditions.flatMap((one, index) => {
    const answer = given[index];
    return answer ? [{ ...one, criterion: one.criterion.toUpperCase(), answer }] : [];
  });
const given = fc.tuple(...conditions.map(() => fc.constantFrom('yes', 'no', 'unknown', null)));

test('a verdict with answers is about the vehicles that they leave, on a page and in a list', () => {
  fc.assert(
    fc.property(validRows, fc.boolean(), vehicle, given, (all, isComplete, of, said) => {
      const answers = answersFrom(said);
      const { kind, open } = verdictOf(all.map(stated), isComplete, of, answers);
      const fitting = completionsOf(of)
        .filter(({ met }) =>
          conditions.every((one, index) =>
            met.includes(one) ? said[index] !== 'no' : said[index] !== 'yes',
          ),
        )
        .map((known) => all.some((row) => coversKnown(row, known)));
      if (kind === 'fits') expect(fitting).not.toContain(false);
      if (kind === 'doesNotFit' || kind === 'notKnown') expect(fitting).not.toContain(true);
      if (kind === 'fitsIf') expect(fitting).toContain(true);
      for (const question of openQuestions(open)) {
        const answer = said[conditions.findIndex(({ value }) => value === question.value)];
        expect(['unknown', null]).toContain(answer);
      }
      expect(answeredMark(markOf(verdictOf(all.map(stated), isComplete, of)), answers).kind).toBe(kind);
    }),
    { numRuns: 2000 },
  );
});

test('the first question is the one that most statements need', () => {
  const [ate, akebono, option] = conditions;
  if (!ate || !akebono || !option) throw new Error('There are too few conditions');
  const open = [{ conditions: [ate, akebono, option] }, { conditions: [ate, option] }, { conditions: [ate] }];
  expect(openQuestions(open)).toEqual([ate, option, akebono]);
});

test.each<[title: string, about: string, shown: string[]]>([
  ['the same model', 'golf', ['golf']],
  ['the same make', 'polo', ['golf']],
  ['all, without one of the make', 'v70', ['golf']],
])('a part that does not fit names statements about %s', (_title, slug, shown) => {
  const golf = stated({
    ...{ model: 'golf', fromYear: 2012, toYear: 2013, engine: null },
    ...{ fromMonth: null, toMonth: null, conditions: [] },
    ...{ position: '', quantity: null, note: '', source: '' },
  });
  const one = vehicles.findLast(({ model: of }) => of === slug);
  if (!one) throw new Error(`There is no ${slug}`);
  const { kind, statements } = verdictOf([golf], true, one);
  expect([kind, statements.map(({ model: of }) => of)]).toEqual(['doesNotFit', shown]);
});

/** Vehicles of every month with an engine, each with and without the conditions. */
const everyKnown = models.flatMap((one) =>
  Array.from({ length: one.toYear - one.fromYear + 1 }, (_, index) => one.fromYear + index).flatMap((built) =>
    completionsOf({ ...vehicleOf(one, built, null), month: null }),
  ),
);
const coveredBy = (all: readonly Fitment[]) =>
  everyKnown.filter((known) => all.some((row) => coversKnown(row, known)));

const overlap = (one: Fitment, other: Fitment) =>
  one.position === other.position &&
  JSON.stringify(one.conditions) === JSON.stringify(other.conditions) &&
  coveredBy([one]).some((known) => coversKnown(other, known));

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
    { numRuns: 300 },
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
    { numRuns: 300 },
  );
});

test('the number of vehicles is that of models by year', () => {
  fc.assert(
    fc.property(validRows, (all) => {
      const years = all.flatMap(({ model: of, fromYear, toYear }) => {
        const one = models.find(({ slug }) => slug === of);
        if (!one) return [];
        const [from, to] = [Math.max(fromYear ?? 0, one.fromYear), Math.min(toYear ?? 3000, one.toYear)];
        return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => `${of} ${from + index}`);
      });
      const isUniversal = all.some((row) => row.model === null);
      expect(countVehicles(all, makes)).toBe(isUniversal ? null : new Set(years).size);
    }),
  );
});
