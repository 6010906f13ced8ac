import type { PartFilters } from '#contract/list-filters.ts';
import { toCents } from '#contract/money.ts';
import { parseSpecs, type SpecFilter } from '#contract/spec-filters.ts';
import { lowStockOrders, type StockState } from '#contract/stock.ts';
import { Conditions } from '../db/list-rows.ts';

/** SQL conditions for the stock filter. The index `parts_scarce` serves them. */
export const isScarce = `quantity < ${lowStockOrders} * min_quantity::bigint`;

const scarceWhere = (condition: string) =>
  `EXISTS (SELECT FROM parts AS scarce WHERE scarce.position = listed.position AND scarce.deleted_at IS NULL
           AND ${isScarce} AND ${condition})`;

const stock: Record<StockState, string> = {
  in: `NOT ${scarceWhere('true')}`,
  low: scarceWhere('quantity >= min_quantity'),
  out: scarceWhere('quantity < min_quantity'),
};

/** The filters of a list of parts, except for the search, over `part_search AS listed`. */
export function partConditions(filters: Omit<PartFilters, 'sort' | 'page'>): Conditions {
  const { stock: states, minPrice, maxPrice, need, category, brand, specs } = filters;
  const where = new Conditions();
  if (states !== undefined && states.length < 3)
    where.add(`(${states.map((state) => stock[state]).join(' OR ')})`);
  if (minPrice !== undefined) where.add('listed.price_cents >= ?', toCents(minPrice));
  if (maxPrice !== undefined) where.add('listed.price_cents <= ?', toCents(maxPrice));
  if (need !== undefined) {
    where.add(
      `EXISTS (SELECT FROM parts AS stocked WHERE stocked.id = listed.id AND min_quantity <= ? AND quantity >= ?)`,
      need,
      need,
    );
  }
  if (category !== undefined) {
    where.add(
      `listed.category IN (SELECT slug FROM categories WHERE slug = ? OR parent = ?)`,
      category,
      category,
    );
  }
  if (brand !== undefined) where.add('listed.brand = ?', brand);
  for (const filter of specs === undefined ? [] : (parseSpecs(specs) ?? [])) addSpec(where, filter);
  where.isSelective =
    states?.includes('in') === false ||
    (minPrice ?? maxPrice ?? need ?? category ?? brand ?? specs) !== undefined;
  return where;
}

function addSpec(where: Conditions, filter: SpecFilter): void {
  const has = (condition: string, ...values: readonly unknown[]) =>
    where.add(
      `EXISTS (SELECT FROM part_specs WHERE part_id = listed.id AND spec = ? AND ${condition})`,
      filter.spec,
      ...values,
    );
  if ('values' in filter) has('choice = ANY(?)', filter.values);
  else has('number BETWEEN ? AND ?', filter.min ?? -Infinity, filter.max ?? Infinity);
}
