import { limits } from '#contract/limits.ts';
import type { Counts } from '#contract/list-counts.ts';
import type { ListQuery } from '#contract/list-query.ts';
import * as m from '#messages/problem.js';
import * as z from 'zod/mini';
import { isId } from '../core/ids.ts';
import { Problem } from '../core/problem.ts';
import { LRUCache } from 'lru-cache';
import type { Queries } from './connect.ts';

/** A sort order of a list. Each one needs an index on (`expression`, id), or on a unique `expression`. */
interface Sort {
  expression: string;
  type: 'number' | 'text' | 'timestamp';
  isUnique?: boolean;
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
  /** The tsquery of a search, whose parameter is given. By default of its words. */
  query?(parameter: string): string;
  /** The condition of a partial index of words on an eighth of the rows, in which matches of a large table are counted first. */
  slice?: string;
  /** A table whose filters leave so few rows that all of them can be read and sorted. */
  within?: string;
  /** Rows that the sort puts first, and their sort key, which an index has. For a search with many matches. */
  first?: { condition: string; expression: string };
}

/** SQL conditions joined with AND, and their parameters, which follow those in `values`. */
export class Conditions {
  readonly #conditions: string[] = [];
  readonly values: unknown[];

  constructor(values: unknown[] = []) {
    this.values = values;
  }

  /** Adds a condition. Each `?` in it is a placeholder for the next of `values`. */
  add(condition: string, ...values: readonly unknown[]): this {
    const rest = [...values];
    this.#conditions.push(condition.replace(/\?/g, () => this.placeholder(rest.shift())));
    return this;
  }

