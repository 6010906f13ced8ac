import { createContext, useContext } from 'react';
import type { Part } from '#contract/catalogue/parts.ts';

/** What parts anywhere on a page need to know of the basket. */
export interface BasketButtons {
  /** URL of the basket. */
  href: string;
  /** How many pieces of a part are in it. Undefined: none. */
  quantityOf(part: Pick<Part, '_id'>): number | undefined;
  /** Adds the minimum order. */
  onAdd(part: Part): Promise<void>;
}

/** Null: nobody can put anything into a basket here, such as admins. */
export const BasketContext = createContext<BasketButtons | null>(null);

export const useBasketButtons = (): BasketButtons | null => useContext(BasketContext);
