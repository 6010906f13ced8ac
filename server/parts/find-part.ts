import type { Part } from '#contract/parts.ts';
import type { Queries } from '../db/connect.ts';
import { isId } from '../core/ids.ts';
import { partColumns, toPart, type PartRow } from './part-row.ts';

/** Returns null if no part on sale has this id. */
export async function findPart(db: Queries, id: string): Promise<Part | null> {
  if (!isId(id)) return null;
  const { rows } = await db.query<PartRow>(
    { isPrepared: true, text: `SELECT ${partColumns} FROM parts WHERE id = $1 AND deleted_at IS NULL` },
    [id],
  );
  return rows[0] ? toPart(rows[0]) : null;
}
