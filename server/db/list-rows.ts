import { limits } from '#contract/limits.ts';
import type { ListQuery } from '#contract/list-query.ts';
import * as m from '#messages/problem.js';
import { isId } from '../core/ids.ts';
import { Problem } from '../core/problem.ts';
import { LRUCache } from 'lru-cache';
import type { Queries, Statement } from './connect.ts';
import { estimateSelectivity } from './estimate-selectivity.ts';

/** A sort order of a list. Each one needs an index on (`expression`, id). */
interface Sort {
  expression: string;
  type: 'number' | 'text' | 'timestamp';
}

/** The table of a list, the columns it returns and its sort orders. */
export interface ListSource {
  /** With the words of a search. */
  table: string;
  /** The table joined with others that its columns and filters need, in brackets. By default the table alone. */
  from?: string;
  columns: string;
  /** The column of words. By default `search`. */
  words?: string;
  sorts: Readonly<Record<string, Sort>>;
  /** A name in `sorts`, with a leading minus for descending. The table's heap should be in about this order. */
  defaultSort: string;
  /** The condition of another index of words, which an eighth of the rows meet. For large tables. */
  slice?: string;
}

/** SQL conditions joined with AND, and their parameters from `$1` on. */
export class Conditions {
  readonly #conditions: string[] = [];
  readonly values: unknown[] = [];
  /** Whether only a small part of the table meets the conditions, so that scanning a whole index finds few rows. */
  isSelective = false;

  /** Adds a condition. Each `?` in it is a placeholder for the next of `values`. */
  add(condition: string, ...values: readonly unknown[]): this {
    const rest = [...values];
    this.#conditions.push(
      condition.replace(/\?/g, () => {
        this.values.push(rest.shift());
        return `$${this.values.length}`;
      }),
    );
    return this;
  }

  copy(): Conditions {
    const copy = new Conditions();
    copy.#conditions.push(...this.#conditions);
    copy.values.push(...this.values);
    copy.isSelective = this.isSelective;
    return copy;
  }

  toString(): string {
    return this.#conditions.length === 0 ? 'true' : this.#conditions.join(' AND ');
  }
}

export interface RowsPage<Row> {
  rows: readonly Row[];
  /** The query parameters of the next page; null on the last page. */
  next: Pick<ListQuery, 'limit' | 'page' | 'cursor'> | null;
  /** The number of rows on all pages, exact up to 1,000; null when the query is empty. */
  total: number | null;
  isCapped: boolean;
  /** The number of rows for each value of the filter that the query counts by, and of all. */
  counts?: Counts;
}

export type Counts = Readonly<Record<string, Pick<RowsPage<unknown>, 'total' | 'isCapped'>>>;

/**
 * Counts the rows that match `query` for each value of a filter, and in total. Each row must have exactly one of
 * `values`. `list` returns the page of a query for one value.
 */
export async function countByValue<Query extends ListQuery, Value extends string>(
  query: Query,
  values: readonly Value[],
  list: (query: Query, value: Value) => Promise<RowsPage<unknown>>,
): Promise<Counts> {
  const first = {
    ...query,
    countBy: undefined,
    sort: undefined,
    page: undefined,
    cursor: undefined,
    limit: 1,
  };
  const pages = await Promise.all(values.map((value) => list(first, value)));
  const total = pages.reduce((sum, page) => sum + (page.total ?? 0), 0);
  const all = {
    total: Math.min(total, limits.listRows),
    isCapped: total > limits.listRows || pages.some(({ isCapped }) => isCapped),
  };
  return { all, ...Object.fromEntries(values.map((value, index) => [value, pages[index] ?? all])) };
}

/**
 * Returns one page of a list. `where` contains the filters of `query`. Page numbers reach row 1,000; a cursor reaches
 * any depth. The search also matches the rows with the ids in `alsoMatching`. Throws `Problem('INVALID')` when the sort,
 * the page or the cursor is invalid.
 */
