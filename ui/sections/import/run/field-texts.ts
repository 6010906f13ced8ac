import {
  columnsOf,
  importColumns,
  importKinds,
  specOf,
  type ImportField,
  type ImportKind,
} from '#contract/import/kinds.ts';
import * as m from '#messages/import-texts.js';

type Field = { [Kind in ImportKind]: ImportField<Kind> }[ImportKind];

const isField = (field: string): field is Field => importKinds.some((kind) => field in importColumns[kind]);

/** What people call the field of a column, such as "Minimum quantity". */
export function fieldText(field: string): string {
  const spec = specOf(field);
  if (spec !== null) return m.specification({ spec });
  return isField(field) ? m.field({ field }) : field;
}

const list = (fields: readonly string[]) => fields.map((field) => fieldText(field)).join(', ');

/** The fields that every row of a kind needs. */
const neededFields = (kind: ImportKind): string[] =>
  [...columnsOf(kind)].flatMap(([field, { key, isOptional }]) => (key && !isOptional ? [field] : []));

/** The fields that a row needs only if it adds something. */
export const neededForNew = (kind: ImportKind): string[] =>
  [...columnsOf(kind)].flatMap(([field, { isRequired }]) => (isRequired ? [field] : []));

/** Which columns a file of a kind must have. */
export function needsText(kind: ImportKind): string {
  const [columns, more] = [neededFields(kind), neededForNew(kind)];
  // Each of these rows adds something.
  if (kind === 'fitment' || kind === 'vehicles') return m.needs({ columns: list([...columns, ...more]) });
  return more.length === 0
    ? m.needs({ columns: list(columns) })
    : m.needsForNew({ columns: list(columns), more: list(more) });
}

export const fieldList = list;

/** The headings of a file of a kind, as a CSV file without rows. */
export const templateOf = (kind: ImportKind): string =>
  `${[...columnsOf(kind).values()].map(({ heading }) => heading).join(',')}\n`;
