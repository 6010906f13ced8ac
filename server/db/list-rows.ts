import { limits } from '#contract/limits.ts';
import type { ListQuery } from '#contract/list-query.ts';
import { isId } from '../http/ids.ts';
import { Problem } from '../problem.ts';
import type { Queries, Statement } from './connect.ts';
import { howCommon } from './word-sample.ts';

/** What a list can be ordered by. An index must serve `expression` with the row's id behind it. */
interface Sort {
  expression: string;
  type: 'number' | 'text' | 'moment';
}

/** A list of the shop: where its rows come from and how they can be ordered. */
export interface ListSource {
  table: string;
  columns: string;
  sorts: Readonly<Record<string, Sort>>;
  /** The order of a list that nobody sorted: a name of `sorts`, with a minus in front for the other way round. */
  usual: string;
}

/** SQL conditions, and their values from `$1` on. */
export class Conditions {
  readonly #conditions: string[] = [];
  readonly values: unknown[] = [];
  /** Whether they leave a small part of the table, which no walk through the whole of it soon comes across. */
  areNarrow = false;

  /** Adds a condition; each `?` in it stands for the next of `values`. */
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
    copy.areNarrow = this.areNarrow;
    return copy;
  }

  toString(): string {
    return this.#conditions.length === 0 ? 'true' : this.#conditions.join(' AND ');
  }
}

export interface RowsPage<Row> {
  rows: readonly Row[];
  /** What of the query the next page asks for instead; null on the last. */
  next: Pick<ListQuery, 'limit' | 'page' | 'cursor'> | null;
  /** How many rows there are in all, exact to 1,000; null when nobody asked for a page. */
  total: number | null;
  isCapped: boolean;
}

/**
 * One page of a list; `query` may hold filters as well, which `where` knows. Pages by number reach row 1,000,
 * by cursor any depth; neither walks past rows that another page holds for longer than those 1,000. `alsoFound` are
 * ids of rows that the search finds besides those with its words. Throws 400.
 */
export async function listRows<Row extends object>(
  db: Pick<Queries, 'query'>,
  source: ListSource,
  where: Conditions,
  query: ListQuery,
  alsoFound: readonly string[] = [],
): Promise<RowsPage<Row>> {
  const size = query.limit ?? (isPaged(query) ? limits.pageRows : limits.listRows);
  const sort = sortOf(source, query);
  const offset = offsetOf(query, size);

  const matching = where.copy();
  const words = wordsOf(query.search ?? '');
  if (alsoFound.length > 0) {
    matching.add(`(search @@ to_tsquery('simple', ?) OR id = ANY(?))`, searchOf(words), alsoFound);
  } else if (words.length > 0) matching.add(`search @@ to_tsquery('simple', ?)`, searchOf(words));
  else if (query.search) matching.add('false');

  const wanted: Wanted = {
    where,
    ...{ source, matching, sort, offset, limit: size + 1, isCounted: isAsked(query) },
    cursor: query.cursor === undefined ? null : readCursor(query.cursor, sort),
  };
  const { rows, counted: total } = await find<Row>(db, wanted, words, alsoFound.length > 0);

  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    rows: shown,
    next: rows.length > size && last ? nextOf(query, size, writeCursor(sort, last)) : null,
    total: total === null ? null : Math.min(total, limits.listRows),
    isCapped: total !== null && total > limits.listRows,
  };
}

interface Wanted {
  source: ListSource;
  /** What the list is narrowed to, and the same with the words that are searched for. */
  where: Conditions;
  matching: Conditions;
  sort: ChosenSort;
  cursor: Cursor | null;
  offset: number;
  /** One more than are shown, which tells whether there is a next page. */
  limit: number;
  isCounted: boolean;
}

interface Found<Row> {
  rows: ReadonlyArray<Row & Place>;
  /** Null when nobody asked. */
  counted: number | null;
}

/** Chooses how to find the rows. With ids besides the words, their rows are worth no sample: they are looked up. */
async function find<Row extends object>(
  db: Pick<Queries, 'query'>,
  wanted: Wanted,
  words: readonly string[],
  hasIds: boolean,
): Promise<Found<Row>> {
  if (hasIds) return (await lookUp<Row>(db, wanted)) ?? sortAll<Row>(db, wanted);
  return words.length === 0 ? walk<Row>(db, wanted) : search<Row>(db, wanted, words);
}

