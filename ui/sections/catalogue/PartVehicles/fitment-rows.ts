import { limits } from '#contract/limits.ts';
import { faultsOf, mergeFitments, sameKey, type FitmentFault } from '#contract/fitment/verdict.ts';
import { monthYearText, parseYearMonth } from '#contract/fitment/year-month.ts';
import type { Make } from '#contract/fitment/vehicles.ts';
import * as m from '#messages/part-vehicles.js';
import * as values from '#messages/part-values.js';
import * as fitment from '#messages/fitment.js';
import { parseWhole } from '#ui/components/NumberInput/parse-number.ts';
import { conditionsIn, everyMake, fitmentOf, type FitmentText } from '../part/fitment-texts.ts';

/** A message, and the field of the row that it is about. */
export interface RowFault {
  field: keyof FitmentText;
  message: string;
  /** Whether the row may stay as it is: several statements about one vehicle may all be right. */
  isCaution?: true;
}

/** Whether a row cannot be saved. */
export const isFault = (fault: RowFault | null | undefined): fault is RowFault =>
  fault !== null && fault !== undefined && fault.isCaution === undefined;

const isYear = (text: string) => text.trim() === '' || parseYearMonth(text) !== null;

function isPieces(text: string): boolean {
  const count = parseWhole(text);
  return text.trim() === '' || (count !== null && count >= 1 && count <= 99);
}

const longest = { note: limits.fitmentNoteMax, position: limits.brandMax, source: limits.brandMax };
const texts = ['note', 'position', 'source'] as const;

const { conditions: mostConditions, criterionMax, conditionMax } = limits;

function conditionFault(text: string): string | null {
  const conditions = conditionsIn(text);
  if (conditions.some(({ criterion, value }) => criterion === '' || value === '')) return m.conditionForm();
  if (conditions.length > mostConditions) return m.tooManyConditions({ max: mostConditions });
  const isLong = conditions.some(
    ({ criterion, value }) => [...criterion].length > criterionMax || [...value].length > conditionMax,
  );
  return isLong ? m.conditionTooLong({ criterion: criterionMax, value: conditionMax }) : null;
}

/** What is wrong with a row by itself, without the vehicles. */
function ownFault(row: FitmentText): RowFault | null {
  const { make, fromYear, toYear, quantity } = row;
  if (make === '') return { field: 'make', message: m.chooseMake() };
  const long = texts.find((name) => [...row[name].trim()].length > longest[name]);
  if (long) return { field: long, message: values.tooLong({ max: longest[long] }) };
  const condition = conditionFault(row.conditions);
  if (condition !== null) return { field: 'conditions', message: condition };
  if (!isPieces(quantity)) return { field: 'quantity', message: m.invalidQuantity() };
  if (make === everyMake) return null;
  if (!isYear(fromYear)) return { field: 'fromYear', message: m.invalidYear() };
  if (!isYear(toYear)) return { field: 'toYear', message: m.invalidYear() };
  return null;
}

function toRowFault(fault: FitmentFault, { make, fromYear }: FitmentText): RowFault {
  switch (fault.kind) {
    case 'unknownModel':
      return { field: 'model', message: m.chooseModel() };
    case 'unknownEngine':
      return { field: 'engine', message: m.chooseEngine() };
    case 'yearsReversed':
      return { field: 'toYear', message: fitment.yearsReversed() };
    case 'notBuilt': {
      const { name, from, to } = fault;
      const first = parseYearMonth(fromYear)?.year ?? from;
      return {
        field: first < from || first > to ? 'fromYear' : 'toYear',
        message: m.notBuilt({ name, from: String(from), to: String(to) }),
      };
    }
    case 'overlaps': {
      const row = fault.row + 1;
      return make === everyMake
        ? { field: 'make', message: m.everyTwice({ row }), isCaution: true }
        : { field: 'fromYear', message: m.overlaps({ row }), isCaution: true };
    }
  }
}

/** The first fault of each row; null for a row without. Rows that can be joined do not overlap. */
export function faultsOfRows(
  rows: readonly FitmentText[],
  makes: readonly Make[],
): ReadonlyArray<RowFault | null> {
  const fitments = rows.map(fitmentOf);
  const faults = faultsOf(fitments, makes);
  return rows.map((row, index) => {
    const own = ownFault(row);
    if (own) return own;
    const fitment = fitments[index];
    let fault = faults[index];
    if (fitment && fault?.kind === 'overlaps') {
      const others = fitments.flatMap((one, at) =>
        at < index && mergeFitments([one, fitment]).length === 2 ? [{ one, at }] : [],
      );
      fault = faultsOf([...others.map(({ one }) => one), fitment], makes).at(-1);
      if (fault?.kind === 'overlaps') fault = { ...fault, row: others[fault.row]?.at ?? 0 };
    }
    return fault ? toRowFault(fault, row) : null;
  });
}

const join = (one: FitmentText, other: FitmentText): FitmentText | null => {
  const [merged, ...rest] = mergeFitments([fitmentOf(one), fitmentOf(other)]);
  if (!merged || rest.length > 0) return null;
  return {
    ...one,
    fromYear: monthYearText(merged.fromYear, merged.fromMonth),
    toYear: monthYearText(merged.toYear, merged.toMonth),
  };
};

/** Groups rows that can be joined. Without groups, each of thousands of rows would be compared with all others. */
const keyOf = (row: FitmentText) => sameKey(fitmentOf(row));

/** For each valid row the index of an earlier one that says the same, with which the server joins it. */
export function joinsOfRows(
  rows: readonly FitmentText[],
  faults: ReadonlyArray<RowFault | null>,
): ReadonlyArray<number | null> {
  const known = new Map<string, { row: FitmentText; at: number }[]>();
  return rows.map((row, at) => {
    if (isFault(faults[at])) return null;
    const before = known.get(keyOf(row)) ?? [];
    known.set(keyOf(row), [...before, { row, at }]);
    return before.find((one) => join(one.row, row))?.at ?? null;
  });
}

/** Valid rows as the server saves them, and how many became others. */
export function joinRows(rows: readonly FitmentText[]): { rows: FitmentText[]; joined: number } {
  const joined: { row: FitmentText; of: number }[] = [];
  const known = new Map<string, typeof joined>();
  for (const row of rows) {
    const before = known.get(keyOf(row)) ?? [];
    const one = before.find((other) => join(other.row, row));
    if (one) {
      one.row = join(one.row, row) ?? one.row;
      one.of += 1;
      continue;
    }
    const added = { row, of: 1 };
    joined.push(added);
    known.set(keyOf(row), [...before, added]);
  }
  const changed = joined.filter(({ of }) => of > 1);
  return { rows: joined.map(({ row }) => row), joined: changed.reduce((sum, { of }) => sum + of, 0) };
}
