import { isCertain, knownFrom, openConditions, type Known } from './answered-mark.ts';
import { conditionKey, foldText } from './condition-key.ts';
import type { Answer, Condition, FitKind, FitMark, Fitment, Open, Statement } from './fitment.ts';
import type { Make, Vehicle } from './vehicles.ts';
import { yearMonthText } from './year-month.ts';

/** What the verdict needs of a statement. */
type Stated = Pick<
  Statement,
  'model' | 'fromYear' | 'toYear' | 'fromMonth' | 'toMonth' | 'engine' | 'conditions' | 'make'
>;

type Built = Pick<Statement, 'fromYear' | 'toYear' | 'fromMonth' | 'toMonth'>;

export interface Verdict<Of extends Stated> {
  kind: FitKind;
  /** The statements behind it: those that cover the vehicle, else the nearest ones. */
  statements: readonly Of[];
  /** What is not known of the vehicle, for each of the statements. Empty except with `fitsIf`. */
  open: readonly Open[];
  isComplete: boolean;
}

/** The first and the last month of a statement, counted from the year 0. A year alone is January to December. */
export const monthsOf = ({ fromYear, toYear, fromMonth, toMonth }: Built) => ({
  first: fromYear === null ? -Infinity : 12 * fromYear + (fromMonth ?? 1),
  last: toYear === null ? Infinity : 12 * toYear + (toMonth ?? 12),
});

const firstText = ({ fromYear, fromMonth }: Built) => yearMonthText(fromYear, fromMonth ?? 1);
const lastText = ({ toYear, toMonth }: Built) => yearMonthText(toYear, toMonth ?? 12);

/** What must be known for a statement to cover a vehicle. Null if it does not. */
function coverage(stated: Stated, vehicle: Vehicle, known: Known): Open | null {
  const { model, engine } = stated;
  if (model !== null && model !== vehicle.model) return null;
  const conditions = openConditions(stated.conditions, known);
  if (conditions === null || model === null) return conditions && { conditions };
  if (engine !== null && vehicle.engine !== null && engine.slug !== vehicle.engine.slug) return null;
  const { first, last } = monthsOf(stated);
  const from = 12 * vehicle.year + (vehicle.month ?? 1);
  const to = 12 * vehicle.year + (vehicle.month ?? 12);
  if (to < first || last < from) return null;
  return {
    conditions,
    ...((from < first || last < to) && {
      months: `${from < first ? firstText(stated) : ''}/${last < to ? lastText(stated) : ''}`,
    }),
    ...(engine !== null && vehicle.engine === null && { engine: engine.name }),
  };
}

/**
 * Whether a part fits a vehicle, by the statements about the part. If no statement covers the vehicle, the part does not
 * fit when the list is complete, and otherwise the verdict is unknown. A statement with an open condition is never enough,
 * nor are statements for each known engine of a model: it may get more engines.
 */
export function verdictOf<Of extends Stated>(
  statements: readonly Of[],
  isComplete: boolean,
  vehicle: Vehicle,
  answers: readonly Answer[] = [],
): Verdict<Of> {
  const known = knownFrom(answers);
  const covering = statements.flatMap((statement) => {
    const open = coverage(statement, vehicle, known);
    return open === null ? [] : [{ statement, open }];
  });
  const certain = covering.filter(({ open }) => isCertain(open));
  if (covering.length > 0) {
    const behind = certain.length > 0 ? certain : covering;
    return {
      kind: certain.length > 0 ? 'fits' : 'fitsIf',
      statements: behind.map(({ statement }) => statement),
      open: certain.length > 0 ? [] : covering.map(({ open }) => open),
      isComplete,
    };
  }
  const kind = isComplete && statements.length > 0 ? 'doesNotFit' : 'notKnown';
  return { kind, statements: nearest(statements, vehicle), open: [], isComplete };
}

/** The conditions that are open, each once: first the one without which most of the statements do not cover the vehicle. */
export function openQuestions(open: readonly Open[]): Condition[] {
  const found = new Map<string, { condition: Condition; needed: number }>();
  for (const { conditions } of open)
    for (const condition of conditions) {
      const key = conditionKey(condition);
      const isOnly = conditions.every(
        (one) => one === condition || foldText(one.criterion) !== foldText(condition.criterion),
      );
      const needed = (found.get(key)?.needed ?? 0) + Number(isOnly);
      found.set(key, { condition, needed });
    }
  return [...found.values()]
    .toSorted((one, other) => other.needed - one.needed)
    .map(({ condition }) => condition);
}

/** What a list says about a verdict. */
export function markOf({ kind, statements, open, isComplete }: Verdict<Stated>): FitMark {
  const isUniversal = kind === 'fits' && statements.some(({ model }) => model === null);
  if (kind !== 'fitsIf') return { kind, engines: [], isUniversal };
  const distinct = new Map(open.map((one) => [JSON.stringify(one), one]));
  return {
    ...{ kind, isUniversal, isComplete },
    engines: open.flatMap(({ engine }) => engine ?? []),
    open: [...distinct.values()],
  };
}

