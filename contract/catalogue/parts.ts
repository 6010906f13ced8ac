import * as z from 'zod/mini';
import * as m from '#messages/validation.js';
import { isWorthCharging, limits } from '../limits.ts';
import { partReaders } from './part-filters.ts';
import { filtersOf, listQuery } from '../list-query.ts';
import { dollars } from '../rule.ts';
import { Fitment, FitMark } from '../fitment/fitment.ts';
import { partNumberOrNone, Reference } from './part-number.ts';
import { partStates } from './part-states.ts';
import { slug, SpecValue } from './specifications.ts';
import { lines, text } from '../text.ts';

export const Part = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  /** In dollars. */
  price: z.number(),
  /** Units that can be sold now, without reserved ones. */
  quantity: z.int(),
  /** The smallest quantity of one order. */
  minQuantity: z.int(),
  /** URL, or empty if there is none. */
  image: z.string(),
  /** Increases with every edit by an admin. PATCH /parts/{id} requires it. */
  version: z.int(),
  number: z.string(),
  /** Empty: the shop's own. */
  brand: z.string(),
  /** The reference by which a search found the part. */
  foundBy: z.optional(z.object({ kind: z.string(), maker: z.string(), number: z.string() })),
  /** Whether it fits the vehicle that a list is filtered by. */
  fit: z.optional(FitMark),
});
export type Part = z.infer<typeof Part>;

export const Parts = z.array(Part);

export const tooCheap = m.tooCheap({ min: limits.charge.min.toFixed(2) });

/** A path on the shop or an https URL. The server decides which hosts are allowed. */
const image = text({ min: 1, max: 2048 }).check(
  z.refine((value) => /^(\/(?!\/)|https:\/\/)/.test(value), m.pictureAddress()),
);

const newPart = z.object({
  name: text({ min: 1, max: limits.partNameMax }),
  description: lines({ min: 1, max: limits.partDescriptionMax }),
  price: dollars(limits.price),
  minQuantity: z.int().check(z.minimum(1), z.maximum(limits.stockMax)),
  quantity: z.int().check(z.minimum(1), z.maximum(limits.stockMax)),
  image,
});

const alt = text({ max: limits.pictureAltMax });

/** What a part can have beside the six fields. */
const extras = z.object({
  /** Empty: the next free one. */
  number: partNumberOrNone,
  /** Empty: the shop's own. */
  brand: text({ max: limits.brandMax }),
  /** The slug of a category, which is not a group. */
  category: z.nullable(slug),
  state: z.enum(partStates),
  imageAlt: alt,
  morePictures: z.array(z.object({ image, alt })).check(z.maxLength(limits.morePictures)),
  references: z.array(Reference).check(z.maxLength(limits.references)),
  /** At most one of each spec of the category. */
  specifications: z.array(SpecValue).check(z.maxLength(limits.specifications)),
  /** Rows that say the same of overlapping years are merged, other overlaps refused. */
  fitments: z.array(Fitment).check(z.maxLength(limits.fitments)),
  /** Whether the part fits no other vehicles. */
  isFitComplete: z.boolean(),
});

const optionalExtras = z.partial(extras);

/** The body of POST /post-part. The admin's e-mail address comes from the token. */
export const NewPart = z.extend(newPart, optionalExtras.shape).check(
  z.refine(({ quantity, minQuantity }) => quantity >= minQuantity, {
    path: ['quantity'],
    error: m.stockBelowMinimum(),
  }),
  z.refine(isWorthCharging, { path: ['price'], error: tooCheap }),
);
export type NewPart = z.infer<typeof NewPart>;

export const AddedPart = z.object({ acknowledged: z.literal(true), insertedId: z.string() });
export type AddedPart = z.infer<typeof AddedPart>;

/** PostgreSQL's integer. */
const count = z.int().check(z.minimum(0), z.maximum(2_147_483_647));

/** The body of PATCH /parts/{id}: the changes, and the state that the admin saw. */
export const PartChange = z
  .object({
    /** The version that the admin saw. 409 PART_CHANGED if it is outdated. */
    version: count,
    name: z.optional(newPart.shape.name),
    description: z.optional(newPart.shape.description),
    price: z.optional(newPart.shape.price),
    minQuantity: z.optional(newPart.shape.minQuantity),
    image: z.optional(newPart.shape.image),
    /** Sets the stock. Requires `quantitySeen`, the stock that the admin saw. */
    quantity: z.optional(z.int().check(z.minimum(0), z.maximum(limits.stockMax))),
    quantitySeen: z.optional(count),
    ...optionalExtras.shape,
    /** The number of the part that replaces a discontinued one; empty if none does. */
    successor: z.optional(partNumberOrNone),
  })
  .check(
    z.refine(({ quantity, quantitySeen }) => (quantity === undefined) === (quantitySeen === undefined), {
      path: ['quantitySeen'],
      error: m.quantitySeenAlone(),
    }),
  );
export type PartChange = z.infer<typeof PartChange>;

/** PATCH /parts/{id}: the new part. `modifiedCount` 0 means that the change had no effect. */
export const ChangedPart = z.object({ modifiedCount: z.union([z.literal(0), z.literal(1)]), part: Part });
export type ChangedPart = z.infer<typeof ChangedPart>;

/** DELETE /delete-part/{id}. */
export const DeletedPart = z.object({ acknowledged: z.literal(true), deletedCount: z.literal(1) });
export type DeletedPart = z.infer<typeof DeletedPart>;

/** POST /restore-part/{id}. `modifiedCount` 0 means that the part is on sale already. */
export const RestoredPart = z.object({
  acknowledged: z.literal(true),
  modifiedCount: z.union([z.literal(0), z.literal(1)]),
});
export type RestoredPart = z.infer<typeof RestoredPart>;

/** The query of GET /parts. */
export const PartsQuery = listQuery(partReaders, 'stock');
export type PartsQuery = z.infer<typeof PartsQuery>;

/** Query of GET /export-parts: the same filters and order, on all pages. */
export const ExportPartsQuery = z.omit(z.object(filtersOf(partReaders)), { page: true });
