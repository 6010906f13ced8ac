import type { PartFilters } from '#contract/catalogue/part-filters.ts';
import { toCents } from '#contract/money.ts';
import { parseSpecs, type SpecFilter } from '#contract/catalogue/spec-filters.ts';
import { lowStockOrders, stockStates, type StockState } from '#contract/catalogue/stock.ts';
import { Conditions } from '../db/list-rows.ts';
import { fitsAnyModel, fitsVehicle } from '../fitment/fitting-positions.ts';
import type { StoredVehicle } from '../fitment/find-vehicle.ts';

/** SQL conditions for the stock filter. The index `parts_scarce` serves them. */
export const isScarce = `quantity < ${lowStockOrders} * min_quantity::bigint`;
const stock: Record<StockState, string> = {
  in: `NOT (${isScarce})`,
  low: `${isScarce} AND quantity >= min_quantity`,
  out: `${isScarce} AND quantity < min_quantity`,
};
const anyOf = (states: readonly StockState[]) => states.map((state) => `(${stock[state]})`).join(' OR ');

/** The parts on sale with their stock. PostgreSQL does not read `parts` where nothing needs its columns. */
export const partsOnSale = '(part_search AS listed LEFT JOIN parts USING (id, position))';

export interface ResolvedFilters extends Omit<
  PartFilters,
  'search' | 'exact' | 'category' | 'vehicle' | 'sort' | 'page'
> {
  /** The categories that have parts. */
  categories?: readonly string[] | undefined;
  /** Null: a vehicle that is not known, which nothing fits. */
  fits?: FitFilter | null | undefined;
}

/** What parts must fit: one vehicle, or any of some models, of a year or of any year. */
export type FitFilter = { vehicle: StoredVehicle } | { models: readonly number[]; year: number | null };

/** What conditions are written for: `partsOnSale` or `parts` with its index of the stock, each for all parts or those that fit a vehicle. */
export type Over = 'partsOnSale' | 'vehicle' | 'stock' | 'stockOfVehicle';

/** The filters of a list of parts, except for the search. Their parameters follow `values`. */
export function partConditions(
  filters: ResolvedFilters,
  over: Over = 'partsOnSale',
  values?: unknown[],
): Conditions {
  const where = new Conditions(values);
  const { stock: states, minPrice, maxPrice, need, categories, brand, fits, specs } = filters;
  if (categories !== undefined) {
    const [first = null, ...rest] = categories;
    if (rest.length === 0) where.add('listed.category = ?', first);
    else where.add('listed.category = ANY(?)', categories);
  }
  const isOverStock = over === 'stock' || over === 'stockOfVehicle';
  if (isOverStock) where.add('parts.deleted_at IS NULL');
  if (states !== undefined) {
    if (isOverStock) where.add(`(${anyOf(states)})`);
    else addStock(where, states);
  }
  if (need !== undefined) {
    if (over === 'partsOnSale' && categories !== undefined) where.add(needInCategory, need, need);
    else where.add('parts.deleted_at IS NULL AND min_quantity <= ? AND quantity >= ?', need, need);
  }
  if (minPrice !== undefined) where.add('listed.price_cents >= ?', toCents(minPrice));
  if (maxPrice !== undefined) where.add('listed.price_cents <= ?', toCents(maxPrice));
  if (fits === null) where.add('false');
  else if (fits !== undefined && 'vehicle' in fits) where.add(fitsVehicle('?'), fits.vehicle.id);
  else if (fits !== undefined) where.add(fitsAnyModel, fits.models, fits.year, fits.year);
  if (brand !== undefined) where.add('listed.brand = ?', brand);
  for (const filter of specs === undefined ? [] : (parseSpecs(specs) ?? []))
    addSpec(where, filter, over === 'vehicle' ? undefined : categories);
  return where;
}

/** One lookup for each part of the category, which PostgreSQL would replace by reading all parts. */
const needInCategory =
  '(SELECT min_quantity <= ? AND quantity >= ? FROM parts AS stocked WHERE stocked.id = listed.id)';

/** Few parts are scarce, so that PostgreSQL hashes them. IS TRUE keeps it from joining. */
function addStock(where: Conditions, states: readonly StockState[]): void {
  const scarce = (condition: string) =>
    `SELECT position FROM parts AS scarce WHERE deleted_at IS NULL AND ${isScarce} AND (${condition})`;
  const others = stockStates.filter((state) => !states.includes(state));
  if (!states.includes('in')) where.add(`(position IN (${scarce(anyOf(states))})) IS TRUE`);
  else if (others.length > 0) where.add(`(position IN (${scarce(anyOf(others))})) IS NOT TRUE`);
}

/** The SQL condition for the rows of `part_specs` that a filter means, with `?` for each of its values. */
export const hasSpec = (filter: SpecFilter): [condition: string, ...values: unknown[]] =>
  'values' in filter
    ? ['spec = ? AND choice = ANY(?)', filter.spec, filter.values]
    : [
        'spec = ? AND number BETWEEN ? AND ?',
        ...[filter.spec, filter.min ?? -Infinity, filter.max ?? Infinity],
      ];

function addSpec(where: Conditions, filter: SpecFilter, categories: readonly string[] | undefined): void {
  const [condition, ...values] = hasSpec(filter);
  if (categories === undefined) {
    where.add(`EXISTS (SELECT FROM part_specs WHERE part_id = id AND ${condition})`, ...values);
  } else {
    // In a category there are few. IS TRUE makes PostgreSQL hash them, as in addStock.
    const found = `SELECT part_id FROM part_specs WHERE listed_in = ANY(?) AND ${condition}`;
    where.add(`(id IN (${found})) IS TRUE`, categories, ...values);
  }
}
