import type { Answer, Condition, FitKind, Statement } from '#contract/fitment/fitment.ts';
import { limits } from '#contract/limits.ts';
import { vehicleSlugOf } from '#contract/fitment/vehicle-slug.ts';
import type { Vehicle } from '#contract/fitment/vehicles.ts';
import { conditionTexts } from '#ui/components/FitMark/condition-words.ts';
import { verdictOf } from '#contract/fitment/verdict.ts';

/** The statements about one model and the same years, which differ in their engines alone. */
export interface FitRow {
  make: string;
  model: string | null;
  /** The name of the model. */
  name: string;
  from: number;
  to: number;
  /** 1 to 12. Null: January and December. */
  fromMonth: number | null;
  toMonth: number | null;
  /** Empty: all. */
  engines: readonly string[];
  position: string;
  conditions: readonly Condition[];
  note: string;
  /** Whether it is about the vehicle, and what it says of it. */
  mine?: FitKind;
  /** The row is the model of the vehicle, about which nothing is stated. */
  isAbsent?: true;
}

const { min, max } = limits.modelYear;
const bounded = (year: number, instead: number) =>
  Number.isFinite(year) ? Math.min(max, Math.max(min, Math.round(year))) : instead;

/** Joins the statements of different engines. Rows are in the order of make, name and years. */
export function fitRows(statements: readonly Statement[]): FitRow[] {
  const rows = new Map<string, FitRow>();
  for (const { make, model, name, modelYears, fromYear, toYear, engine, ...more } of statements) {
    const { fromMonth, toMonth, position, conditions, note } = more;
    if (model === null) continue;
    const from = bounded(fromYear ?? modelYears.from, min);
    const to = Math.max(from, bounded(toYear ?? modelYears.to, max));
    const said = { fromMonth, toMonth, position, conditions, note };
    const key = JSON.stringify([model, from, to, said, engine === null]);
    const engines = [...(rows.get(key)?.engines ?? []), ...(engine ? [engine.name] : [])];
    rows.set(key, { make, model, name, from, to, engines: [...new Set(engines)], ...said });
  }
  return [...rows.values()].toSorted(inOrder);
}

const inOrder = (one: FitRow, other: FitRow) =>
  compare(one.make, other.make) ||
  compare(one.name, other.name) ||
  one.from - other.from ||
  (one.fromMonth ?? 1) - (other.fromMonth ?? 1);

/** Without accents: "Škoda" is before "Toyota". */
function compare(one: string, other: string): number {
  const [first, second] = [vehicleSlugOf(one), vehicleSlugOf(other)];
  return first < second ? -1 : Number(first > second);
}

/** Marks the rows about the vehicle. Adds a row for a vehicle that none is about. */
export function markMine(
  statements: readonly Statement[],
  isComplete: boolean,
  vehicle: Vehicle | null | undefined,
  answers: readonly Answer[] = [],
): FitRow[] {
  const rows = fitRows(statements);
  if (!vehicle) return rows;
  const { kind, statements: behind } = verdictOf(statements, isComplete, vehicle, answers);
  if (kind === 'fits' || kind === 'fitsIf') {
    const mine = new Set(fitRows(behind).map(keyOf));
    return rows.map((row) => (mine.has(keyOf(row)) ? { ...row, mine: kind } : row));
  }
  const { make, model, name, year, engine, modelYears } = vehicle;
  const from = bounded(modelYears?.from ?? year, year);
  const to = bounded(modelYears?.to ?? year, year);
  const absent: FitRow = {
    ...{ make, model, name, from, to, engines: engine ? [engine.name] : [] },
    ...{ fromMonth: null, toMonth: null, position: '', conditions: [], note: '', mine: kind, isAbsent: true },
  };
  return [...rows, absent].toSorted(inOrder);
}

/** Without the names of its engines, because a verdict may be about one of several. */
const keyOf = ({ model, from, to, fromMonth, toMonth, position, conditions, note, engines }: FitRow) =>
  JSON.stringify([model, from, to, fromMonth, toMonth, position, conditions, note, engines.length === 0]);

/** When the vehicles of a row were built: "2012–2019", "10/2014–07/2019". A year alone is January to December. */
export function builtText({
  from,
  to,
  fromMonth,
  toMonth,
}: Pick<FitRow, 'from' | 'to' | 'fromMonth' | 'toMonth'>) {
  if (fromMonth === null && toMonth === null) return from === to ? String(from) : `${from}–${to}`;
  const text = (month: number, year: number) => `${String(month).padStart(2, '0')}/${year}`;
  return `${text(fromMonth ?? 1, from)}–${text(toMonth ?? 12, to)}`;
}

/** Whether a row has all words: of names, engines and notes, or one of its years. "golf 7 2016" finds "Golf VII". */
export function matches(row: FitRow, search: string): boolean {
  const { make, name, from, to, engines, position, conditions, note } = row;
  const words = wordsOf([make, name, ...engines, position, ...conditionTexts(conditions), note].join(' '));
  return wordsOf(search).every((typed) => {
    const year = /^\d{4}$/.test(typed) ? Number(typed) : null;
    return (year !== null && from <= year && year <= to) || words.some((word) => word.startsWith(typed));
  });
}

const wordsOf = (text: string) => vehicleSlugOf(text).split('-').filter(Boolean);

export interface Scale {
  from: number;
  to: number;
  /** The labelled years, the ends included. */
  ticks: readonly number[];
}

const steps = [5, 10, 20, 50] as const;

/** A scale with at most six labels for all years. */
export function scaleOf(years: readonly number[]): Scale {
  const [first, last] = [Math.min(...years), Math.max(...years)];
  for (const step of steps) {
    const from = Math.floor(first / step) * step;
    const count = Math.max(1, Math.ceil((last - from) / step));
    if (count <= 5) {
      const ticks = Array.from({ length: count + 1 }, (_, index) => from + index * step);
      return { from, to: from + count * step, ticks };
    }
  }
  return { from: first, to: last, ticks: [first, last] };
}

/** Where a year is on a scale, in percent. */
export const placeOf = (year: number, { from, to }: Scale): number =>
  Math.round(((year - from) / (to - from || 1)) * 1000) / 10;

/** The same text, in which no line ends: after an en dash, a word joiner prevents it. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0').replaceAll('–', '–\u2060');