/** Walks the sort's index and takes what matches on the way: quick where much does. */
async function walk<Row>(db: Pick<Queries, 'query'>, wanted: Wanted): Promise<Found<Row>> {
  const { source, matching, sort, isCounted } = wanted;
  const counting = isCounted ? `, (${countOf(source, matching)}) AS counted` : '';
  const { rows } = await db.query<Row & Place & { counted?: number }>(
    preparedIfShared(
      `SELECT ${columnsOf(source, sort)}${counting} FROM ${source.table}
        WHERE ${matching} AND ${isBeyond(wanted, sort.expression, 'id')} ${orderOf(wanted, sort.expression, 'id')}`,
      valuesOf(wanted),
    ),
    valuesOf(wanted),
  );
  return { rows, counted: isCounted ? await counted(db, wanted, rows) : null };
}

/** The count that came with the first row; of a page behind the last one it is asked for. */
async function counted(
  db: Pick<Queries, 'query'>,
  { source, matching, cursor, offset }: Wanted,
  [first]: ReadonlyArray<{ counted?: number }>,
): Promise<number> {
  if (first?.counted !== undefined) return first.counted;
  if (cursor === null && offset === 0) return 0;
  const { rows } = await db.query<{ counted: number }>(countOf(source, matching), matching.values);
  return rows[0]?.counted ?? 0;
}

/** So many rows are sorted in less time than it takes to find out that they are more than a total may say. */
const severalRows = 10_000;

/**
 * A rare word's rows are looked up; a common word's are met soon in any walk, long before the index of words has
 * named them all. A sample tells which it will be, and when it is wrong the answer is as exact, only later.
 */
async function search<Row extends object>(
  db: Pick<Queries, 'query'>,
  wanted: Wanted,
  words: readonly string[],
): Promise<Found<Row>> {
  const { tableRows, share } = await howCommon(db, wanted.source.table, words);
  const named = Math.floor(tableRows * share);
  /** Rows to walk for so many that match, with some to spare. */
  const walkFor = (count: number) => Math.ceil((2 * count) / share);

  const tooMany = limits.listRows + 1;
  // A walk for the page is worth no more than sorting all.
  const walked = Math.min(walkFor(wanted.offset + wanted.limit), named);
  const { areNarrow } = wanted.where;
  // What is left of a table stands far apart in it, and often has an index of its words to itself.
  if (walkFor(tooMany) < named * (areNarrow ? 0.2 : 2)) {
    const rows = await meet<Row>(db, wanted, walked);
    if (!rows) return sortAll<Row>(db, wanted);
    if (await hasMany(db, wanted, walkFor(tooMany))) return { rows, counted: tooMany };
    return (await lookUp<Row>(db, wanted)) ?? { rows, counted: tooMany };
  }
  if (!areNarrow && named > limits.listRows && named <= severalRows) return sortAll<Row>(db, wanted);
  const found = await lookUp<Row>(db, wanted);
  if (found) return found;
  const rows = areNarrow ? null : await meet<Row>(db, wanted, walked);
  return rows ? { rows, counted: tooMany } : sortAll<Row>(db, wanted);
}

/**
 * Looks up all that match and sorts them, for words that are rare: an index walk would read every row to come
 * across them. Null when there are more than a total may say.
 */
async function lookUp<Row>(db: Pick<Queries, 'query'>, wanted: Wanted): Promise<Found<Row> | null> {
  const { source, matching, sort } = wanted;
  const { rows } = await db.query<Row & Place & { counted: number }>(
    `WITH found AS MATERIALIZED (
       SELECT ${columnsOf(source, sort)}, ${sort.expression} AS place
         FROM ${source.table} WHERE ${matching} LIMIT ${limits.listRows + 1}
     ), tally AS (SELECT count(*) AS counted FROM found)
     SELECT * FROM tally LEFT JOIN (
       SELECT * FROM found
        WHERE (SELECT counted FROM tally) <= ${limits.listRows} AND ${isBeyond(wanted, 'place', '"rowId"')}
        ${orderOf(wanted, 'place', '"rowId"')}
     ) AS page ON true ${orderOf({ ...wanted, offset: 0 }, 'place', '"rowId"')}`,
    valuesOf(wanted),
  );
  const counted = rows[0]?.counted ?? 0;
  if (counted > limits.listRows) return null;
  // The count comes even where no row does.
  return { rows: rows.filter(({ rowId }) => rowId !== null), counted };
}

