import type { partSorts } from '#contract/catalogue/admin-part-filters.ts';
import type { PartFilters } from '#contract/catalogue/part-filters.ts';
import type {
  OffSalePart,
  OffSalePartsQuery,
  PartsWithNotesQuery,
} from '#contract/catalogue/part-details.ts';
import type { Part, PartsQuery } from '#contract/catalogue/parts.ts';
import type { ListQuery } from '#contract/list-query.ts';
import { stockStates } from '#contract/catalogue/stock.ts';
import type { Queries } from '../db/connect.ts';
import { countByValue } from '../db/count-by-value.ts';
import { Conditions, countRows, hasRows, listRows, type ListSource, type RowsPage } from '../db/list-rows.ts';
import { hasNotes } from '../fitment/notes.ts';
import { fittingPositions } from '../fitment/fitting-positions.ts';
import { fitMarkOf, judgeableColumns, type Judgeable } from '../fitment/statements.ts';
import { leavesOf } from './categories.ts';
import type { FoundNumbers } from './find-numbers.ts';
import { partConditions, partsOnSale, type Over, type ResolvedFilters } from './part-conditions.ts';
import { partColumns, storedColumns, toPart, type StoredPart } from './part-row.ts';

type SortName = (typeof partSorts)[number] | 'position';

const source: ListSource = {
  table: 'part_search',
  from: partsOnSale,
  words: 'listed.search',
  // A search is the text of a query.
  query: (text) => `${text}::tsquery`,
  columns: partColumns,
  sorts: {
    position: { expression: 'position', type: 'number', isUnique: true },
    name: { expression: 'listed.sort_name', type: 'text' },
    price: { expression: 'listed.price_cents', type: 'number' },
    quantity: { expression: 'parts.quantity', type: 'number' },
  } satisfies Record<SortName, ListSource['sorts'][string]>,
  defaultSort: 'position',
};

/** PostgreSQL does not read `part_search` where nothing needs its columns. */
const joinedStock = '(parts LEFT JOIN part_search AS listed USING (id, position))';

/** For lists that the indexes of `parts` serve: by stock, and in catalogue order without other filters. */
const byStock: ListSource = {
  ...source,
  from: joinedStock,
  sorts: {
    ...source.sorts,
    price: { expression: 'parts.price_cents', type: 'number' },
  },
};

const sources: Record<Over, ListSource> = {
  partsOnSale: source,
  stock: byStock,
  vehicle: { ...source, within: partsOnSale },
  stockOfVehicle: { ...byStock, within: joinedStock },
};

function choose(query: PartFilters, isForVehicle: boolean): Over {
  const { search, minPrice, maxPrice, category, brand, specs, sort, stock, need } = query;
  const others = search ?? minPrice ?? maxPrice ?? category ?? brand ?? specs;
  if (isForVehicle)
    return others === undefined && (stock ?? need) !== undefined ? 'stockOfVehicle' : 'vehicle';
  if (sort?.endsWith('quantity')) return 'stock';
  // Few parts are scarce, so they can be sorted.
  const isByStock = sort === undefined || stock?.includes('in') === false;
  return others === undefined && isByStock ? 'stock' : 'partsOnSale';
}

/** Whether nothing but a vehicle filters, and the order is that of the catalogue: then the statements alone say which parts. */
const isAlone = ({ search, stock, minPrice, maxPrice, need, category, brand, specs, sort }: PartFilters) =>
  (search ?? stock ?? minPrice ?? maxPrice ?? need ?? category ?? brand ?? specs ?? sort) === undefined;

/** A query of parts in which everything that it names is looked up. */
export interface Listed {
  /** Its search, category and vehicle are in the other fields. */
  query: PartFilters & Pick<PartsQuery, 'limit' | 'cursor' | 'countBy'>;
  categories?: readonly string[] | undefined;
  fits?: ResolvedFilters['fits'];
  /**
   * The texts of tsqueries: which parts have the words (empty: none has), and which are called like that. Absent: no words.
   * `named`: the part of that by which a part counts as one of the kind. `only`: the list has only parts that are called like that.
   */
  words?: { query: string; kind: string | null; named?: string; only?: string } | undefined;
  numbers: FoundNumbers;
}

/** The sort key of a part that is called like what is searched for is its position. Others follow, at this distance. */
const otherParts = 2 ** 40;

/** The arguments of `listRows`. The parameters follow `values`. */
function listOf(
  { query, categories, fits, words, numbers }: Listed,
  values?: unknown[],
): readonly [source: ListSource, where: Conditions, query: ListQuery, alsoMatching: readonly string[]] {
  const { references } = numbers;
  const numbered = [...references.keys()];
  // Whoever searches for a number wants to know whether that part fits.
  const filteredBy = numbered.length === 0 ? (fits ?? undefined) : undefined;
  const asked = { ...query, search: words?.query === '' ? undefined : words?.query };
  if (filteredBy && 'vehicle' in filteredBy && isAlone(query) && words === undefined) {
    const where = new Conditions(values);
    const fitting = fittingPositions(where.placeholder(filteredBy.vehicle.id));
    return [{ ...source, within: `(${fitting}) AS fitting (position)` }, where, asked, []];
  }
  const over = choose(asked, filteredBy !== undefined);
  const where = partConditions({ ...query, categories, fits: filteredBy }, over, values);
  if (fits === null || words?.query === '') where.add('false');
  if (words === undefined && numbered.length > 0) where.add('id = ANY(?)', numbered);
  if (words?.only !== undefined) where.add('listed.head @@ ?::tsquery', words.only);
  const kind = words?.kind ?? null;
  const isRanked = query.sort === undefined && (kind !== null || numbered.length > 0);
  return [
    { ...sources[over], ...(isRanked && rankedBy(where, { kind, named: words?.named, numbered })) },
    where,
    asked,
    words === undefined ? [] : numbered,
  ];
}

