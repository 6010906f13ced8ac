import * as z from 'zod/mini';
import type {
  ImportMatch,
  ImportMatchesQuery,
  ImportRow,
  ImportRowsQuery,
  MatchChoices,
} from '#contract/import/imports.ts';
import { RowFault } from '#contract/import/imports.ts';
import { columnsOf, type ImportKind } from '#contract/import/kinds.ts';
import { readVehicle, namedModels } from '#contract/fitment/vehicle-words.ts';
import { engineName } from '#contract/fitment/vehicle-name.ts';
import type { Engine } from '#contract/fitment/vehicles.ts';
import { yearMonthText } from '#contract/fitment/year-month.ts';
import { foldText } from '#contract/fold-text.ts';
import { limits } from '#contract/limits.ts';
import * as m from '#messages/imports.js';
import type { Queries } from '../db/connect.ts';
import { readMakes } from '../fitment/makes.ts';
import type { RowsPage } from '../db/list-rows.ts';
import { differences, type Values } from './kind.ts';
import { linkPlace } from './link-rows.ts';
import { yearsOf, type Because, type Names } from './matches.ts';
import { PictureValues, pictureText } from './pictures/picture-value.ts';
import { findRun, lockOpen, type StoredRun } from './stored-run.ts';

type RowsQuery = z.infer<typeof ImportRowsQuery>;

const filterOf = (result: RowsQuery['result']) =>
  result === undefined ? 'true' : result === 'faults' ? `faults <> '[]'` : `result = '${result}'`;

/** The rows of a page, and where the next one begins. */
async function pageOf<Row>(
  { page = 1, limit = limits.pageRows }: { page?: number | undefined; limit?: number | undefined },
  read: (limit: number, offset: number) => Promise<{ rows: Row[]; total: number }>,
): Promise<RowsPage<Row>> {
  const { rows, total } = await read(limit, (page - 1) * limit);
  const isLast = (page - 1) * limit + rows.length >= total;
  return { rows, total, isCapped: false, next: isLast ? null : { page: page + 1 } };
}

interface StoredRow extends Omit<ImportRow, 'changes'> {
  /** Null: the row adds something. */
  before: Values | null;
  after: Values;
  isFirst: boolean;
}