export async function listRows<Row extends object>(
  db: Queries,
  source: ListSource,
  where: Conditions,
  query: ListQuery,
  alsoMatching: readonly string[] = [],
): Promise<RowsPage<Row>> {
  const size = query.limit ?? (isPaged(query) ? limits.pageRows : limits.listRows);
  const sort = sortOf(source, query);
  const offset = offsetOf(query, size);

  const matching = where.copy();
  const words = await wordsOf(db, query.search ?? '');
  const searched = matchesIn(source, 'search_query(?)');
  if (alsoMatching.length > 0) matching.add(`(${searched} OR id = ANY(?))`, query.search, alsoMatching);
  else if (words.length > 0) matching.add(searched, query.search);
  else if (query.search) matching.add('false');

  const countedAt = longListsOf(db);
  const name = `${fromOf(source)} ${matching} ${JSON.stringify(matching.values)}`;
  const isLong = performance.now() < (countedAt.get(name) ?? -Infinity) + 1_000;
  const pageQuery: PageQuery = {
    where,
    ...{ source, matching, sort, offset, limit: size + 1, isCounted: hasParameters(query) && !isLong },
    cursor: query.cursor === undefined ? null : readCursor(query.cursor, sort),
  };
  const found = await find<Row>(db, pageQuery, words, alsoMatching.length > 0);
  const { rows } = found;
  const total = found.total ?? (hasParameters(query) ? moreThan1000 : null);
  if (total !== null && total >= longList) countedAt.set(name, performance.now());

  const pageRows = rows.slice(0, size);
  const last = pageRows.at(-1);
  return {
    rows: pageRows,
    next: rows.length > size && last ? nextOf(query, size, writeCursor(sort, last)) : null,
    total: total === null ? null : Math.min(total, limits.listRows),
    isCapped: total !== null && total > limits.listRows,
  };
}

const moreThan1000 = limits.listRows + 1;

/**
 * A list with this many rows still has more than 1,000 a second later, because nobody removes 500 rows in that time. Totals
 * are counted up to here.
 */
const longList = 1.5 * limits.listRows + 1;

/** When a list was counted as long, in the last second, by database. */
const longLists = new WeakMap<object, LRUCache<string, number>>();

function longListsOf(db: object): LRUCache<string, number> {
  const lists = longLists.get(db) ?? new LRUCache<string, number>({ max: 1_000 });
  longLists.set(db, lists);
  return lists;
}

interface PageQuery {
  source: ListSource;
  /** The filters, and the same with the search condition. */
  where: Conditions;
  matching: Conditions;
  sort: ChosenSort;
  cursor: Cursor | null;
  offset: number;
  /** One more than the page contains, to find out whether there is a next page. */
  limit: number;
  isCounted: boolean;
}

interface Result<Row> {
  rows: ReadonlyArray<Row & SortPosition>;
  /** 1,001 or more when there are more than 1,000 rows; null when they are not counted. */
  total: number | null;
}

/** Chooses the query plan. A search that also matches ids is an order number, so it matches few rows. */
async function find<Row extends object>(
  db: Queries,
  query: PageQuery,
  words: readonly string[],
  hasIds: boolean,
): Promise<Result<Row>> {
  if (hasIds) return fullSort<Row>(db, query);
  return words.length === 0 ? filter<Row>(db, query) : search<Row>(db, query, words);
}

/** Filters in the order of the sort's index. PostgreSQL may choose another index for the filters. */
async function filter<Row>(db: Queries, query: PageQuery): Promise<Result<Row>> {
  const { source, matching, sort, limit, offset, isCounted } = query;
  const totalColumn = isCounted ? `, (${countOf(source, matching)}) AS total` : '';
  const text = `SELECT ${columnsOf(source, sort)}${totalColumn} FROM ${fromOf(source)}
     WHERE ${matching} AND ${isAfterCursor(query, sort.expression, 'id')}
     ${orderOf(sort, sort.expression, 'id')} LIMIT ${limit} OFFSET ${offset}`;
  const values = valuesOf(query);
  // With parameters, the best plan depends on their values.
  const { rows } = await db.query<Row & SortPosition & { total?: number }>(
    values.length === 0 ? prepare(text) : text,
    values,
  );
  return { rows, total: isCounted ? await totalOf(db, query, rows) : null };
}

/** Returns the total from the first row. A page after the last one has no row, so a second query counts. */
async function totalOf(
  db: Queries,
  query: PageQuery,
  [first]: ReadonlyArray<{ total?: number }>,
): Promise<number> {
  if (first?.total !== undefined) return first.total;
  const { cursor, offset } = query;
  return cursor === null && offset === 0 ? 0 : count(db, query);
}

/** Counts the rows of all pages, up to `longList`. */
async function count(
  db: Queries,
  { source, matching }: Pick<PageQuery, 'source' | 'matching'>,
): Promise<number> {
  const { rows } = await db.query<{ total: number }>(countOf(source, matching), matching.values);
  return rows[0]?.total ?? 0;
}

