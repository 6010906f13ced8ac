import type { Condition, Statement } from '#contract/fitment/fitment.ts';
import { countCriteria, withCondition } from '#contract/fitment/note-condition.ts';
import type { ConvertedNote, NoteConversion, NotePreview, StatementNote } from '#contract/fitment/notes.ts';
import { limits } from '#contract/limits.ts';
import type { ListQuery } from '#contract/list-query.ts';
import type { Queries } from '../db/connect.ts';
import { isKept } from '../db/kept-parts.ts';
import type { RowsPage } from '../db/list-rows.ts';
import { columns, stated, statedColumns } from './statements.ts';

/** An SQL condition for `fitments`: whether a statement has the note, in any case and with any blanks. */
const hasNote = (note: string) => `(note <> '' AND fold_name(note) = fold_name(${note}))`;

/** An SQL condition for `id` of a part: whether one of its statements has a note. */
export const hasNotes = `id IN (SELECT part_id FROM fitments WHERE note <> '')`;

/** Returns a page of the texts of notes, the most frequent ones first. */
export async function listNotes(db: Queries, query: ListQuery): Promise<RowsPage<StatementNote>> {
  const { search = '', limit = limits.pageRows, page = 1 } = query;
  const { rows } = await db.query<StatementNote & { total: number }>(
    {
      isPrepared: true,
      // Folds each spelling once.
      text: `WITH spelled AS MATERIALIZED (
          SELECT note, fold_name(note) AS text FROM (SELECT DISTINCT note FROM fitments WHERE note <> '') AS used
           WHERE search_query($1) IS NULL OR search_words(note) @@ search_query($1)
        )
        SELECT mode() WITHIN GROUP (ORDER BY note) AS note, count(*)::int AS statements,
            count(DISTINCT part_id)::int AS parts, count(*) OVER ()::int AS total
          FROM fitments JOIN spelled USING (note) JOIN parts ON parts.id = part_id
         WHERE ${isKept} GROUP BY text ORDER BY statements DESC, text LIMIT $2 OFFSET $3`,
    },
    [search, limit, (page - 1) * limit],
  );
  const total = rows[0]?.total ?? 0;
  return {
    rows: rows.map(({ note, statements, parts }) => ({ note, statements, parts })),
    next: page * limit < total ? { limit, page: page + 1 } : null,
    total,
    isCapped: false,
  };
}

const exampleCount = 3;

const sumOf = (groups: readonly { statements: number }[]) =>
  groups.reduce((sum, { statements }) => sum + statements, 0);

/** Returns what `convertNote` would change. */
export async function previewNote(db: Queries, note: string): Promise<NotePreview> {
  const ofNote = `fitments JOIN parts ON parts.id = part_id WHERE ${hasNote('$1')} AND ${isKept}`;
  const [groups, counts, examples] = await Promise.all([
    db.query<{ conditions: Condition[]; statements: number }>(
      `SELECT conditions, count(*)::int AS statements FROM ${ofNote} GROUP BY conditions`,
      [note],
    ),
    db.query<{ parts: number }>(
      `SELECT count(DISTINCT part_id)::int AS parts FROM ${ofNote} AND jsonb_array_length(conditions) < $2`,
      [note, limits.conditions],
    ),
    db.query<Statement & Record<'number' | 'brand' | 'partName', string>>(
      `SELECT number, brand, "partName", ${columns}
         FROM (SELECT DISTINCT ON (part_id) fitments.id AS chosen, part_number AS number, brand, parts.name AS "partName"
                 FROM ${ofNote} ORDER BY part_id, fitments.id LIMIT ${exampleCount}) AS examples
         JOIN (${stated}) ON fitments.id = chosen ORDER BY fitments.part_position`,
      [note],
    ),
  ]);
  const full = groups.rows.filter(({ conditions }) => conditions.length >= limits.conditions);
  return {
    statements: sumOf(groups.rows),
    parts: counts.rows[0]?.parts ?? 0,
    criteria: countCriteria(groups.rows),
    full: sumOf(full),
    examples: examples.rows.map(({ number, brand, partName, ...statement }) => ({
      ...{ number, brand, partName, statement },
    })),
  };
}

/** Parts whose statements are rewritten with one statement of SQL, so that none takes long. */
const partsAtOnce = 500;

/**
 * Turns a note into a condition of all statements that have it now. Their parts get a new version: an admin who
 * has one of them open gets 409 on saving. `statedBy` is the name of the admin.
 */
export async function convertNote(
  tx: Queries,
  { note, ...condition }: NoteConversion,
  statedBy: string,
): Promise<ConvertedNote> {
  // Whoever changes the statements of a part locks it first.
  const { rows: parts } = await tx.query<{ id: string }>(
    `SELECT id FROM parts WHERE id IN (SELECT part_id FROM fitments WHERE ${hasNote('$1')}) AND ${isKept}
      ORDER BY id FOR NO KEY UPDATE`,
    [note],
  );
  const ids = parts.map(({ id }) => id);
  const { rows: groups } = await tx.query<{ conditions: Condition[]; statements: number }>(
    `SELECT conditions, count(*)::int AS statements FROM fitments
      WHERE part_id = ANY($1) AND ${hasNote('$2')} GROUP BY conditions`,
    [ids, note],
  );
  const changes: { before: Condition[]; after: Condition[] }[] = [];
  const converted = { statements: 0, parts: 0, full: 0 };
  for (const { conditions: before, statements } of groups) {
    const after = withCondition(before, condition);
    if (after === null) converted.full += statements;
    else changes.push({ before, after });
  }
  for (let from = 0; from < ids.length; from += partsAtOnce) {
    const { rows } = await tx.query<{ statements: number; parts: number }>(rewrite, [
      ids.slice(from, from + partsAtOnce),
      note,
      JSON.stringify(changes),
      statedBy,
    ]);
    converted.statements += rows[0]?.statements ?? 0;
    converted.parts += rows[0]?.parts ?? 0;
  }
  return converted;
}

const others = statedColumns.filter((column) => column !== 'conditions' && column !== 'note').join(', ');

/** Statements are added and deleted, never changed. */
const rewrite = `WITH changes AS (
    SELECT before, after FROM jsonb_to_recordset($3::jsonb) AS one (before jsonb, after jsonb)
  ), removed AS (
    DELETE FROM fitments USING changes
     WHERE part_id = ANY($1) AND ${hasNote('$2')} AND conditions = before RETURNING fitments.*, after
  ), added AS (
    INSERT INTO fitments (part_id, part_position, ${others}, conditions, note, created_by)
    SELECT part_id, part_position, ${others}, after, '', $4 FROM removed ORDER BY id RETURNING part_id
  ), changed AS (
    UPDATE parts SET version = version + 1, updated_at = now(), described_at = now()
     WHERE id IN (SELECT part_id FROM added) RETURNING id
  )
  SELECT (SELECT count(*)::int FROM added) AS statements, (SELECT count(*)::int FROM changed) AS parts`;
