import { toDollars } from '#contract/money.ts';
import type { Part } from '#contract/parts.ts';
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
