import * as z from 'zod/mini';
import * as m from '#messages/validation.js';
import { adminPartReaders } from './admin-part-filters.ts';
import { priceEdits, priceEndings } from './edited-price.ts';
import { partInputs } from './part-inputs.ts';
import { limits } from '../limits.ts';
import { filtersOf } from '../list-query.ts';

const { search, category, state, notes, stock } = filtersOf(adminPartReaders);
const { min, max } = limits.price;

const PriceChange = z
  .object({
    how: z.enum(priceEdits),
    /** Dollars, or percent. */
    value: z.number().check(z.minimum(-max), z.maximum(max)),
    ending: z.enum(priceEndings),
  })
  .check(
    z.refine(({ how, value }) => how !== 'set' || value >= min, {
      path: ['value'],
      error: m.priceToSet(),
    }),
  );

/** What changes in each of the parts. What is left out stays. */
const changes = {
  price: z.optional(PriceChange),
  /** Units to add; negative: to take. */
  stockChange: z.optional(z.int().check(z.minimum(-limits.stockMax), z.maximum(limits.stockMax))),
  minQuantity: z.optional(partInputs.minQuantity),
  /** Null: none. */
  category: z.optional(partInputs.category),
  state: z.optional(partInputs.state),
};
export const PartChanges = z.object(changes);
export type PartChanges = z.infer<typeof PartChanges>;

/** The filters of Manage Products: all parts that match, on all pages. */
const Filters = z.object({ search, category, state, notes, stock });

/** The body of POST /part-edits: which parts, by their ids or by filters, and what changes. */
export const PartEdit = z
  .object({
    ids: z.optional(z.array(z.string()).check(z.minLength(1), z.maxLength(limits.listRows))),
    filters: z.optional(Filters),
    changes: PartChanges,
  })
  .check(
    z.refine(({ ids, filters }) => (ids === undefined) !== (filters === undefined), {
      path: ['ids'],
      error: m.idsOrFilters(),
    }),
    z.refine(({ changes: wanted }) => Object.values(wanted).some((value) => value !== undefined), {
      path: ['changes'],
      error: m.nothingChanges(),
    }),
  );
export type PartEdit = z.infer<typeof PartEdit>;
/** As it is sent. */
export type PartEditInput = z.input<typeof PartEdit>;

/** What an edit of prices comes to, over all its parts. */
export const EditSums = z.object({
  /** Of the parts that change. */
  averagePercent: z.number(),
  /** Dollars, with the sign of the change. */
  largestStep: z.number(),
});
export type EditSums = z.infer<typeof EditSums>;

/** The units that all parts of an edit of stocks can sell, before and after, without those that it leaves out. */
export const UnitSums = z.object({ before: z.int(), after: z.int() });
export type UnitSums = z.infer<typeof UnitSums>;
