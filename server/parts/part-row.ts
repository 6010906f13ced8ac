import { toDollars } from '#contract/money.ts';
import type { Part } from '#contract/parts.ts';
import { isId } from '../core/ids.ts';
import type { Queries } from '../db/connect.ts';
import { parts } from '../db/schema.ts';
import { selectColumns, type RowOf } from '../db/select-columns.ts';

const columns = [
  'id',
  'name',
  'description',
  'priceCents',
  'quantity',
  'minQuantity',
  'image',
  'version',
] as const;

export type PartRow = RowOf<typeof parts, typeof columns>;
export const partColumns = selectColumns(parts, columns);

export const toPart = (row: PartRow): Part => ({
  _id: row.id,
  name: row.name,
  description: row.description,
  price: toDollars(row.priceCents),
  quantity: row.quantity,
  minQuantity: row.minQuantity,
  image: row.image,
  version: row.version,
});

/** Returns null if no part on sale has this id. */
export async function findPart(db: Queries, id: string): Promise<Part | null> {
  if (!isId(id)) return null;
  const { rows } = await db.query<PartRow>(
    { isPrepared: true, text: `SELECT ${partColumns} FROM parts WHERE id = $1 AND deleted_at IS NULL` },
    [id],
  );
  return rows[0] ? toPart(rows[0]) : null;
}