/**
 * Whether there are more than a total may say, by reading so many rows; false when there are not, and when they
 * stand elsewhere.
 */
async function hasMany(
  db: Pick<Queries, 'query'>,
  { source, where, matching }: Wanted,
  walked: number,
): Promise<boolean> {
  const { rows } = await db.query<{ counted: number }>(
    `SELECT count(*) AS counted FROM (
       SELECT FROM (SELECT search FROM ${source.table} WHERE ${where} LIMIT ${walked}) AS some_rows
        WHERE ${hasWords(where)} LIMIT ${limits.listRows + 1}
     ) AS hits`,
    matching.values,
  );
  return (rows[0]?.counted ?? 0) > limits.listRows;
}

/** The page, where it is among so many first rows of the sort's index; null where it is not. */
async function meet<Row>(
  db: Pick<Queries, 'query'>,
  wanted: Wanted,
  walked: number,
): Promise<ReadonlyArray<Row & Place> | null> {
  const { source, where, sort, offset, limit } = wanted;
  if (walked < offset + limit) return null;
  const { rows } = await db.query<Row & Place>(
    `SELECT ${columnsOf(source, sort)} FROM (
       SELECT *, ${sort.expression} AS place FROM ${source.table}
        WHERE ${where} AND ${isBeyond(wanted, sort.expression, 'id')}
        ${orderOf({ ...wanted, limit: walked, offset: 0 }, sort.expression, 'id')}
     ) AS first_rows
      WHERE ${hasWords(where)} ${orderOf(wanted, 'place', 'id')}`,
    valuesOf(wanted),
  );
  return rows.length === limit ? rows : null;
}

/**
 * Sorts all that match and counts them by the way, for words that some thousand rows have, or common ones whose rows
 * stand together far from the first of the sort's index: all that is called "disc", by name. Only what they are sorted
 * by is read of them all.
 */
async function sortAll<Row>(db: Pick<Queries, 'query'>, wanted: Wanted): Promise<Found<Row>> {
  const { source, matching, sort } = wanted;
  const { rows } = await db.query<Row & Place & { counted?: number }>(
    `WITH every AS MATERIALIZED (
       SELECT id AS found, ${sort.expression} AS place FROM ${source.table} WHERE ${matching}
     )
     SELECT ${columnsOf(source, sort)}, (SELECT count(*) FROM every) AS counted FROM (
       SELECT * FROM every WHERE ${isBeyond(wanted, 'place', 'found')} ${orderOf(wanted, 'place', 'found')}
     ) AS page JOIN ${source.table} ON id = found ${orderOf({ ...wanted, offset: 0 }, 'place', 'found')}`,
    valuesOf(wanted),
  );
  return { rows, counted: await counted(db, wanted, rows) };
}

/** The last condition of `matching`, for rows that have met the others. */
const hasWords = ({ values }: Conditions) => `search @@ to_tsquery('simple', $${values.length + 1})`;

const columnsOf = ({ columns }: ListSource, { type, expression }: Sort) =>
  `${columns}, ${write[type](expression)} AS "sortedBy", id AS "rowId"`;

const orderOf = ({ sort: { isDescending }, limit, offset }: Wanted, place: string, id: string) => {
  const direction = isDescending ? 'DESC' : 'ASC';
  return `ORDER BY ${place} ${direction}, ${id} ${direction} LIMIT ${limit} OFFSET ${offset}`;
};

/** Whether a row comes after the cursor, whose value and id are the last two parameters. */
function isBeyond({ cursor, matching, sort }: Wanted, place: string, id: string): string {
  if (cursor === null) return 'true';
  const count = matching.values.length;
  return `(${place}, ${id}) ${sort.isDescending ? '<' : '>'} (${read[sort.type](`$${count + 1}`)}, $${count + 2}::uuid)`;
}

const valuesOf = ({ matching, cursor }: Wanted): unknown[] =>
  cursor === null ? matching.values : [...matching.values, cursor.value, cursor.id];

/** Counts no further than one above what a total may say. */
const countOf = ({ table }: ListSource, where: Conditions) =>
  `SELECT count(*) AS counted FROM (SELECT FROM ${table} WHERE ${where} LIMIT ${limits.listRows + 1}) AS first_rows`;

