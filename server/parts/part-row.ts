import { toCents } from '#contract/money.ts';
import type { NewPart, Part } from '#contract/parts.ts';
import { isId } from '../core/ids.ts';
import { Problem } from '../core/problem.ts';
import type { Queries } from '../db/connect.ts';

/** The column of each field that admins write. */
const columns = {
  name: 'name',
  description: 'description',
  price: 'price_cents',
  minQuantity: 'min_quantity',
  image: 'image',
  quantity: 'quantity',
} as const satisfies Record<keyof NewPart, string>;

const isField = (name: string): name is keyof NewPart => name in columns;
export const partFields: readonly (keyof NewPart)[] = Object.keys(columns).filter(isField);

/** The columns of `partFields`. */
export const writtenColumns = partFields.map((field) => columns[field]);

/** The values of `writtenColumns`. */
export const writtenValues = (part: NewPart) =>
  partFields.map((field) => (field === 'price' ? toCents(part.price) : part[field]));

/** A part as the API returns it. */
export const partColumns = [
  'id AS "_id"',
  ...partFields.map((field) =>
    field === 'price' ? 'price_cents::float8 / 100 AS price' : `${columns[field]} AS "${field}"`,
  ),
  'version',
].join(', ');

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
