import { createPriceSums, editedPrice, type PriceEdit } from '#contract/catalogue/edited-price.ts';
import type { Part } from '#contract/catalogue/parts.ts';
import { csvCell } from '#contract/csv-cell.ts';
import { defaultOptions, type StartedPartEdit } from '#contract/import/imports.ts';
import { columnsOf, stateWords, type ImportField } from '#contract/import/kinds.ts';
import type { PartChanges, PartEdit, UnitSums } from '#contract/catalogue/part-edits.ts';
import { limits } from '#contract/limits.ts';
import { roundToCents, toDollars } from '#contract/money.ts';
import * as m from '#messages/imports.js';
import { listOffSaleParts, listPartsWithNotes } from '../catalogue/list-parts.ts';
import { storedColumns, toPart, type StoredPart } from '../catalogue/part-row.ts';
import { searchParts } from '../catalogue/search/search-parts.ts';
import type { Actor } from '../core/actor.ts';
import { isId, newId } from '../core/ids.ts';
import { Problem } from '../core/problem.ts';
import type { Database, Queries } from '../db/connect.ts';
import { isKept } from '../db/kept-parts.ts';
import type { RowsPage } from '../db/list-rows.ts';
import { takeStep } from './runs.ts';
import type { StoredColumn } from './stored-run.ts';

type EditedPart = Pick<Part, 'number' | 'brand' | 'price' | 'quantity'>;

interface Paging {
  limit: number;
  cursor: string | undefined;
}

/** The parts of the list that Manage Products shows with these filters, page after page. */
async function* partsOf(db: Queries, { ids, filters = {} }: PartEdit): AsyncGenerator<readonly EditedPart[]> {
  if (ids !== undefined) {
    const { rows } = await db.query<StoredPart>(
      `SELECT ${storedColumns} FROM parts WHERE id = ANY($1) AND ${isKept} ORDER BY position`,
      [ids.filter(isId)],
    );
    yield rows.map(toPart);
    return;
  }
  const { search, category, state, notes, stock } = filters;
  const readPage = async (paging: Paging): Promise<RowsPage<EditedPart>> => {
    if (notes !== undefined)
      return listPartsWithNotes(db, { search, category, state: state ?? 'onSale', ...paging });
    if (state !== undefined) return listOffSaleParts(db, { search, category, state, ...paging });
    const { result } = await searchParts(db, { search, category, stock: stock && [stock], ...paging });
    return result;
  };
  let cursor: string | undefined;
  do {
    const page = await readPage({ limit: limits.listRows, cursor });
    yield page.rows;
    cursor = page.next?.cursor;
  } while (cursor !== undefined);
}

const editedDollars = (price: number, edit: PriceEdit): number =>
  toDollars(editedPrice(roundToCents(price), edit));

type Cell = (part: EditedPart, changes: PartChanges) => string | undefined;

/** The cells of a part's row by their fields. Undefined: it does not change. */
const cells: Readonly<Record<string, Cell>> = {
  number: ({ number }) => csvCell(number),
  brand: ({ brand }) => csvCell(brand),
  price: ({ price }, changes) => changes.price && editedDollars(price, changes.price).toFixed(2),
  stockChange: (_, { stockChange }) => stockChange?.toString(),
  stockSeen: ({ quantity }, { stockChange }) => (stockChange === undefined ? undefined : String(quantity)),
  minQuantity: (_, { minQuantity }) => minQuantity?.toString(),
  category: (_, { category }) => (category === null ? '-' : category),
  state: (_, { state }) => state && wordOf(state),
} satisfies Partial<Record<ImportField<'parts'>, Cell>>;

const wordOf = (state: PartChanges['state']): string =>
  Object.entries(stateWords).find(([, value]) => value === state)?.[0] ?? '';

const columnOf = (field: string): StoredColumn => ({
  ...{ heading: columnsOf('parts').get(field)?.heading ?? field, field, because: 'chosen', samples: [] },
  ...{ signs: [], open: null, certain: null, decimal: '.' },
  days: { orders: [], open: null, certain: null, chosen: null },
});

/**
 * Plans changes of many parts as an import: its check is the preview, and it is undone like one. Throws 400 if no part matches, or
 * too many.
 */
export async function editParts(db: Database, edit: PartEdit, actor: Actor): Promise<StartedPartEdit> {
  const { changes } = edit;
  const id = newId();
  const sums = createPriceSums();
  const units: UnitSums = { before: 0, after: 0 };
  return db.transaction(async (tx) => {
    let fields: string[] = [];
    let count = 0;
    await tx.query(
      `INSERT INTO imports (id, user_id, name, kind, state, bytes, options) VALUES ($1, $2, $3, 'parts', 'columns', 0, $4)`,
      [
        ...[id, actor.userId, nameOf(changes)],
        JSON.stringify({ ...defaultOptions, existing: 'change', acceptPrices: true, onSale: true }),
      ],
    );
    for await (const parts of partsOf(tx, edit)) {
      const rows = parts.map((part, index) => {
        const written = Object.entries(cells).flatMap(([field, cell]) => {
          const text = cell(part, changes);
          return text === undefined ? [] : [[field, text] as const];
        });
        fields = written.map(([field]) => field);
        const quantity = part.quantity + (changes.stockChange ?? 0);
        // The check leaves out what would be below 0.
        if (quantity >= 0) {
          units.before += part.quantity;
          units.after += quantity;
        }
        if (changes.price) sums.see(part.price, editedDollars(part.price, changes.price));
        // The headings of a file are row 1.
        return { row: count + index + 2, cells: written.map(([, text]) => text) };
      });
      count += rows.length;
      if (count > limits.import.rows) throw new Problem('INVALID', { message: m.tooManyParts() });
      await tx.query(
        `INSERT INTO import_rows (import_id, row, group_row, cells)
         SELECT $1, row, row, cells FROM json_to_recordset($2) AS one (row int, cells jsonb)`,
        [id, JSON.stringify(rows)],
      );
    }
    if (count === 0) throw new Problem('INVALID', { message: m.noParts() });
    await tx.query('UPDATE imports SET rows = $2, columns = $3 WHERE id = $1', [
      ...[id, count, JSON.stringify(fields.map(columnOf))],
    ]);
    const run = await takeStep(tx, id, 'check', actor);
    return {
      run,
      price: changes.price ? sums.value() : null,
      stock: changes.stockChange === undefined ? null : units,
    };
  });
}

const changeNames = ['price', 'stockChange', 'minQuantity', 'category', 'state'] as const;

/** What lists of imports call it. */
function nameOf(changes: PartChanges): string {
  const [what = 'several', ...more] = changeNames.filter((name) => changes[name] !== undefined);
  return m.bulkEdit({ what: more.length === 0 ? what : 'several' });
}
