import type { FitKind, FitMark, Fitment, Statement } from './fitment.ts';
import type { Make, Vehicle } from './vehicles.ts';

/** What the verdict needs of a statement. */
type Stated = Pick<Statement, 'model' | 'fromYear' | 'toYear' | 'engine' | 'make'>;

export interface Verdict<Of extends Stated> {
  kind: FitKind;
  /** The statements behind it: those that cover the vehicle, else the nearest ones. */
  statements: readonly Of[];
}

const inYears = ({ fromYear, toYear }: Pick<Stated, 'fromYear' | 'toYear'>, year: number) =>
  (fromYear ?? -Infinity) <= year && year <= (toYear ?? Infinity);

const covers = ({ model, engine, ...years }: Stated, vehicle: Vehicle): boolean =>
  model === null ||
  (model === vehicle.model &&
    inYears(years, vehicle.year) &&
    (engine === null || vehicle.engine === null || engine.slug === vehicle.engine.slug));

/**
 * Whether a part fits a vehicle, by the statements about the part. If no statement covers the vehicle, the part does not
 * fit when the list is complete, and otherwise the verdict is unknown. For a vehicle without an engine, a statement for
 * each known engine of its model is not enough: the model may get more engines.
 */
export function verdictOf<Of extends Stated>(
  statements: readonly Of[],
  isComplete: boolean,
  vehicle: Vehicle,
): Verdict<Of> {
  const covering = statements.filter((one) => covers(one, vehicle));
  const certain = covering.filter(({ engine }) => engine === null || vehicle.engine !== null);
  if (certain.length > 0) return { kind: 'fits', statements: certain };
  if (covering.length > 0) return { kind: 'fitsIf', statements: covering };
  const kind = isComplete && statements.length > 0 ? 'doesNotFit' : 'notKnown';
  return { kind, statements: nearest(statements, vehicle) };
}

/** What a list says about a verdict. */
export const markOf = ({ kind, statements }: Verdict<Stated>): FitMark => ({
  kind,
  engines: kind === 'fitsIf' ? statements.flatMap(({ engine }) => engine?.name ?? []) : [],
  isUniversal: kind === 'fits' && statements.some(({ model }) => model === null),
});

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

/** Whether two statements about one model say something of the same vehicle. */
const overlap = (one: Fitment, other: Fitment): boolean =>
  (one.engine === null || other.engine === null || one.engine === other.engine) &&
  (one.fromYear ?? -Infinity) <= (other.toYear ?? Infinity) &&
  (other.fromYear ?? -Infinity) <= (one.toYear ?? Infinity);

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
      if (fromYear !== null && toYear !== null && fromYear > toYear) return { kind: 'yearsReversed' };
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

const sameFields = ['model', 'engine', 'position', 'quantity', 'note', 'source'] as const;

const isSame = (one: Fitment, other: Fitment): boolean =>
  sameFields.every((field) => one[field] === other[field]);

/** Whether a row is the first of those that `mergeFitments` joined to `merged`. */
export const isStart = (row: Fitment, merged: Fitment | undefined): boolean =>
  merged !== undefined && row.fromYear === merged.fromYear && isSame(row, merged);

/** Joins rows that say the same of years that overlap or follow each other. */
export function mergeFitments(rows: readonly Fitment[]): Fitment[] {
  const merged: Fitment[] = [];
  /** The last range that says the same. Those before it end earlier. */
  const lastOf = new Map<string, number>();
  for (const row of rows.toSorted((one, other) => (one.fromYear ?? 0) - (other.fromYear ?? 0))) {
    const key = JSON.stringify(sameFields.map((field) => row[field]));
    const at = lastOf.get(key) ?? -1;
    const one = merged[at];
    if (!one || (row.fromYear ?? -Infinity) > (one.toYear ?? Infinity) + 1)
      lastOf.set(key, merged.push(row) - 1);
    else {
      const isOpen = one.toYear === null || row.toYear === null;
      merged[at] = { ...one, toYear: isOpen ? null : Math.max(one.toYear ?? 0, row.toYear ?? 0) };
    }
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
