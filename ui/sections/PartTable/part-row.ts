import type { Failure } from '../failure.ts';
import type { ListQuery } from '../ListScreen/ListScreen.tsx';
import type { PartCard } from '../part-card.ts';
import type { PartTexts } from '../part-values.ts';

/** A part as an admin sees it. */
export interface PartRow extends PartCard {
  /** Rises with every edit by an admin. */
  version: number;
}

export const partStockFilters = ['all', 'low', 'out'] as const;

/** The list's query. It can be sorted by `name`, `price` or `quantity`. */
export interface PartListQuery extends ListQuery {
  stock: (typeof partStockFilters)[number];
}

/** What an admin changes, and what they saw before: the server refuses what was changed meanwhile. */
export interface PartChange {
  version: number;
  name?: string;
  description?: string;
  /** Dollars. */
  price?: number;
  minQuantity?: number;
  image?: string;
  quantity?: number;
  /** The stock that was seen, together with `quantity`. */
  quantitySeen?: number;
}

/** A rejected change. With `field`, the message is shown at that field. */
export interface PartRefusal extends Failure {
  field?: keyof PartTexts;
  /** The part as someone else has made it meanwhile; nothing of it was overwritten. */
  current?: PartRow;
}

/** Sends a change; on null the caller has put the changed part in the list, and says so if it likes. */
export type ChangePart = (part: PartRow, change: PartChange) => Promise<PartRefusal | null>;
