import type { partSorts } from '#contract/catalogue/admin-part-filters.ts';
import type { OffSalePart, OffSalePartsQuery } from '#contract/catalogue/part-details.ts';
import type { Part, PartsQuery } from '#contract/catalogue/parts.ts';
import { stockStates } from '#contract/catalogue/stock.ts';
import type { Queries } from '../db/connect.ts';
import { countByValue } from '../db/count-by-value.ts';
import { Conditions, countRows, listRows, type ListSource, type RowsPage } from '../db/list-rows.ts';
import { leavesOf } from './categories.ts';
import { findVehicle } from '../fitment/find-vehicle.ts';
import { markParts } from '../fitment/statements.ts';
import { findReferences, type FoundNumbers } from './find-numbers.ts';
import {
  partConditions,
  partsOnSale,
  queryFunction,
  type Over,
  type ResolvedFilters,
} from './part-conditions.ts';
import { partColumns, storedColumns, toPart, type StoredPart } from './part-row.ts';

type SortName = (typeof partSorts)[number] | 'position';

const source: ListSource = {
  table: 'part_search',
  from: partsOnSale,
  words: 'listed.search',
  columns: partColumns,
  sorts: {
    position: { expression: 'position', type: 'number', isUnique: true },
    name: { expression: 'listed.sort_name', type: 'text' },
    price: { expression: 'listed.price_cents', type: 'number' },
    quantity: { expression: 'parts.quantity', type: 'number' },
  } satisfies Record<SortName, ListSource['sorts'][string]>,
  defaultSort: 'position',
};

/** For lists that the indexes of `parts` serve: by stock, and in catalogue order without other filters. */
const byStock: ListSource = {
  ...source,
  from: '(parts LEFT JOIN part_search AS listed USING (id, position))',
  sorts: {
    ...source.sorts,
    price: { expression: 'parts.price_cents', type: 'number' },
  },
};

const sources: Record<Over, ListSource> = {
  partsOnSale: source,
  stock: byStock,
  vehicle: { ...source, within: partsOnSale },
};

function choose(query: PartsQuery, isForVehicle: boolean): Over {
  const { search, minPrice, maxPrice, category, brand, specs, sort, stock } = query;
  const others = search ?? minPrice ?? maxPrice ?? category ?? brand ?? specs;
  if (isForVehicle) return 'vehicle';
  if (sort?.endsWith('quantity')) return 'stock';
  // Few parts are scarce, so they can be sorted.
  const isByStock = sort === undefined || stock?.includes('in') === false;
  return others === undefined && isByStock ? 'stock' : 'partsOnSale';
}

type PartsFilters = PartsQuery & Pick<ResolvedFilters, 'sameModelAs'>;

/** A query with what its filters name. */
export interface Listed extends Pick<ResolvedFilters, 'categories' | 'vehicleId'> {
  query: PartsFilters;
  numbers: FoundNumbers;
}

/** The arguments of `listRows`. The parameters follow `values`. */
function listOf({ query, categories, vehicleId, numbers }: Listed, values?: unknown[]) {
  const { references, isWhole } = numbers;
  // Whoever searches for a number wants to know whether that part fits.
  const filteredBy = references.size === 0 ? (vehicleId ?? undefined) : undefined;
  const over = choose(query, filteredBy !== undefined);
  const where = partConditions({ ...query, categories, vehicleId: filteredBy }, over, values);
  if (vehicleId === null) where.add('false');
  const numbered = [...references.keys()];
  if (isWhole) where.add('id = ANY(?)', numbered);
  return [
    { ...sources[over], query: queryFunction(query) },
    where,
    isWhole ? { ...query, search: undefined } : query,
    isWhole ? [] : numbered,
  ] as const;
}

/** Returns an SQL expression that counts what `listParts` lists (see `countRows`), and adds its parameters to `values`. */
export const countListed = (listed: Listed, values: unknown[]): string =>
  countRows(...listOf(listed, values));

/**
 * Returns a page of the parts on sale, by default in catalogue order. Numbers are looked up before words; `found` are
 * those of the search, if they are known. Throws 400.
 */
export async function listParts(
  db: Queries,
  query: PartsFilters,
  found?: FoundNumbers,
): Promise<RowsPage<Part>> {
  const { category } = query;
  const categories = category === undefined ? undefined : await leavesOf(db, category);
  const numbers = found ?? (await findReferences(db, query.search ?? ''));
  const vehicle = query.vehicle === undefined ? undefined : await findVehicle(db, query.vehicle);
  const vehicleId = vehicle && vehicle.id;
  const page = await listRows<Part>(db, ...listOf({ query, categories, vehicleId, numbers }));
  const counts =
    query.countBy &&
    (await countByValue(query, stockStates, (one, state) => listParts(db, { ...one, stock: [state] })));
  const ids = page.rows.map(({ _id }) => _id);
  const marks = vehicle ? await markParts(db, ids, vehicle) : undefined;
  return {
    ...page,
    ...(counts && { counts }),
    rows: page.rows.map((part) => {
      const foundBy = numbers.references.get(part._id);
      const fit = marks?.get(part._id);
      return { ...toPart(part), ...(foundBy && { foundBy }), ...(fit && { fit }) };
    }),
  };
}

const offSale: ListSource = {
  table: 'parts',
  columns: storedColumns,
  sorts: {
    position: { expression: 'position', type: 'number' },
    name: { expression: 'sort_name', type: 'text' },
    price: { expression: 'price_cents', type: 'number' },
    quantity: { expression: 'quantity', type: 'number' },
  } satisfies Record<SortName, ListSource['sorts'][string]>,
  defaultSort: '-position',
};

/** Returns a page of the drafts and the parts that are not sold any more, newest first. Throws 400. */
export async function listOffSaleParts(
  db: Queries,
  { state, ...query }: OffSalePartsQuery,
): Promise<RowsPage<OffSalePart>> {
  const where = new Conditions().add('off_sale_as IS NOT NULL');
  if (state !== undefined) where.add('off_sale_as = ?', state);
  const page = await listRows<StoredPart>(db, offSale, where, query);
  return {
    ...page,
    rows: page.rows.map((part) => ({ ...toPart(part), number: part.number, state: part.state })),
  };
}
