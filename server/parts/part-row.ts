import { toDollars } from '#contract/money.ts';
import type { Part } from '#contract/parts.ts';

export interface PartRow {
  id: string;
  name: string;
  description: string;
  price_cents: number;
  quantity: number;
  min_quantity: number;
  image: string;
  version: number;
}

export const partColumns = 'id, name, description, price_cents, quantity, min_quantity, image, version';

export const toPart = (row: PartRow): Part => ({
  _id: row.id,
  name: row.name,
  description: row.description,
  price: toDollars(row.price_cents),
  quantity: row.quantity,
  minQuantity: row.min_quantity,
  image: row.image,
  version: row.version,
});