/** A full sort of this many matches costs about as much as an index scan and a count. */
const cheapToSort = 2_000;
/**
 * Rows that an index scan reads in the time in which a full sort reads a page. In heap order it reads each page once, for
 * at least eight rows. In another order it reads a random page for each row, without prefetching: `random_page_cost` is 4.
 */
const rowsPerSortedPage = { heapOrder: 8, randomOrder: 1 / 2 };
/** The share of the table that meets selective filters, at most. */
const selectiveShare = 0.1;
/** The first page must be in this part of the budget, so that a failed attempt costs little. */
const firstPageBudget = 1 / 8;
/** An index scan gives up after this many times the rows that it should need. */
const scanMargin = 8;
/** The slice of a table is this part of it. */
const slices = 8;
/** The number of matches to expect where `count` are needed, for chance and for the sample's error. */
const withMargin = (count: number) => 1.5 * count + 4 * Math.sqrt(count);

/**
 * Chooses the plan of a search by its cost. A full sort reads about one page per match, and the index scan has a budget of
 * the same cost, so a search costs about two full sorts at most. Every plan returns exact rows: a wrong estimate costs
 * time only.
 */
async function search<Row extends object>(
  db: Queries,
  query: PageQuery,
  words: readonly string[],
): Promise<Result<Row>> {
  const { source, where, matching, sort, offset, limit, isCounted } = query;
  const { tableRows, share } = await estimateSelectivity(db, source.table, words);
  const filterShare = where.isSelective ? selectiveShare : 1;
  const matches = tableRows * filterShare * share;
  /** Returns how many filtered rows contain `count` matches. */
  const rowsToScan = (count: number) => Math.ceil(withMargin(count) / share);

  const order = sort.expression === sortOf(source, {}).expression ? 'heapOrder' : 'randomOrder';
  const budget = Math.ceil(matches * filterShare * rowsPerSortedPage[order]);
  if (matches <= cheapToSort || (offset + limit) / share > budget) return fullSort<Row>(db, query);

  /** Allows for matches that are rarer here than in the whole table. For a larger limit PostgreSQL may sort instead. */
  const atMost = (rows: number, count: number) => Math.min(rows, scanMargin * rowsToScan(count));
  const near = Math.max(rowsToScan(limit), atMost(Math.ceil(budget * firstPageBudget), limit));
  // When the first page is far from the start of the index, a deep page is too.
  let rows = await indexScan<Row>(db, { ...query, offset: 0 }, near);
  if (rows && offset > 0) rows = await indexScan<Row>(db, query, atMost(budget, offset + limit));
  if (!rows) return fullSort<Row>(db, query);

  if (!isCounted) return { rows, total: null };
  if (offset + limit >= moreThan1000) return { rows, total: moreThan1000 };
  // An index of words returns all its matches before a LIMIT takes effect.
  const scanned = rowsToScan(longList);
  const inSlice = source.slice === undefined ? 0 : matches / slices;
  let total = 0;
  if (inSlice > withMargin(moreThan1000) && inSlice < scanned) {
    total = await count(db, { source, matching: matching.copy().add(source.slice ?? 'true') });
  } else if (scanned / filterShare < 2 * matches) total = await countIn(db, query, scanned);
  return { rows, total: total >= moreThan1000 ? total : await count(db, query) };
}

/** Counts the matches in any `scanned` rows of the filtered table, up to `longList`. */
async function countIn(
  db: Queries,
  { source, where, matching }: PageQuery,
  scanned: number,
): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    `SELECT count(*) AS total FROM (
       SELECT FROM (SELECT ${source.words ?? 'search'} FROM ${fromOf(source)} WHERE ${where} LIMIT ${scanned}) AS some_rows
        WHERE ${hasWords(where)} LIMIT ${longList}
     ) AS hits`,
    matching.values,
  );
  return rows[0]?.total ?? 0;
}

/**
 * Searches the page in the first `scanned` rows of the sort's index, or some more. Returns null when they do not contain
 * all of it.
 */
