import type { partSorts } from '#contract/list-filters.ts';
import { toCents } from '#contract/money.ts';
import type { Part, PartsQuery } from '#contract/parts.ts';
import { lowStockOrders, stockStates, type StockState } from '#contract/stock.ts';
import type { Queries } from '../db/connect.ts';
import { Conditions, countByValue, listRows, type ListSource, type RowsPage } from '../db/list-rows.ts';
import { partColumns } from './part-row.ts';

const sorts = {
  position: { expression: 'position', type: 'number' },
  name: { expression: 'sort_name', type: 'text' },
  price: { expression: 'price_cents', type: 'number' },
  quantity: { expression: 'quantity', type: 'number' },
} as const satisfies Record<(typeof partSorts)[number] | 'position', ListSource['sorts'][string]>;

const source: ListSource = {
  table: 'parts',
  columns: partColumns,
  sorts,
  defaultSort: 'position',
};

/** SQL conditions for the stock filter. The index `parts_scarce` serves them. */
export const isScarce = `quantity < ${lowStockOrders} * min_quantity::bigint`;
const stock: Record<StockState, string> = {
  in: `NOT (${isScarce})`,
  low: `${isScarce} AND quantity >= min_quantity`,
  out: `${isScarce} AND quantity < min_quantity`,
};

/** Returns a page of the parts on sale, by default in catalogue order. Throws 400. */
export async function listParts(db: Queries, query: PartsQuery): Promise<RowsPage<Part>> {
  const { stock: states, minPrice, maxPrice, need } = query;
  const where = new Conditions().add('deleted_at IS NULL');
  if (states !== undefined) where.add(`(${states.map((state) => `(${stock[state]})`).join(' OR ')})`);
  if (minPrice !== undefined) where.add('price_cents >= ?', toCents(minPrice));
  if (maxPrice !== undefined) where.add('price_cents <= ?', toCents(maxPrice));
  if (need !== undefined) where.add('min_quantity <= ? AND quantity >= ?', need, need);
  where.isSelective = states?.includes('in') === false || (minPrice ?? maxPrice ?? need) !== undefined;
  const page = await listRows<Part>(db, source, where, query);
  const counts =
    query.countBy &&
    (await countByValue(query, stockStates, (one, state) => listParts(db, { ...one, stock: [state] })));
  return {
    ...page,
    ...(counts && { counts }),
    rows: page.rows.map(({ _id, name, description, price, quantity, minQuantity, image, version }) => {
      return { _id, name, description, price, quantity, minQuantity, image, version };
    }),
  };
}
