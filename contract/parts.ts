import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { listQuery, wholeNumber } from './list-query.ts';
import { dollars } from './money.ts';
import { text } from './text.ts';

/** A part as everybody sees it. */
export const Part = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  /** Dollars. */
  price: z.number(),
  /** Units that can be sold now; reserved ones are already taken off. */
  quantity: z.int(),
  /** The smallest quantity one order may ask for. */
  minQuantity: z.int(),
  /** URL of the picture; empty when there is none. */
  image: z.string(),
  /** Rises with every edit by an admin; sent back with PATCH /parts/{id}. */
  version: z.int(),
});
export type Part = z.infer<typeof Part>;

export const Parts = z.array(Part);

/** The body of POST /post-part. The adding admin's e-mail is the token's, whatever the body says. */
export const NewPart = z.object({
  name: text({ min: 1, max: limits.partNameMax }),
  description: text({ min: 1, max: limits.partDescriptionMax }),
  price: dollars(limits.price),
  minQuantity: z.int().check(z.minimum(1), z.maximum(limits.stockMax)),
  quantity: z.int().check(z.minimum(1), z.maximum(limits.stockMax)),
  image: text({ min: 1, max: 2048 }),
});
export type NewPart = z.infer<typeof NewPart>;

export const AddedPart = z.object({ acknowledged: z.literal(true), insertedId: z.string() });
export type AddedPart = z.infer<typeof AddedPart>;

/** The body of PATCH /parts/{id}: what changes, and what the admin saw before. */
export const PartChange = z.object({
  /** The version that was read; 409 PART_CHANGED when it is no longer the part's. */
  version: z.int(),
  name: z.optional(NewPart.shape.name),
  description: z.optional(NewPart.shape.description),
  price: z.optional(NewPart.shape.price),
  minQuantity: z.optional(NewPart.shape.minQuantity),
  image: z.optional(NewPart.shape.image),
  /** Sets the stock; goes together with `quantitySeen`, the stock that was read. */
  quantity: z.optional(z.int().check(z.minimum(0), z.maximum(limits.stockMax))),
  quantitySeen: z.optional(z.int()),
});
export type PartChange = z.infer<typeof PartChange>;

/** DELETE /delete-part/{id}. */
export const DeletedPart = z.object({ acknowledged: z.literal(true), deletedCount: z.literal(1) });
export type DeletedPart = z.infer<typeof DeletedPart>;

export const partSorts = ['name', 'price', 'quantity'] as const;

/** How much there is of a part: `out` is less than one order may ask for, `low` less than five times that. */
export const stockStates = ['in', 'low', 'out'] as const;
export type StockState = (typeof stockStates)[number];

/** A filter of several values, with commas between. */
const severalOf = <const Value extends string>(values: readonly Value[]) =>
  z.pipe(
    z.string().check(z.maxLength(100)),
    z.pipe(
      z.transform((list: string) => list.split(',')),
      z.array(z.enum(values)),
    ),
  );

const dollarsText = z.pipe(
  z.string().check(z.regex(/^\d{1,7}(\.\d{1,2})?$/, 'Use dollars with at most two decimals')),
  z.transform(Number),
);

/** Optional query of GET /parts. Without a sort: catalogue order. */
export const PartsQuery = z.object({
  ...listQuery(partSorts),
  stock: z.optional(severalOf(stockStates)),
  /** Only what can be ordered now. */
  inStock: z.optional(z.literal('true')),
  /** Dollars. */
  minPrice: z.optional(dollarsText),
  maxPrice: z.optional(dollarsText),
  /** Units somebody needs: no fewer than the minimum order, no more than there are. */
  need: z.optional(wholeNumber({ max: limits.stockMax })),
});
export type PartsQuery = z.infer<typeof PartsQuery>;