/** Prepared lists. Every connection keeps each of them, so their number is limited. */
const sharedLists = new Set<string>();
const sharedListsMax = 50;

/**
 * Prepares lists without values, which everybody asks for: PostgreSQL plans them once. A list with values is planned
 * each time, because the best plan depends on them.
 */
function preparedIfShared(text: string, values: readonly unknown[]): Statement {
  if (values.length === 0 && sharedLists.size < sharedListsMax) sharedLists.add(text);
  return { text, isPrepared: sharedLists.has(text) };
}

const isPaged = ({ limit, page, cursor }: ListQuery) => (limit ?? page ?? cursor) !== undefined;
/** Whether anything was asked for, a filter included: the answer then tells how many there are. */
const isAsked = (query: ListQuery) => Object.values(query).some((value) => value !== undefined);

/** Where a row stands in its list. */
interface Place {
  sortedBy: string;
  rowId: string;
}

interface ChosenSort extends Sort {
  name: string;
  isDescending: boolean;
}

/** How a sort's value travels in a cursor, and how it comes back. A moment goes in microseconds: a Date has none. */
const write: Record<Sort['type'], (expression: string) => string> = {
  number: (expression) => `(${expression})::text`,
  text: (expression) => expression,
  moment: (expression) => `(extract(epoch FROM ${expression}) * 1000000)::bigint::text`,
};
const read: Record<Sort['type'], (value: string) => string> = {
  number: (value) => `${value}::bigint`,
  text: (value) => `${value}::text`,
  moment: (value) => `timestamptz 'epoch' + ${value}::bigint * interval '1 microsecond'`,
};

/** What parts words: the same signs as in the `search` columns of the schema. */
const signs = /[\s!-/:-@[-`{-~]+/;

const wordsOf = (typed: string): string[] => typed.split(signs).filter((word) => word !== '');

/** As a tsquery: each word must begin one of the row's. */
const searchOf = (words: readonly string[]): string => words.map((word) => `'${word}':*`).join(' & ');

function sortOf({ sorts, usual }: ListSource, { sort = usual }: ListQuery): ChosenSort {
  const isDescending = sort.startsWith('-');
  const name = isDescending ? sort.slice(1) : sort;
  const found = sorts[name];
  if (!found) throw new Problem('INVALID', { message: 'The list has no such sort' });
  return { ...found, name: sort, isDescending };
}

function offsetOf({ page, cursor }: ListQuery, size: number): number {
  if (page === undefined) return 0;
  if (cursor !== undefined) throw new Problem('INVALID', { message: 'Send page or cursor, not both' });
  if (page * size > limits.listRows) {
    throw new Problem('INVALID', {
      message: `page reaches as far as row ${limits.listRows}; cursor goes on`,
    });
  }
  return (page - 1) * size;
}

/** By cursor, which reaches any depth; a page that was asked for by number goes on by number while it can. */
function nextOf({ page }: ListQuery, size: number, cursor: string): RowsPage<unknown>['next'] {
  const limit = Math.min(size, limits.pageRows);
  if (page !== undefined && (page + 1) * size <= limits.listRows) return { limit, page: page + 1 };
  return { limit, cursor };
}

/** The cursor carries its sort, so that it cannot be used with another. */
const writeCursor = ({ name }: ChosenSort, { sortedBy, rowId }: Place): string =>
  Buffer.from(JSON.stringify([name, sortedBy, rowId])).toString('base64url');

const microseconds = /^-?\d{1,17}$/;

interface Cursor {
  value: string;
  id: string;
}

function readCursor(cursor: string, { name, type }: ChosenSort): Cursor {
  let places: unknown;
  try {
    places = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    throw badCursor();
  }
  if (!Array.isArray(places) || !places.every((place): place is string => typeof place === 'string')) {
    throw badCursor();
  }
  const [sortedBy, value, id] = places;
  if (sortedBy !== name || value === undefined || id === undefined || !isId(id)) throw badCursor();
  const isReadable =
    type === 'text' ? !value.includes('\0') && value.isWellFormed() : microseconds.test(value);
  if (!isReadable) throw badCursor();
  return { value, id };
}

const badCursor = () => new Problem('INVALID', { message: 'The cursor does not belong to this list' });
