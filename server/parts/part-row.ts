import type { Part } from '#contract/parts.ts';
import { isId } from '../core/ids.ts';
import { Problem } from '../core/problem.ts';
import type { Queries } from '../db/connect.ts';

/** A part as the API returns it. */
export const partColumns = `id AS "_id", name, description, price_cents::float8 / 100 AS price, quantity,
  min_quantity AS "minQuantity", image, version`;

/** Returns null if no part on sale has this id. */
export async function findPart(db: Queries, id: string): Promise<Part | null> {
  if (!isId(id)) return null;
  const { rows } = await db.query<Part>(
    { isPrepared: true, text: `SELECT ${partColumns} FROM parts WHERE id = $1 AND deleted_at IS NULL` },
    [id],
  );
  return rows[0] ?? null;
}

/** Locks the part's row until the transaction ends. Throws 404 if the part is unknown. */
export async function lockPart(tx: Queries, id: string): Promise<{ isDeleted: boolean }> {
  if (!isId(id)) throw new Problem('NOT_FOUND');
  const { rows } = await tx.query<{ isDeleted: boolean }>(
    'SELECT deleted_at IS NOT NULL AS "isDeleted" FROM parts WHERE id = $1 FOR NO KEY UPDATE',
    [id],
  );
  if (!rows[0]) throw new Problem('NOT_FOUND');
  return rows[0];
}