async function indexScan<Row>(
  db: Queries,
  query: PageQuery,
  scanned: number,
): Promise<ReadonlyArray<Row & SortPosition> | null> {
  const { source, where, sort, limit, offset } = query;
  const values = valuesOf(query);
  const isSearchOnly = values.length === 1;
  // Few numbers, so that there are few statements to prepare.
  const atLeastScanned = isSearchOnly ? 2 ** Math.ceil(Math.log2(scanned)) : scanned;
  const text = `SELECT ${columnsOf(source, sort)} FROM (
       SELECT row_id, sort_key FROM (
         SELECT id AS row_id, ${sort.expression} AS sort_key, ${source.words ?? 'search'} FROM ${fromOf(source)}
          WHERE ${where} AND ${isAfterCursor(query, sort.expression, 'id')}
          ${orderOf(sort, sort.expression, 'id')} LIMIT ${atLeastScanned}
       ) AS first_rows
        WHERE ${hasWords(where)} ${orderOf(sort, 'sort_key', 'row_id')} LIMIT ${limit} OFFSET ${offset}
     ) AS page_ids JOIN ${fromOf(source)} ON id = row_id ${orderOf(sort, 'sort_key', 'row_id')}`;
  const { rows } = await db.query<Row & SortPosition>(isSearchOnly ? prepare(text) : text, values);
  return rows.length === limit ? rows : null;
}

/**
 * Sorts and counts all matches: the plan for rare words, and for common words whose matches are far from the start of
 * the sort's index, such as the parts called "disc" by name. The sort carries ids and sort keys only.
 *
 * A search without other values is prepared. Its values are in subqueries, where PostgreSQL never looks at them when it
 * plans, so it keeps one plan for all words.
 */
async function fullSort<Row>(db: Queries, query: PageQuery): Promise<Result<Row>> {
  const { source, where, matching, sort, limit, offset } = query;
  const values = [...valuesOf(query), limit, offset];
  const isSearchOnly = matching.values.length === 1;
  const condition = isSearchOnly
    ? `${where} AND ${matchesIn(source, '(SELECT search_query($1))')}`
    : matching;
  const text = `WITH all_matches AS MATERIALIZED (
       SELECT id AS match_id, ${sort.expression} AS sort_key FROM ${fromOf(source)} WHERE ${condition}
     )
     SELECT * FROM (SELECT count(*) AS total FROM all_matches) AS counted LEFT JOIN (
       SELECT ${columnsOf(source, sort)}, sort_key FROM (
         SELECT * FROM all_matches WHERE ${isAfterCursor(query, 'sort_key', 'match_id')}
          ${orderOf(sort, 'sort_key', 'match_id')}
          LIMIT (SELECT $${values.length - 1}::int) OFFSET (SELECT $${values.length}::int)
       ) AS page_ids JOIN ${fromOf(source)} ON id = match_id
     ) AS page ON true ${orderOf(sort, 'sort_key', '"rowId"')}`;
  const { rows } = await db.query<Row & SortPosition & { total: number }>(
    isSearchOnly ? prepare(text) : text,
    values,
  );
  // An empty page arrives as one row of nulls with the total.
  return { rows: rows.filter(({ rowId }) => rowId !== null), total: rows[0]?.total ?? 0 };
}

/** The search condition, which is the last one of `matching`. */
const hasWords = ({ values }: Conditions) => `search @@ (SELECT search_query($${values.length + 1}))`;

const matchesIn = ({ words = 'search' }: ListSource, query: string) => `${words} @@ ${query}`;

const fromOf = ({ table, from = table }: ListSource) => from;

const columnsOf = ({ columns }: ListSource, { type, expression }: Sort) =>
  `${columns}, ${toCursorText[type](expression)} AS "sortedBy", id AS "rowId"`;

const orderOf = ({ isDescending }: ChosenSort, sortKey: string, id: string) => {
  const direction = isDescending ? 'DESC' : 'ASC';
  return `ORDER BY ${sortKey} ${direction}, ${id} ${direction}`;
};

/** The condition for rows after the cursor. Its value and id are the last two parameters. */
function isAfterCursor({ cursor, matching, sort }: PageQuery, sortKey: string, id: string): string {
  if (cursor === null) return 'true';
  const count = matching.values.length;
  return `(${sortKey}, ${id}) ${sort.isDescending ? '<' : '>'} (${fromCursorText[sort.type](`$${count + 1}`)}, $${count + 2}::uuid)`;
}

const valuesOf = ({ matching, cursor }: PageQuery): unknown[] =>
  cursor === null ? matching.values : [...matching.values, cursor.value, cursor.id];

