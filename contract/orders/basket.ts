import * as z from 'zod/mini';
import { Part } from '../catalogue/parts.ts';
import { Answers, FitMark } from '../fitment/fitment.ts';
import { vehicleSlug } from '../fitment/vehicles.ts';
import { limits } from '../limits.ts';
import { dollars } from '../rule.ts';
import { text } from '../text.ts';

/** Which line of a basket: a part may stand in several, one for each vehicle. */
const lineKey = {
  partId: text({ min: 1, max: 64 }),
  /** The vehicle that it is for. Null: none was named. */
  vehicle: z._default(z.nullable(vehicleSlug), null),
};

/** A line as a browser keeps it, and as it is sent. */
export const BasketLine = z.object({
  ...lineKey,
  quantity: z.int().check(z.minimum(1), z.maximum(limits.stockMax)),
  /** In dollars for one piece, when it was added. */
  price: dollars({ min: 0, max: limits.price.max }),
});
export type BasketLine = z.infer<typeof BasketLine>;

export const BasketLines = z.array(BasketLine).check(z.maxLength(limits.basketLines));

/** A line with what is known of its part now. Its problems are computed from it: `basketProblems`. */
export const ShownBasketLine = z.object({
  ...BasketLine.shape,
  /** Null: it was removed. */
  part: z.nullable(Part),
  /** Whether it can be ordered at all: it is on sale. */
  isSold: z.boolean(),
  /** What replaces a part that is not sold any more. */
  successor: z.nullable(Part),
  /** Whether it fits the vehicle of the line. Null without a vehicle. */
  fit: z.nullable(FitMark),
  /** The name of the vehicle, for people. Null without one, or if it is not known any more. */
  vehicleName: z.nullable(z.string()),
});
export type ShownBasketLine = z.infer<typeof ShownBasketLine>;

/** GET /basket, and POST /basket-lines for lines of a visitor, in their order. */
export const Basket = z.object({ lines: z.array(ShownBasketLine) });
export type Basket = z.infer<typeof Basket>;

/** POST /basket-lines: the lines that a visitor's browser keeps. */
export const BasketLinesQuery = z.object({ lines: BasketLines });

/**
 * PATCH /basket: sets these lines and leaves the others. A quantity of 0 removes one. With `join`, the larger quantity of both
 * wins: the lines are those that a visitor's browser kept until the login.
 */
export const BasketChange = z.object({
  lines: z
    .array(
      z.object({ ...BasketLine.shape, quantity: z.int().check(z.minimum(0), z.maximum(limits.stockMax)) }),
    )
    .check(z.maxLength(limits.basketLines)),
  join: z.optional(z.boolean()),
});
export type BasketChange = z.infer<typeof BasketChange>;

/** A line of POST /checkouts. */
export const CheckoutLine = z.object({
  partId: text({ min: 1, max: 64 }),
  quantity: z.int().check(z.minimum(1), z.maximum(limits.stockMax)),
  /** In dollars for one piece, as the customer saw it. */
  price: dollars({ min: 0, max: limits.price.max }),
  vehicle: z.optional(vehicleSlug),
  /** The month of its first registration, 1 to 12. */
  vehicleMonth: z.optional(z.int().check(z.minimum(1), z.maximum(12))),
  answers: z.optional(Answers),
  /** Although the part does not fit the vehicle, or under conditions without an answer. */
  orderAnyway: z.optional(z.boolean()),
});
export type CheckoutLine = z.infer<typeof CheckoutLine>;