/** The numbers of parts by their ids, also of those that the run would add. */
async function numbersOf(
  db: Queries,
  importId: string,
  ids: readonly unknown[],
): Promise<ReadonlyMap<unknown, string>> {
  const wanted = ids.filter((id) => typeof id === 'string');
  if (wanted.length === 0) return new Map();
  const { rows } = await db.query<{ id: string; number: string }>(
    `SELECT id::text, part_number AS number FROM parts WHERE id = ANY($2)
     UNION SELECT object, after->>'number' FROM import_changes
      WHERE import_id = $1 AND thing = 'part' AND before IS NULL AND object = ANY($2::text[])`,
    [importId, wanted],
  );
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** Throws 404. */
export async function listImportRows(
  db: Queries,
  id: string,
  query: RowsQuery,
): Promise<RowsPage<ImportRow>> {
  const run = await findRun(db, id);
  const where = `import_rows.import_id = $1 AND import_rows.result IS NOT NULL AND ${filterOf(query.result)}`;
  return pageOf(query, async (limit, offset) => {
    const { rows } = await db.query<StoredRow>(
      `SELECT row, about, import_rows.name, result, row = import_rows.group_row AS "isFirst", parts.address,
           CASE WHEN own.thing IS NULL OR own.before IS NOT NULL
             THEN coalesce(own.before, '{}') || coalesce(link.before, '{}') END AS before,
           coalesce(own.after, '{}') || coalesce(link.after, '{}') AS after,
           (SELECT coalesce(jsonb_agg(fault || jsonb_build_object('row', row, 'about', about)), '[]')
              FROM jsonb_array_elements(faults) AS fault) AS faults
         FROM (SELECT * FROM import_rows WHERE ${where} ORDER BY row LIMIT $2 OFFSET $3) AS import_rows
         LEFT JOIN import_changes AS own ON own.import_id = $1 AND own.group_row = import_rows.group_row
         LEFT JOIN import_changes AS link ON link.import_id = $1 AND link.group_row = import_rows.group_row + ${linkPlace}
         LEFT JOIN parts ON parts.id = CASE WHEN coalesce(own.thing, link.thing) IN ('part', 'fitments')
           THEN coalesce(own.object, link.object)::uuid END
        ORDER BY row`,
      [id, limit, offset],
    );
    const numbers = await numbersOf(
      db,
      id,
      rows.flatMap(({ before, after }) => [before?.['successor'], after['successor']]),
    );
    const { rows: counted } = await db.query<{ total: number }>(
      `SELECT count(*)::int AS total FROM import_rows WHERE ${where}`,
      [id],
    );
    return { rows: rows.map((row) => toRow(row, run.kind, numbers)), total: counted[0]?.total ?? 0 };
  });
}

function toRow(
  { before, after, isFirst, ...row }: StoredRow,
  kind: ImportKind | null,
  numbers: ReadonlyMap<unknown, string>,
): ImportRow {
  const faults = z.array(RowFault).parse(row.faults);
  const shown = (values: Values) =>
    'successor' in values ? { ...values, successor: numbers.get(values['successor']) ?? null } : values;
  const changes = isFirst && before !== null ? changesOf(kind, shown(before), shown(after)) : [];
  return { ...row, faults, changes };
}

/** A value as people read it. */
function valueText(value: unknown): string {
  if (value === null || value === undefined) return '';
  const pictures = z.safeParse(PictureValues, value);
  if (pictures.success) return pictures.data.map(pictureText).join(' | ');
  if (Array.isArray(value))
    return value.every((one) => typeof one === 'string')
      ? value.join(' | ')
      : m.entries({ count: value.length });
  return String(value);
}

const changesOf = (kind: ImportKind | null, before: Values, after: Values): ImportRow['changes'] =>
  Object.keys(differences(before, after)?.after ?? {}).map((field) => ({
    column: (kind && columnsOf(kind).get(field)?.heading) ?? (field === 'quantity' ? 'stock' : field),
    before: valueText(before[field]),
    after: valueText(after[field]),
  }));

/** The columns behind those of the file. Their names mean nothing to the import. */
const addedColumns = { row: '_row', result: '_result', rule: '_fault', remedy: '_remedy' } as const;

export type ExportedRow = Record<string, string>;

/** The columns of the file of a run, and what became of its rows. */
export const exportColumns = ({ columns }: StoredRun): string[] => [
  ...columns.map(({ heading }) => heading),
  ...Object.values(addedColumns),
];

/** A page of the file of a run, after a row. */
export async function exportRows(
  db: Queries,
  run: StoredRun,
  { result, cursor, limit }: { result: RowsQuery['result']; cursor: string | undefined; limit: number },
): Promise<RowsPage<ExportedRow>> {
  const { rows } = await db.query<{
    row: number;
    cells: string[];
    result: string | null;
    rule: string;
    remedy: string;
  }>(
    `SELECT row, cells, result,
         (SELECT coalesce(string_agg(concat(CASE WHEN fault->>'kind' = 'picture' THEN (fault->>'value') || ': ' END, fault->>'rule'), ' '), '')
            FROM jsonb_array_elements(faults) AS fault) AS rule,
         (SELECT coalesce(string_agg(fault->>'remedy', ' '), '') FROM jsonb_array_elements(faults) AS fault) AS remedy
       FROM import_rows WHERE import_id = $1 AND row > $2 AND ${filterOf(result)} ORDER BY row LIMIT $3`,
    [run.id, Number(cursor ?? 0), limit],
  );
  const last = rows.at(-1);
  return {
    rows: rows.map(({ row, cells, ...rest }) => ({
      ...Object.fromEntries(run.columns.map(({ heading }, at) => [heading, cells[at] ?? ''])),
      ...{ [addedColumns.row]: String(row), [addedColumns.result]: rest.result ?? '' },
      ...{ [addedColumns.rule]: rest.rule, [addedColumns.remedy]: rest.remedy },
    })),
    total: null,
    isCapped: false,
    next: last && rows.length === limit ? { cursor: String(last.row) } : null,
  };
}

type MatchesQuery = z.infer<typeof ImportMatchesQuery>;

interface StoredMatch extends Pick<ImportMatch, 'thing' | 'key' | 'rows' | 'choice'> {
  names: Names;
  because: Because | null;
}

/** What the file of a run names, first what has no match. Throws 404. */
export async function listMatches(
  db: Queries,
  id: string,
  query: MatchesQuery,
): Promise<RowsPage<ImportMatch>> {
  await findRun(db, id);
  const { state } = query;
  const filter =
    state === undefined ? 'true' : state === 'unmatched' ? 'choice IS NULL' : `because = '${state}'`;
  return pageOf(query, async (limit, offset) => {
    const { rows } = await db.query<StoredMatch & { total: number }>(
      `SELECT thing, key, names, rows, choice, because, count(*) OVER ()::int AS total FROM import_matches
        WHERE import_id = $1 AND rows > 0 AND ${filter}
        ORDER BY choice IS NOT NULL, rows DESC, thing, key LIMIT $2 OFFSET $3`,
      [id, limit, offset],
    );
    const suggest = rows.some(({ choice }) => choice === null) ? await loadSuggestions(db) : () => [];
    return {
      rows: rows.map(({ names, thing, key, rows: count, choice, because }) => {
        const match = { thing, key, rows: count, choice, because };
        const suggestions = match.choice === null ? suggest(match.thing, names) : [];
        return {
          ...match,
          ...textsOf(match.thing, names),
          suggestions,
          why: whyOf(match, names, suggestions),
        };
      }),
      total: rows[0]?.total ?? 0,
    };
  });
}

function textsOf(thing: ImportMatch['thing'], names: Names): Pick<ImportMatch, 'text' | 'more'> {
  const { make = '', name, engine } = names;
  if (thing === 'model') return { text: `${make} ${name}`, more: yearsOf(names) };
  if (thing === 'engine')
    return {
      text: name,
      more: [make, names.model, engine?.type, engine?.kw === undefined ? '' : `${engine.kw} kW`]
        .filter(Boolean)
        .join(', '),
    };
  return { text: name, more: '' };
}

function whyOf(
  { choice, because }: Pick<StoredMatch, 'choice' | 'because'>,
  { isLike, engine }: Names,
  suggestions: ImportMatch['suggestions'],
): string {
  if (because !== null) return choice === null ? '' : m.because({ because });
  if (isLike) return engine ? m.severalEnginesRule() : m.nearModelRule();
  return suggestions.length === 0 ? m.nothingNear() : m.nearest();
}

const suggestionsMax = 5;

/** "1.4 TSI 110 kW, 5812, 2012-11–2017-02" */
function variantName(engines: readonly Engine[], slug: string): string {
  const engine = engines.find((one) => one.slug === slug);
  if (!engine) return '';
  const { fromYear = null, fromMonth = null, toYear = null, toMonth = null } = engine;
  const [from, to] = [yearMonthText(fromYear, fromMonth), yearMonthText(toYear, toMonth)];
  return [engineName(engine), engine.type, engine.body, from + to === '' ? '' : `${from}–${to}`]
    .filter(Boolean)
    .join(', ');
}

/** Returns a function that says what may be meant, by the words of names. */
async function loadSuggestions(db: Queries) {
  const makes = await readMakes(db);
  const models = namedModels(makes);
  const { rows: categories } = await db.query<{ slug: string; name: string }>(
    'SELECT slug, name FROM categories WHERE parent IS NOT NULL ORDER BY position',
  );
  const nearest = (all: ReadonlyArray<{ slug: string; name: string }>, text: string) => {
    const words = new Set(
      foldText(text)
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean),
    );
    return all
      .map((one) => {
        const own = foldText(one.name)
          .split(/[^\p{L}\p{N}]+/u)
          .filter(Boolean);
        const shared = own.filter((word) => words.has(word)).length;
        return { one, score: (2 * shared) / (own.length + words.size) };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, suggestionsMax)
      .map(({ one: { slug, name } }) => ({ slug, name }));
  };
  return (thing: ImportMatch['thing'], { make = '', name, model }: Names): ImportMatch['suggestions'] => {
    if (thing === 'make') {
      const read = readVehicle(name, makes).models.slice(0, 1);
      const named = makes.filter((one) => read.some((found) => found.make === one.name));
      return (named.length > 0 ? named : nearest(makes, name)).map(({ slug, name: label }) => ({
        slug,
        name: label,
      }));
    }
    if (thing === 'category') return nearest(categories, name);
    if (thing === 'engine') {
      const engines = models.find(({ slug }) => slug === model)?.engines ?? [];
      // Several may have one name.
      return nearest(engines, name).map(({ slug }) => ({ slug, name: variantName(engines, slug) }));
    }
    const read = readVehicle(`${make} ${name}`, makes).models.filter(
      (one) => foldText(one.make) === foldText(make),
    );
    const ofMake = models.filter((one) => foldText(one.make) === foldText(make));
    return (read.length > 0 ? read.slice(0, suggestionsMax) : nearest(ofMake, name)).map((one) => ({
      slug: one.slug,
      name: `${make} ${one.name}`,
    }));
  };
}

/** Creates what a file names and nothing in the shop is like, when it is imported. Returns how much that is. Throws 404, 409. */
export async function createUnmatched(tx: Queries, id: string): Promise<number> {
  await lockOpen(tx, id);
  const { rowCount } = await tx.query(
    `UPDATE import_matches SET choice = '"create"', because = 'chosen'
      WHERE import_id = $1 AND rows > 0 AND choice IS NULL AND NOT names ? 'isLike'`,
    [id],
  );
  const count = rowCount ?? 0;
  if (count > 0) await tx.query(`UPDATE imports SET state = 'columns' WHERE id = $1`, [id]);
  return count;
}

/** Saves what names in a file mean. Throws 404, 409. */
export async function saveMatchChoices(
  tx: Queries,
  id: string,
  { choices, remember }: MatchChoices,
): Promise<StoredRun> {
  await lockOpen(tx, id);
  const rows = JSON.stringify(choices.map((one) => ({ ...one, choice: one.choice ?? undefined })));
  await tx.query(
    `UPDATE import_matches SET choice = one.choice, because = CASE WHEN one.choice IS NULL THEN NULL ELSE 'chosen' END
       FROM json_to_recordset($2) AS one (thing text, key text, choice jsonb)
      WHERE import_id = $1 AND import_matches.thing = one.thing AND import_matches.key = one.key`,
    [id, rows],
  );
  // A new one has the name of the file, so it is found the next time.
  if (remember)
    await tx.query(
      `INSERT INTO import_choices (thing, key, choice)
       SELECT thing, key, choice FROM json_to_recordset($1) AS one (thing text, key text, choice jsonb)
        WHERE choice IS NOT NULL AND choice <> '"create"'
       ON CONFLICT (thing, key) DO UPDATE SET choice = EXCLUDED.choice, chosen_at = now()`,
      [rows],
    );
  await tx.query(`UPDATE imports SET state = 'columns' WHERE id = $1`, [id]);
  return findRun(tx, id);
}
