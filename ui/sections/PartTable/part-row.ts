import type { Failure } from '../form/failure.ts';
import type { ListQuery } from '../ListScreen/ListScreen.tsx';
import type { PartCard } from '../part/part-card.ts';
import type { PartTexts } from '../part/part-values.ts';

/** A part as admins see it. */
export interface PartRow extends PartCard {
  /** Increases with every edit by an admin. */
  version: number;
}

export const partStockFilters = ['all', 'low', 'out'] as const;

/** The list's query. It can be sorted by `name`, `price` or `quantity`. */
export interface PartListQuery extends ListQuery {
  stock: (typeof partStockFilters)[number];
}

/** A change, and the state that the admin saw: the server rejects it if that state has changed. */
export interface PartChange {
  version: number;
  name?: string;
  description?: string;
  /** Dollars. */
  price?: number;
  minQuantity?: number;
  image?: string;
  quantity?: number;
  /** The stock that the admin saw. Sent with `quantity`. */
  quantitySeen?: number;
}

/** A rejected change. */
export interface PartRefusal extends Failure<keyof PartTexts> {
  /** The part as another admin saved it. Nothing was overwritten. */
  current?: PartRow;
}

/** Saves a change. On null the caller has updated the part in the list and may show a toast. */
export type ChangePart = (part: PartRow, change: PartChange) => Promise<PartRefusal | null>;
