import { headingKey } from './cells.ts';
import {
  columnsOf,
  importColumns,
  importKinds,
  specOf,
  type ImportColumn,
  type ImportKind,
} from './kinds.ts';

/** Whether the samples of a column can be what a field reads: the "stock" of an old export says in, low or out. */
const suits = ({ reads }: ImportColumn, samples: readonly string[]): boolean =>
  (reads !== 'number' && reads !== 'price') ||
  samples.length === 0 ||
  samples.some((text) => /\d|^-$/.test(text));

export interface Heading {
  heading: string;
  samples: readonly string[];
}

/** Returns the field of each column: by our own headings first, then by other words for them. Null: none of the kind. */
export function fieldsOf(kind: ImportKind, headings: readonly Heading[]): Array<string | null> {
  const columns = [...columnsOf(kind)];
  const taken = new Set<string>();
  const fields = headings.map(({ heading }): string | null => {
    const spec = specOf(heading.trim().toLowerCase());
    return spec === null ? null : `spec:${spec}`;
  });
  const namesOf = [
    (field: string, column: ImportColumn) => [headingKey(column.heading), headingKey(field)],
    (_: string, column: ImportColumn) => column.alsoCalled ?? [],
  ];
  for (const names of namesOf) {
    headings.forEach(({ heading, samples }, at) => {
      if (fields[at] !== null) return;
      const key = headingKey(heading);
      const found = columns.find(
        ([field, column]) =>
          !taken.has(field) && names(field, column).includes(key) && suits(column, samples),
      );
      if (!found) return;
      fields[at] = found[0];
      taken.add(found[0]);
    });
  }
  return kind === 'parts'
    ? fields
    : fields.map((field) => (field !== null && specOf(field) === null ? field : null));
}

/** The headings of columns without which no row of the kind means anything. */
export const missingColumns = (kind: ImportKind, fields: ReadonlyArray<string | null>): string[] =>
  [...columnsOf(kind)].flatMap(([field, { key, isOptional, heading }]) =>
    key !== undefined && !isOptional && !fields.includes(field) ? [heading] : [],
  );

/** What a file of a kind has at least. */
const marks: ReadonlyArray<readonly [ImportKind, readonly string[]]> = [
  ['tracking', ['order', 'carrier']],
  ['tracking', ['order', 'trackingNumber']],
  ['orders', ['oldNumber', 'email', 'date']],
  ['customers', ['email', 'customerName']],
  ['customers', ['email', 'phone']],
  ['customers', ['email', 'address']],
  ['fitment', ['number', 'make', 'model']],
  ['vehicles', ['make', 'model']],
  ['parts', ['number', 'name']],
  ['stock', ['number', 'price']],
  ['stock', ['number', 'stock']],
  ['stock', ['number', 'stockChange']],
  ['stock', ['number', 'shelfStock']],
];

/** The kind that has most of these headings, the first of several. Null: it cannot be told. */
export function kindOf(headings: readonly Heading[]): ImportKind | null {
  let [found, most]: [ImportKind | null, number] = [null, 0];
  for (const [kind, needed] of marks) {
    const fields = fieldsOf(kind, headings).filter((field) => field !== null);
    if (fields.length <= most || !needed.every((field) => fields.includes(field))) continue;
    [found, most] = [kind, fields.length];
  }
  return found;
}

/** The columns of parts that a list of prices or stocks also has. */
const listed: ReadonlySet<string> = new Set([...Object.keys(importColumns.stock), 'name', 'gtin']);

/** Whether the columns of new parts may also be those of a list of prices and stocks of parts that the shop has. */
export function mayBePrices(headings: readonly Heading[]): boolean {
  const fields = fieldsOf('parts', headings).filter((field) => field !== null);
  return fields.every((field) => listed.has(field)) && missingColumns('stock', fields).length === 0;
}

/** Whether a field is one of a kind. */
export const isFieldOf = (kind: ImportKind, field: string): boolean =>
  field in importColumns[kind] || (kind === 'parts' && (specOf(field) ?? '') !== '');

export const isImportKind = (text: string): text is ImportKind => importKinds.some((kind) => kind === text);
