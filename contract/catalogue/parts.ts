import * as z from 'zod/mini';
import * as m from '#messages/validation.js';
import { FitMark, ModelsMark } from '../fitment/fitment.ts';
import { isWorthCharging, limits } from '../limits.ts';
import { partReaders } from './part-filters.ts';
import { oneOf } from '../list-filters.ts';
import { filtersOf, listQuery } from '../list-query.ts';
import { NumberMatch } from './number-match.ts';
import { listedFields, optionalFields, outputOf, requiredFields } from './part-fields.ts';
import { inputOf } from './part-inputs.ts';
import { Specification } from './specifications.ts';

export const Part = z.object({
  _id: z.string(),
  ...outputOf(listedFields),
  /** Increases with every edit by an admin. PATCH /parts/{id} requires it. */
  version: z.int(),
  /** The end of the address of its page. Absent from servers of an earlier version. */
  address: z.optional(z.string()),
  /** The reference by which a search found the part. */
  foundBy: z.optional(z.object({ kind: z.string(), maker: z.string(), number: z.string() })),
  /** How that number, or its own one, is like the one that was searched for. */
  numberMatch: z.optional(NumberMatch),
  /** Whether it fits the vehicle that a list is filtered by. */
  fit: z.optional(FitMark),
  /** What it is measured by, in the order of its category. In a list that asks for it. */
  specifications: z.optional(z.array(Specification)),
  /** Which of the models that a search may mean it fits. */
  fitModels: z.optional(ModelsMark),
});
export type Part = z.infer<typeof Part>;

export const Parts = z.array(Part);

export const tooCheap = m.tooCheap({ min: limits.charge.min.toFixed(2) });

const optionalShape = z.partial(z.object(inputOf(optionalFields))).shape;

/** The body of POST /post-part. The admin's e-mail address comes from the token. */
export const NewPart = z
  .omit(z.object({ ...inputOf(requiredFields), ...optionalShape }), { successor: true })
  .check(
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
    ...z.partial(z.object(inputOf(requiredFields))).shape,
    ...optionalShape,
    /** Sets the stock. Requires `quantitySeen`, the stock that the admin saw. */
    quantity: z.optional(z.int().check(z.minimum(0), z.maximum(limits.stockMax))),
    quantitySeen: z.optional(count),
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
export const PartsQuery = listQuery(
  {
    ...partReaders,
    /** What each part also has, to compare them. */
    include: oneOf(['specifications']),
  },
  'stock',
);
export type PartsQuery = z.infer<typeof PartsQuery>;

/** Query of GET /export-parts: the same filters and order, on all pages. */
export const ExportPartsQuery = z.omit(z.object(filtersOf(partReaders)), { page: true });
