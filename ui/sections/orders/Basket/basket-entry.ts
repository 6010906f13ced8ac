import type { ShownBasketLine } from '#contract/orders/basket.ts';

/** A line of the basket, as the page shows it. */
export interface BasketEntry {
  key: string;
  line: ShownBasketLine & {
    /** The customer wants it although it does not fit. */
    orderAnyway: boolean;
  };
  /** Its row stays in its place, so that it can be put back. */
  isRemoved: boolean;
  /** Why the server did not accept it. Null: it did not say. */
  refusal: string | null;
}