const countOf = (source: ListSource, where: Conditions) =>
  `SELECT count(*) AS total FROM (SELECT FROM ${fromOf(source)} WHERE ${where} LIMIT ${longList}) AS hits`;

/** The texts of prepared statements. Each connection stores all of them, so their number is limited. */
const preparedTexts = new Set<string>();
const preparedTextsMax = 50;

function prepare(text: string): Statement {
  if (preparedTexts.size < preparedTextsMax) preparedTexts.add(text);
  return { text, isPrepared: preparedTexts.has(text) };
}

const isPaged = ({ limit, page, cursor }: ListQuery) => (limit ?? page ?? cursor) !== undefined;
/** Whether the query has any parameter. The response then contains a total. */
const hasParameters = (query: ListQuery) => Object.values(query).some((value) => value !== undefined);

/** The sort key of a row. */
interface SortPosition {
  sortedBy: string;
  rowId: string;
}

interface ChosenSort extends Sort {
  name: string;
  isDescending: boolean;
}

/** Converts a sort value to text for the cursor, and back. Timestamps are in microseconds, which a `Date` would lose. */
const toCursorText: Record<Sort['type'], (expression: string) => string> = {
  number: (expression) => `(${expression})::text`,
  text: (expression) => expression,
  timestamp: (expression) => `(extract(epoch FROM ${expression}) * 1000000)::bigint::text`,
};
const fromCursorText: Record<Sort['type'], (value: string) => string> = {
  number: (value) => `${value}::bigint`,
  text: (value) => `${value}::text`,
  timestamp: (value) => `timestamptz 'epoch' + ${value}::bigint * interval '1 microsecond'`,
};

/** The words of recent searches. */
const wordsOfSearches = new LRUCache<string, readonly string[]>({ max: 1_000 });

/** Returns the words of a search, as the database folds them. */
async function wordsOf(db: Queries, search: string): Promise<readonly string[]> {
  if (search === '') return [];
  const known = wordsOfSearches.get(search);
  if (known) return known;
  const { rows } = await db.query<{ words: string[] }>(
    { isPrepared: true, text: `SELECT string_to_array(fold_words($1), ' ') AS words` },
    [search],
  );
  const words = rows[0]?.words ?? [];
  wordsOfSearches.set(search, words);
  return words;
}

function sortOf({ sorts, defaultSort }: ListSource, { sort = defaultSort }: ListQuery): ChosenSort {
  const isDescending = sort.startsWith('-');
  const name = isDescending ? sort.slice(1) : sort;
  const found = sorts[name];
  if (!found) throw new Problem('INVALID', { message: m.unknownSort() });
  return { ...found, name: sort, isDescending };
}

function offsetOf({ page, cursor }: ListQuery, size: number): number {
  if (page === undefined) return 0;
  if (cursor !== undefined) throw new Problem('INVALID', { message: m.pageAndCursor() });
  if (page * size > limits.listRows) {
    throw new Problem('INVALID', {
      message: m.pageTooDeep({ listRows: limits.listRows }),
    });
  }
  return (page - 1) * size;
}

/** Continues by page number up to row 1,000 when the query has a page number, otherwise by cursor. */
function nextOf({ page }: ListQuery, size: number, cursor: string): RowsPage<unknown>['next'] {
  const limit = Math.min(size, limits.pageRows);
  if (page !== undefined && (page + 1) * size <= limits.listRows) return { limit, page: page + 1 };
  return { limit, cursor };
}

/** The cursor contains the name of its sort, so that a query with another sort rejects it. */
const writeCursor = ({ name }: ChosenSort, { sortedBy, rowId }: SortPosition): string =>
  Buffer.from(JSON.stringify([name, sortedBy, rowId])).toString('base64url');

const microseconds = /^-?\d{1,17}$/;

interface Cursor {
  value: string;
  id: string;
}

function readCursor(cursor: string, { name, type }: ChosenSort): Cursor {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    throw badCursor();
  }
  if (!Array.isArray(parts) || !parts.every((part): part is string => typeof part === 'string')) {
    throw badCursor();
  }
  const [sortedBy, value, id] = parts;
  if (sortedBy !== name || value === undefined || id === undefined || !isId(id)) throw badCursor();
  const isReadable =
    type === 'text' ? !value.includes('\0') && value.isWellFormed() : microseconds.test(value);
  if (!isReadable) throw badCursor();
  return { value, id };
}

const badCursor = () => new Problem('INVALID', { message: m.foreignCursor() });
