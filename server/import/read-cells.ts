import * as z from 'zod/mini';
import '#contract/configure.ts';
import { columnSchemas } from '#contract/import/column-schemas.ts';
import { cellText, dayOrderOf, decimalSignOf, isFormulaError, readCell } from '#contract/import/cells.ts';
import type { DayOrder, DecimalSign, FaultKind, RowFault } from '#contract/import/imports.ts';
import { columnsOf, specOf, type ImportColumn, type ImportKind } from '#contract/import/kinds.ts';
import { faultOf } from '#contract/input-fault.ts';
import * as m from '#messages/imports.js';

/** A column of the file that goes to a field. */
export interface MappedColumn {
  /** Its index in the file. */
  at: number;
  field: string;
  heading: string;
  /** Null: an admin has to choose it. */
  decimal: DecimalSign | null;
  /** The same of days. */
  dayOrder: DayOrder | null;
}

/** A fault without its row, and what that is about. */
export type CellFault = Omit<RowFault, 'row' | 'about'>;

export interface ReadRow {
  row: number;
  /** By the field. An empty cell has no value. Null: what is there is cleared. */
  values: ReadonlyMap<string, unknown>;
  faults: readonly CellFault[];
  /** Equal for rows about the same thing. */
  key: string;
  /** What the row is about, as it is written. */
  about: string;
}

/** The text of a specification, which its category reads. */
const specColumn: ImportColumn = { heading: 'spec', reads: 'text' };
const specText = z.string().check(z.maxLength(200));

const schemas: ReadonlyMap<string, z.ZodMiniType> = new Map(Object.entries(columnSchemas));

type Read = { value: unknown; key: string } | { fault: CellFault } | undefined;

/** Texts of a column that were read before: makes, categories and sources repeat. */
const remembered = 5_000;

/** Returns a function that reads the cells of a column. */
function createCellReader(at: MappedColumn, column: ImportColumn) {
  const name = specOf(at.field) === null ? at.field : 'value';
  const one = schemas.get(at.field) ?? specText;
  const schema = z.object({ [name]: column.isList ? z.array(one) : one });
  const known = new Map<string, Read>();
  return (text: string): Read => {
    const before = known.get(text);
    if (before !== undefined || text === '') return before;
    if (known.size >= remembered) known.clear();
    const read = readText(cellText(text), column, at, (value) => z.safeParse(schema, { [name]: value }));
    known.set(text, read);
    return read;
  };
}

/** Reads a row of a file. */
export type RowReader = (row: { row: number; cells: readonly string[] }) => ReadRow;

/** Returns a function that reads the rows of a file. */
export function createRowReader(kind: ImportKind, mapped: readonly MappedColumn[]): RowReader {
  const columns = columnsOf(kind);
  const readers = mapped.map((at) => ({
    ...at,
    read: createCellReader(at, columns.get(at.field) ?? specColumn),
  }));
  const makers = [...columns].flatMap(([field, { makerOf }]) => (makerOf ? [{ field, list: makerOf }] : []));
  const keys = [...columns].filter(([, { key }]) => key !== undefined);
  return ({ row, cells }) => {
    const values = new Map<string, unknown>();
    const keyOf = new Map<string, string>();
    const faults: CellFault[] = [];
    for (const { at, field, read: readCellOf } of readers) {
      const read = readCellOf(cells[at] ?? '');
      if (read === undefined) continue;
      if ('fault' in read) faults.push(read.fault);
      else {
        values.set(field, read.value);
        if (read.key !== '') keyOf.set(field, read.key);
      }
    }
    for (const { field, list } of makers) {
      const [maker, numbers] = [values.get(field), values.get(list)];
      values.delete(field);
      if (typeof maker !== 'string' || !Array.isArray(numbers)) continue;
      values.set(
        list,
        numbers.map((number) => (String(number).includes(':') ? number : `${maker}: ${number}`)),
      );
    }
    const about: unknown[] = [];
    for (const [field, { isOptional, heading }] of keys) {
      if (isOptional) continue;
      about.push(values.get(field) ?? '');
      const isMissing = !keyOf.has(field) && faults.every(({ column }) => column !== heading);
      if (isMissing) faults.push(requiredFault(heading));
    }
    // Without a key it is about nothing that others are about.
    const key =
      keyOf.size === 0 ? `row ${row}` : JSON.stringify(keys.map(([field]) => keyOf.get(field) ?? ''));
    return { row, values, faults, key, about: about.join(' ').trim() };
  };
}

export const requiredFault = (column: string): CellFault => ({
  ...{ kind: 'required', column, value: '' },
  rule: m.requiredRule({ column }),
  remedy: m.requiredRemedy(),
});

const remedies: Readonly<
  Record<'decimal' | 'shortened' | 'month' | 'day' | 'currency' | 'value', () => string>
> = {
  decimal: m.decimalRemedy,
  shortened: m.shortenedRemedy,
  month: m.monthRemedy,
  day: m.dayRemedy,
  currency: m.currencyRemedy,
  value: m.valueRemedy,
};

const rules: Readonly<Record<keyof typeof remedies, () => string>> = {
  decimal: m.decimalRule,
  shortened: m.shortenedRule,
  month: m.monthRule,
  day: m.dayRule,
  currency: m.currencyRule,
  value: m.flagRule,
};

function readText(
  text: string,
  column: ImportColumn,
  { heading, decimal, dayOrder }: MappedColumn,
  parse: (value: unknown) => z.core.util.SafeParseResult<Record<string, unknown>>,
): Read {
  if (isFormulaError(text))
    return faultAt('value', heading, text, m.formulaErrorRule(), m.formulaErrorRemedy());
  const isNumber = column.reads === 'number' || column.reads === 'price';
  if (isNumber && decimal === null && decimalSignOf(text).isOpen)
    return faultAt('decimal', heading, text, m.decimalOpenRule(), m.decimalOpenRemedy());
  if (column.reads === 'day' && dayOrder === null && dayOrderOf(text).isOpen)
    return faultAt('day', heading, text, m.dayOpenRule(), m.dayOpenRemedy());
  const cell = readCell(text, column, { decimal: decimal ?? '.', dayOrder: dayOrder ?? 'dayFirst' });
  if (cell === undefined) return undefined;
  if ('fault' in cell) return faultAt(cell.fault, heading, text, rules[cell.fault](), remedies[cell.fault]());
  if (cell.value === null)
    return column.key !== undefined || column.isRequired === true
      ? { fault: { ...requiredFault(heading), value: text } }
      : { value: null, key: '' };
  const parsed = parse(cell.value);
  if (!parsed.success) return faultAt('value', heading, text, faultOf(parsed.error).message, m.valueRemedy());
  const [value] = Object.values(parsed.data);
  return { value, key: typeof value === 'string' ? (column.key?.(value) ?? '') : '' };
}

/** The characters of a value that a fault shows. */
const shownMax = 200;

const faultAt = (kind: FaultKind, column: string, value: string, rule: string, remedy: string): Read => ({
  fault: { kind, column, value: value.slice(0, shownMax), rule, remedy },
});