/** Statements about the same model, else about the same make, else all. */
function nearest<Of extends Stated>(statements: readonly Of[], { model, make }: Vehicle): readonly Of[] {
  const ofModel = statements.filter((one) => one.model === model);
  if (ofModel.length > 0) return ofModel;
  const ofMake = statements.filter((one) => one.make === make);
  return ofMake.length > 0 ? ofMake : statements;
}

/** What is wrong with a row of statements. `row`: the index of the row that it overlaps. */
export type FitmentFault =
  | { kind: 'unknownModel' | 'unknownEngine' | 'yearsReversed' }
  | { kind: 'notBuilt'; name: string; from: number; to: number }
  | { kind: 'overlaps'; row: number };

const modelsBySlug = (makes: readonly Make[]) =>
  new Map(makes.flatMap(({ models }) => models).map((model) => [model.slug, model]));

const conditionsKey = ({ conditions }: Pick<Fitment, 'conditions'>) =>
  conditions.map(conditionKey).sort().join();

/** Whether two statements about one model say something of the same place on the same vehicle: front and rear do not. */
export function overlap(one: Fitment, other: Fitment): boolean {
  const [a, b] = [monthsOf(one), monthsOf(other)];
  return (
    (one.engine === null || other.engine === null || one.engine === other.engine) &&
    foldText(one.position) === foldText(other.position) &&
    conditionsKey(one) === conditionsKey(other) &&
    a.first <= b.last &&
    b.first <= a.last
  );
}

/** The first fault of each row; null for a row without. Statements may not contradict each other. */
export function faultsOf(rows: readonly Fitment[], makes: readonly Make[]): Array<FitmentFault | null> {
  const models = modelsBySlug(makes);
  /** The rows so far of each model, because there may be thousands in all. */
  const before = new Map<string | null, number[]>();
  return rows.map((row, index) => {
    const { model: slug, fromYear, toYear, engine } = row;
    const ofModel = before.get(slug) ?? [];
    before.set(slug, [...ofModel, index]);
    if (slug !== null) {
      const model = models.get(slug);
      if (!model) return { kind: 'unknownModel' };
      if (engine !== null && !model.engines.some((one) => one.slug === engine))
        return { kind: 'unknownEngine' };
      const { first, last } = monthsOf(row);
      if (first > last) return { kind: 'yearsReversed' };
      const { name, fromYear: from, toYear: to } = model;
      if (
        (fromYear ?? from) < from ||
        (fromYear ?? from) > to ||
        (toYear ?? to) > to ||
        (toYear ?? to) < from
      )
        return { kind: 'notBuilt', name, from, to };
    }
    const other = ofModel.find((at) => rows[at] && overlap(rows[at], row));
    return other === undefined ? null : { kind: 'overlaps', row: other };
  });
}

/** The same for rows that differ at most in when the vehicles were built. Only such rows are joined. */
export const sameKey = (row: Fitment): string =>
  JSON.stringify([
    row.model,
    row.engine,
    row.position,
    row.quantity,
    row.note,
    row.source,
    conditionsKey(row),
  ]);

/** Whether a row is the first of those that `mergeFitments` joined to `merged`. */
export const isStart = (row: Fitment, merged: Fitment | undefined): boolean =>
  merged !== undefined && monthsOf(row).first === monthsOf(merged).first && sameKey(row) === sameKey(merged);

/** Joins rows that say the same of months that overlap or follow each other. */
export function mergeFitments(rows: readonly Fitment[]): Fitment[] {
  const merged: Fitment[] = [];
  /** The last range that says the same. Those before it end earlier. */
  const lastOf = new Map<string, number>();
  for (const row of rows.toSorted((one, other) => monthsOf(one).first - monthsOf(other).first || 0)) {
    const key = sameKey(row);
    const at = lastOf.get(key) ?? -1;
    const one = merged[at];
    if (!one || monthsOf(row).first > monthsOf(one).last + 1) lastOf.set(key, merged.push(row) - 1);
    else if (monthsOf(row).last > monthsOf(one).last)
      merged[at] = { ...one, toYear: row.toYear, toMonth: row.toMonth };
  }
  return merged;
}

/** The number of vehicles that statements cover: models by year. Null: every vehicle. */
export function countVehicles(rows: readonly Fitment[], makes: readonly Make[]): number | null {
  if (rows.some(({ model }) => model === null)) return null;
  const models = modelsBySlug(makes);
  const covered = rows.flatMap((row) => {
    const model = models.get(row.model ?? '');
    if (!model) return [];
    const from = Math.max(row.fromYear ?? model.fromYear, model.fromYear);
    const to = Math.min(row.toYear ?? model.toYear, model.toYear);
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => `${model.slug}-${from + index}`);
  });
  return new Set(covered).size;
}