  /** Adds a parameter and returns its placeholder. */
  placeholder(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  toString(): string {
    return this.#conditions.join(' AND ') || 'true';
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
  const size =
    query.limit ?? ((query.page ?? query.cursor) === undefined ? limits.listRows : limits.pageRows);
  const sort = sortOf(source, query);
  const offset = offsetOf(query, size);
  const cursor = query.cursor === undefined ? [] : readCursor(query.cursor, sort);
  const search = searchOf(query, alsoMatching);
  const { values, ...sql } = statementsOf(source, where, search, sort, cursor, { offset, limit: size + 1 });

  const countedAt = longLists.get(db) ?? new LRUCache<string, number>({ max: 1_000 });
  longLists.set(db, countedAt);
  const name = `${source.within ?? source.from ?? source.table} ${where} ${JSON.stringify([where.values, search])}`;
  const isLong = performance.now() < (countedAt.get(name) ?? -Infinity) + 1_000;
  const isCounted = Object.values(query).some((value) => value !== undefined);

  /** An empty page arrives as one row of nulls with the total. */
  async function read(text: string) {
    // In a few rows, or without filters and a cursor, there is one best plan.
    const hasOnePlan = source.within !== undefined || values.length === Math.min(search.length, 1);
    const isPrepared = hasOnePlan && mayPrepare(text);
    const { rows } = await db.query<Row & Position>({ text, isPrepared }, values);
    return { rows: rows.filter(({ rowId }) => rowId !== null), total: rows[0]?.total ?? null };
  }

  async function find() {
    if (source.within !== undefined) return read(sql.ofMatches.counted());
    if (search.length === 0) return read(sql.inSortOrder.plain(isCounted && !isLong));
    const few = isLong ? null : await read(sql.ofMatches.counted());
    if (few && (few.total ?? 0) < longList) return few;
    // When the first page is far from the start of the sort, a deep page is too.
    let first = await read(sql.inSortOrder.withWords(0));
    if (offset > 0 && first.rows.length > size) first = await read(sql.inSortOrder.withWords(offset));
    const { rows } = first.rows.length > size ? first : await read(sql.ofMatches.all());
    return { rows, total: few && few.total };
  }

  const page = await find();
  const total = page.total ?? (isCounted ? limits.listRows + 1 : null);
  if (total !== null && total >= longList) countedAt.set(name, performance.now());
  const last = page.rows.length > size ? page.rows[size - 1] : undefined;
  return {
    rows: page.rows.slice(0, size),
    next: last ? nextOf(query, size, [sort.name, last.sortedBy, last.rowId]) : null,
    ...(total === null ? { total, isCapped: false } : totalOf(total)),
  };
}

/**
 * Returns an SQL expression that counts the rows of a list like `listRows`, for a statement that counts several lists. Adds the
 * parameters of the search to those of `where`. Pass the result of the statement to `totalOf`.
 */
export function countRows(
  source: ListSource,
  where: Conditions,
  query: Pick<ListQuery, 'search'>,
  alsoMatching: readonly string[] = [],
): string {
  const search = searchOf(query, alsoMatching);
  const sort = sortOf(source, {});
  const { total } = statementsOf(source, where, search, sort, [], { limit: 1, offset: 0 });
  where.values.push(...search);
  return total();
}

/** Returns an SQL condition: whether a list has a row. Adds parameters like `countRows`. */
export function hasRows(
  source: ListSource,
  where: Conditions,
  query: Pick<ListQuery, 'search'>,
  alsoMatching: readonly string[] = [],
): string {
  const search = searchOf(query, alsoMatching);
  const { some } = statementsOf(source, where, search, sortOf(source, {}), [], { limit: 1, offset: 0 });
  where.values.push(...search);
  return some();
}

export const totalOf = (counted: number) => ({
  total: Math.min(counted, limits.listRows),
  isCapped: counted > limits.listRows,
});

/** Nothing, a text, or a text and ids. */
const searchOf = ({ search }: Pick<ListQuery, 'search'>, ids: readonly string[]): readonly unknown[] =>
  ids.length > 0 ? [search, ids] : search ? [search] : [];

/** Totals are counted up to here. Nobody removes 500 rows in a second, so such a list still has more than 1,000 then. */
const longList = 1.5 * limits.listRows + 1;

/** When a list was counted as long, in the last second, by database. */
const longLists = new WeakMap<object, LRUCache<string, number>>();

/** The texts of prepared statements. Each connection stores all of them, so they are few. */
const prepared = new Set<string>();
const mayPrepare = (text: string) => (prepared.size < 50 ? prepared.add(text) : prepared).has(text);

type Position = Record<'sortedBy' | 'rowId', string> & { total: number | null };

/**
 * The two statements that read a page of a list, with the same parameters: `inSortOrder` reads an index of the sort, `ofMatches` an
 * index of words. Their plans are those of PostgreSQL for 1,000,000 orders.
 */
function statementsOf(
  source: ListSource,
  where: Conditions,
  search: readonly unknown[],
  { expression, type, isUnique = false, isDescending }: Sort & { isDescending: boolean },
  cursor: readonly unknown[],
  { limit, offset }: { limit: number; offset: number },
) {
  const { columns, table, from = table, within = from } = source;
  const { words = 'search', query = (typed) => `search_query(${typed})`, slice = 'false' } = source;
  const filters = where.values.length;
  const key = filters + search.length + 1;
  const values = [...where.values, ...search, ...cursor.slice(0, isUnique ? 1 : 2)];
  const orId = search.length > 1 ? `OR id = ANY($${filters + 2})` : '';
  // In a subquery, so that PostgreSQL does not know the words and always plans for their index.
  const matches = (column: string) => `(${column} @@ (SELECT ${query(`$${filters + 1}`)}) ${orId})`;
  const [isAfter, direction] = isDescending ? ['<', 'DESC'] : ['>', 'ASC'];
  const order = (key: string, id = 'id') =>
    `ORDER BY ${key} ${direction}${isUnique ? '' : `, ${id} ${direction}`}`;
  // A cursor contains the sort key as text: timestamps in microseconds, which a `Date` would lose.
  const asText = (key: string) =>
    type === 'timestamp' ? `(extract(epoch FROM ${key}) * 1000000)::bigint::text` : `(${key})::text`;
  const value = `$${key}::${type === 'text' ? 'text' : 'bigint'}`;
  const position = type === 'timestamp' ? `timestamptz 'epoch' + ${value} * interval '1 microsecond'` : value;
  const after = (sortKey: string) => {
    if (cursor.length === 0) return 'true';
    if (isUnique) return `${sortKey} ${isAfter} ${position}`;
    return `(${sortKey}, id) ${isAfter} (${position}, $${key + 1}::uuid)`;
  };

  const filtered = `FROM ${within} WHERE ${where}`;
  const withWords = `SELECT id, ${expression} AS sort_key, ${words} AS words ${filtered}`;
  const matching = `SELECT id, ${expression} AS sort_key ${filtered} AND ${matches(words)}`;
  const count = (hits: string) => `(SELECT count(*) FROM (${hits} LIMIT ${longList}) AS hits)`;
  const rowsBy = (key: string) =>
    `SELECT ${columns}, ${asText(key)} AS "sortedBy", id AS "rowId", ${key} AS sort_key`;
  /** An empty page is one row of nulls with the total. */
  const withTotal = (page: string, total = 'NULL::int') =>
    `SELECT * FROM (SELECT ${total} AS total) AS totals LEFT JOIN (${page}) AS page ON true ${order('sort_key', '"rowId"')}`;
  /** Reads the columns of one page from a subquery that has only the id and the sort key of each row. */
  const pageOf = (some: string, start = offset) =>
    `${rowsBy('ids.key')} FROM (SELECT ${isUnique ? '' : 'id AS row_id, '}sort_key AS key FROM ${some} ${order('sort_key')} LIMIT ${limit} OFFSET ${start}) AS ids JOIN ${from} ON ${isUnique ? `${expression} = ids.key` : 'id = row_id'}`;

  /**
   * Rows in the order of the sort, until the page is full:
   *
   *     Limit -> Index Scan using orders_by_total (Filter: status)
   *     InitPlan: Aggregate -> Limit 1501 -> Index Only Scan using orders_of_status
   *
   * With words only of the first rows, which fill the page when one row in twenty matches. In the whole table a rare word would be
   * read to its end:
   *
   *     Nested Loop -> Limit -> Sort -> Subquery Scan (Filter: words) -> Limit 4650 -> Index Scan using orders_newest (Filter: status)
   *                 -> Index Scan using orders_pkey
   */
  const inSortOrder = {
    plain: (isCounted: boolean) =>
      withTotal(
        `${rowsBy(expression)} ${filtered} AND ${after(expression)} ${order(expression)} LIMIT ${limit} OFFSET ${offset}`,
        isCounted ? count(`SELECT ${filtered}`) : undefined,
      ),
    withWords(start: number) {
      const { condition, expression: key } = source.first ?? { condition: 'true', expression };
      const columns = `id, ${expression} AS sort_key, ${words} AS words, ${key} AS first_key, ${condition} AS is_first`;
      // Rows of one kind may all be at the end.
      const read = `SELECT ${columns} ${filtered} AND ${after(key)} ${order(key)} LIMIT ${4_000 + 25 * (start + limit)}`;
      // Nearly all rows that the sort puts first match.
      const first = `SELECT * FROM (${read}) AS read_rows WHERE is_first ${order('first_key')} LIMIT ${2 * (start + limit)}`;
      return withTotal(
        pageOf(`(${source.first ? first : read}) AS first_rows WHERE ${matches('words')}`, start),
      );
    },
  };

  /**
   * Matches, which are collected, counted and then sorted:
   *
   *     CTE matches: Limit 1501 -> Bitmap Heap Scan on orders (Filter: status) -> Bitmap Index Scan on orders_search
   *     Nested Loop -> Limit -> Sort -> CTE Scan on matches
   *                 -> Index Scan using orders_pkey
   *
   * An index of words returns every match before LIMIT can stop it. So that nobody waits for those of a common word, `are_many`
   * first reads 100 rows, then rows of the list if most of these have the word, and the index of the slice:
   *
   *     Limit 1501 -> Subquery Scan (Filter: words) -> Limit 3002 -> Seq Scan on orders (Filter: status)
   *     Limit 1501 -> Bitmap Heap Scan on orders (Filter: status) -> Bitmap Index Scan on orders_search_slice
   */
  function fewMatches() {
    const countIn = (some: string) => count(`SELECT FROM (${some}) AS some_rows WHERE ${matches('words')}`);
    return {
      tables: `counted AS MATERIALIZED (
        SELECT ${countIn(`SELECT id, search AS words FROM ${table} LIMIT 100`)} > 50
               AND ${countIn(`${withWords} LIMIT ${2 * longList}`)} = ${longList}
            OR ${count(`${matching} AND ${slice}`)} = ${longList} AS are_many
      ), matches AS MATERIALIZED (
        ${matching} AND NOT (SELECT are_many FROM counted) LIMIT ${longList}
      )`,
      total: `CASE WHEN (SELECT are_many FROM counted) THEN ${longList} ELSE (SELECT count(*) FROM matches) END`,
    };
  }

  /** The same in a list whose filters leave few rows. OFFSET keeps PostgreSQL from reading the matches of the whole table. */
  function matchesWithin() {
    // Nothing beyond is counted, and a page without a cursor is before it.
    const first = cursor.length === 0 ? `${order('sort_key')} LIMIT ${longList}` : '';
    const keys = `SELECT ${isUnique ? 'DISTINCT ' : 'id, '}${expression} AS sort_key ${filtered} ${first}`;
    const found = `SELECT id, sort_key FROM (${withWords} OFFSET 0) AS few WHERE ${matches('words')}`;
    return {
      tables: `matches AS MATERIALIZED (${search.length > 0 ? found : keys})`,
      total: `(SELECT least(count(*), ${longList}) FROM matches)`,
    };
  }

  const collected = source.within === undefined ? fewMatches : matchesWithin;

  return {
    values,
    inSortOrder,
    ofMatches: {
      counted() {
        const { tables, total } = collected();
        return `WITH ${tables} ${withTotal(pageOf(`matches WHERE ${after('sort_key')}`), total)}`;
      },
      /** Without a count. Without OFFSET, PostgreSQL would read the index of the sort until it finds the page. */
      all: () => withTotal(pageOf(`(${matching} AND ${after(expression)} OFFSET 0) AS matches`)),
    },
    total() {
      if (source.within === undefined && search.length === 0) return count(`SELECT ${filtered}`);
      const { tables, total } = collected();
      return `(WITH ${tables} SELECT ${total})`;
    },
    /** Rows at hand first. The limit is so high that PostgreSQL reads the index of words for it. */
    some() {
      if (search.length === 0) return `EXISTS (SELECT ${filtered})`;
      const isIn = (rows: string) => `EXISTS (SELECT FROM (${rows}) AS some_rows WHERE ${matches('words')})`;
      if (source.within !== undefined) return isIn(`${withWords} OFFSET 0`);
      return `(${isIn(`${withWords} LIMIT 100`)} OR (SELECT count(*) FROM (${matching} LIMIT 200) AS hits) > 0)`;
    },
  };
}

function sortOf({ sorts, defaultSort }: ListSource, { sort: name = defaultSort }: ListQuery) {
  const isDescending = name.startsWith('-');
  const found = sorts[isDescending ? name.slice(1) : name];
  if (!found) throw new Problem('INVALID', { message: m.unknownSort(), extra: { field: 'sort' } });
  return { ...found, name, isDescending };
}

function offsetOf({ page, cursor }: ListQuery, size: number): number {
  if (page === undefined) return 0;
  if (cursor !== undefined)
    throw new Problem('INVALID', { message: m.pageAndCursor(), extra: { field: 'cursor' } });
  if (page * size <= limits.listRows) return (page - 1) * size;
  throw new Problem('INVALID', {
    message: m.pageTooDeep({ listRows: limits.listRows }),
    extra: { field: 'page' },
  });
}

/** Continues by page number up to row 1,000 when the query has a page number, otherwise by cursor. */
function nextOf({ page }: ListQuery, size: number, position: readonly string[]): RowsPage<unknown>['next'] {
  const limit = Math.min(size, limits.pageRows);
  if (page !== undefined && (page + 1) * size <= limits.listRows) return { limit, page: page + 1 };
  return { limit, cursor: Buffer.from(JSON.stringify(position)).toString('base64url') };
}

/** Returns the sort value and the id. A cursor begins with its sort, so that a query with another sort rejects it. */
function readCursor(cursor: string, { name, type }: Pick<Sort, 'type'> & { name: string }) {
  const isReadable = (value: string) =>
    type === 'text' ? !value.includes('\0') && value.isWellFormed() : /^-?\d{1,17}$/.test(value);
  const textWhere = (test: (value: string) => boolean) => z.string().check(z.refine(test));
  const Parts = z.tuple([z.literal(name), textWhere(isReadable), textWhere(isId)]);
  try {
    return Parts.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString())).slice(1);
  } catch {
    throw new Problem('INVALID', { message: m.foreignCursor(), extra: { field: 'cursor' } });
  }
}