/**
 * Parts with a number that is searched for come first, the best matches first. Then those that are called like what is searched
 * for, and then others, each in catalogue order.
 */
function rankedBy(
  where: Conditions,
  { kind, named, numbered }: { kind: string | null; named: string | undefined; numbered: readonly string[] },
): Pick<ListSource, 'columns' | 'sorts' | 'first'> {
  const has = (query: string) => `listed.head @@ ${where.placeholder(query)}::tsquery`;
  const isCalled = kind === null ? 'true' : has(kind);
  const byKind = `(position + CASE WHEN ${isCalled} THEN 0 ELSE ${otherParts} END)`;
  const columns = `${partColumns}, ${named === undefined ? isCalled : has(named)} AS "isOfKind"`;
  const sortsBy = (expression: string): ListSource['sorts'] => ({
    ...source.sorts,
    position: { expression, type: 'number' },
  });
  if (numbered.length === 0)
    return { columns, sorts: sortsBy(byKind), first: { condition: isCalled, expression: 'position' } };
  const ids = `${where.placeholder(numbered)}::uuid[]`;
  const byNumber = `array_position(${ids}, id)`;
  return {
    columns,
    sorts: sortsBy(`coalesce(${byNumber}, ${otherParts} + ${byKind})`),
    first: { condition: `id = ANY(${ids})`, expression: byNumber },
  };
}

/** Counts several lists with one statement, in which PostgreSQL ends each count at its own limit. See `totalOf`. */
export async function countLists(db: Queries, lists: readonly Listed[]): Promise<readonly number[]> {
  if (lists.length === 0) return [];
  const values: unknown[] = [];
  const counts = lists.map((listed) =>
    countRows(...listOf({ ...listed, query: { ...listed.query, sort: 'name' } }, values)),
  );
  const { rows } = await db.query<{ counts: number[] }>(
    `SELECT ARRAY[${counts.join(', ')}]::int[] AS counts`,
    values,
  );
  return rows[0]?.counts ?? [];
}

/** Returns the index of the first list that has a part, or undefined. PostgreSQL does not look at those behind it. */
export async function findFirstList(db: Queries, lists: readonly Listed[]): Promise<number | undefined> {
  if (lists.length === 0) return undefined;
  const values: unknown[] = [];
  const cases = lists.map((listed, index) => {
    const list = listOf({ ...listed, query: { ...listed.query, sort: 'name' } }, values);
    return `WHEN ${hasRows(...list)} THEN ${index}`;
  });
  const { rows } = await db.query<{ first: number | null }>(
    `SELECT CASE ${cases.join(' ')} END AS first`,
    values,
  );
  return rows[0]?.first ?? undefined;
}

interface PartsPage extends RowsPage<Part> {
  /** Whether one of its parts is of the kind that is searched for. Absent if that is not known. */
  hasKind?: boolean;
}

/** Returns a page of the parts on sale, by default those first that are called like the search, in catalogue order. Throws 400. */
export async function listParts(db: Queries, listed: Listed): Promise<PartsPage> {
  const { query, fits, numbers } = listed;
  const vehicle = fits && 'vehicle' in fits ? fits.vehicle : undefined;
  const [from, where, ...search] = listOf(listed);
  const columns = vehicle
    ? `${from.columns}, ${judgeableColumns(where.placeholder(vehicle.modelId), where.placeholder(vehicle.model))}`
    : from.columns;
  type Row = Part & Partial<Judgeable> & { isOfKind?: boolean };
  const page = await listRows<Row>(db, { ...from, columns }, where, ...search);
  const counts =
    query.countBy &&
    (await countByValue(query, stockStates, (one, state) =>
      listParts(db, { ...listed, query: { ...one, stock: [state] } }),
    ));
  return {
    ...page,
    ...(counts && { counts }),
    ...(page.rows[0]?.isOfKind !== undefined && { hasKind: page.rows.some(({ isOfKind }) => isOfKind) }),
    rows: page.rows.map(({ isComplete = false, stated = [], ...part }) => ({
      ...toPart(part),
      ...numbers.references.get(part._id),
      ...(vehicle && { fit: fitMarkOf({ isComplete, stated }, vehicle) }),
    })),
  };
}

const allParts: ListSource = {
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
  return listStored(db, where, query);
}

/** Returns a page of the parts in a state that have notes on what they fit, newest first. Throws 400. */
export async function listPartsWithNotes(
  db: Queries,
  { state, ...query }: PartsWithNotesQuery,
): Promise<RowsPage<OffSalePart>> {
  const where = new Conditions().add(hasNotes);
  if (state === 'onSale') where.add('deleted_at IS NULL');
  else where.add('off_sale_as = ?', state);
  return listStored(db, where, query);
}

async function listStored(
  db: Queries,
  where: Conditions,
  query: Omit<OffSalePartsQuery, 'state'>,
): Promise<RowsPage<OffSalePart>> {
  if (query.category !== undefined) where.add('category = ANY(?)', await leavesOf(db, query.category));
  const page = await listRows<StoredPart>(db, allParts, where, query);
  return {
    ...page,
    rows: page.rows.map((part) => ({ ...toPart(part), number: part.number, state: part.state })),
  };
}
