import type { QueryConfig } from 'pg';
import { limits } from '#contract/limits.ts';
import type { ListQuery } from '#contract/list-query.ts';
import { isId } from '../http/ids.ts';
import { Problem } from '../problem.ts';
import type { Queries } from './connect.ts';

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
 * by cursor any depth; neither walks past rows that another page holds for longer than those 1,000. Throws 400.
 */
export async function listRows<Row extends object>(
  db: Pick<Queries, 'query'>,
  source: ListSource,
  where: Conditions,
  query: ListQuery,
): Promise<RowsPage<Row>> {
  const size = query.limit ?? (isPaged(query) ? limits.pageRows : limits.listRows);
  const sort = sortOf(source, query);
  const offset = offsetOf(query, size);

  const matching = where.copy();
  const words = searchOf(query.search ?? '');
  if (words !== '') matching.add(`search @@ to_tsquery('simple', ?)`, words);
  else if (query.search) matching.add('false');

  const wanted: Wanted = {
    where,
    ...{ source, matching, sort, offset, limit: size + 1, isCounted: isAsked(query) },
    cursor: query.cursor === undefined ? null : readCursor(query.cursor, sort),
  };
  const { rows, counted: total } =
    words === ''
      ? await walk<Row>(db, wanted)
      : ((await lookUp<Row>(db, wanted)) ?? (await walkForWords<Row>(db, wanted)));

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

/** Walks the sort's index and takes what matches on the way: quick where much does. */
async function walk<Row>(db: Pick<Queries, 'query'>, wanted: Wanted): Promise<Found<Row>> {
  const { source, matching, sort, cursor, offset, isCounted } = wanted;
  const counting = isCounted ? `, (${countOf(source, matching)}) AS counted` : '';
  const { rows } = await db.query<Row & Place & { counted?: number }>(
    ...prepared(
      `SELECT ${columnsOf(source, sort)}${counting} FROM ${source.table}
        WHERE ${matching} AND ${isBeyond(wanted, sort.expression, 'id')} ${orderOf(wanted, sort.expression, 'id')}`,
      valuesOf(wanted),
    ),
  );
  if (!isCounted) return { rows, counted: null };
  const [first] = rows;
  if (first?.counted !== undefined) return { rows, counted: first.counted };
  if (cursor === null && offset === 0) return { rows, counted: 0 };
  // A page behind the last one.
  const { rows: counts } = await db.query<{ counted: number }>(countOf(source, matching), matching.values);
  return { rows, counted: counts[0]?.counted ?? 0 };
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

/** Rows of a sort's index that are walked to come across common words. */
const walked = 5_000;

/**
 * Common words: the page is likely among the first rows of the sort's index. Where it is not, the rows with these
 * words stand together elsewhere in it (all that is called "disc", by name), and sorting those is quicker.
 */
async function walkForWords<Row>(db: Pick<Queries, 'query'>, wanted: Wanted): Promise<Found<Row>> {
  const { source, where, matching, sort, limit } = wanted;
  const found = await db.query<Row & Place>(
    `SELECT ${columnsOf(source, sort)} FROM (
       SELECT *, ${sort.expression} AS place FROM ${source.table}
        WHERE ${where} AND ${isBeyond(wanted, sort.expression, 'id')}
        ${orderOf({ ...wanted, limit: walked, offset: 0 }, sort.expression, 'id')}
     ) AS first_rows
      WHERE search @@ to_tsquery('simple', $${where.values.length + 1}) ${orderOf(wanted, 'place', 'id')}`,
    valuesOf(wanted),
  );
  const counted = limits.listRows + 1;
  if (found.rows.length === limit) return { rows: found.rows, counted };
  const { rows } = await db.query<Row & Place>(
    `WITH found AS MATERIALIZED (
       SELECT ${columnsOf(source, sort)}, ${sort.expression} AS place FROM ${source.table} WHERE ${matching}
     ) SELECT * FROM found WHERE ${isBeyond(wanted, 'place', '"rowId"')} ${orderOf(wanted, 'place', '"rowId"')}`,
    valuesOf(wanted),
  );
  return { rows, counted };
}

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

/** Lists that everybody asks for, by their text. A connection remembers each, so there may be only so many. */
const names = new Map<string, string>();
const namesMax = 50;

/** A statement without values is planned once; with them the plan depends on what they are. */
function prepared(text: string, values: unknown[]): [QueryConfig, unknown[]] {
  if (values.length === 0 && !names.has(text) && names.size < namesMax) names.set(text, `list-${names.size}`);
  const name = names.get(text);
  return [name === undefined ? { text } : { name, text }, values];
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

/** What is typed as a tsquery: each word must begin one of the row's. Empty when there is no word in it. */
function searchOf(typed: string): string {
  const words = typed.split(signs).filter((word) => word !== '');
  return words.map((word) => `'${word}':*`).join(' & ');
}

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
