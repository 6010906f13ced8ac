import { cellText } from '#contract/import/cells.ts';
import { fieldsOf } from '#contract/import/map-columns.ts';
import { columnsOf } from '#contract/import/kinds.ts';
import type { Queries } from '../db/connect.ts';
import type { RowsPage } from '../db/list-rows.ts';
import type { ExportedLine, ExportPaging } from './exports.ts';
import type { StoredRun } from './stored-run.ts';

const isMissing = `faults @> '[{"kind": "unknownPart"}]'`;

/** How many numbers rows name that no part has. */
export async function countMissing(db: Queries, importId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `SELECT count(DISTINCT number_key(about))::int AS count FROM import_rows WHERE import_id = $1 AND ${isMissing}`,
    [importId],
  );
  return rows[0]?.count ?? 0;
}

/**
 * A page of the parts that rows name and the shop does not have, one line each, in the columns of an import of parts: with what the
 * file says of them, also in columns that its own kind does not have.
 */
export async function listMissing(
  db: Queries,
  { id, columns }: StoredRun,
  { cursor, limit }: ExportPaging,
): Promise<RowsPage<ExportedLine>> {
  const ofParts = columnsOf('parts');
  const named = fieldsOf('parts', columns);
  const taken = new Set(columns.map(({ field }) => field));
  const fields = columns.map(
    ({ field }, at) => field ?? (taken.has(named[at] ?? '') ? '' : (named[at] ?? '')),
  );
  const { rows } = await db.query<{ row: number; cells: string[] }>(
    `SELECT row, cells FROM (
       SELECT DISTINCT ON (number_key(about), lower(cells ->> $2::int)) row, cells FROM import_rows
        WHERE import_id = $1 AND ${isMissing} ORDER BY number_key(about), lower(cells ->> $2::int), row) AS missing
      WHERE row > $3 ORDER BY row LIMIT $4`,
    [id, fields.indexOf('brand'), Number(cursor ?? 0), limit],
  );
  const last = rows.at(-1);
  return {
    rows: rows.map(({ cells }) =>
      Object.fromEntries(
        fields.flatMap((field, at) => {
          const heading = ofParts.get(field)?.heading;
          return heading === undefined ? [] : [[heading, cellText(cells[at] ?? '')]];
        }),
      ),
    ),
    total: null,
    isCapped: false,
    next: last && rows.length === limit ? { cursor: String(last.row) } : null,
  };
}
