import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { text } from '../text.ts';
import { namesOf, outputOf, partFields } from './part-fields.ts';
import { offSaleStates, partStates } from './part-states.ts';
import { Part, PartsQuery } from './parts.ts';

/** One of several parts with one number. */
export const SameNumber = z.object({
  address: z.string(),
  number: partFields.number.output,
  brand: partFields.brand.output,
  name: partFields.name.output,
});
export type SameNumber = z.infer<typeof SameNumber>;

/** The response of GET /part/{address}. */
export const PartDetails = z.object({
  ...Part.shape,
  ...outputOf(namesOf({ seenBy: 'page' })),
  /** The names of the category and of its group, with their slugs, from the group down. */
  path: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** The name of the category's drawing with dimensions. Null without one. Absent from servers of an earlier version. */
  drawing: z.nullish(z.string()),
  /** Parts of other brands with the same number. Absent from servers of an earlier version. */
  others: z.optional(z.array(SameNumber)),
  /** When name, texts, price or pictures changed, as an ISO time. Stock does not count. */
  updatedAt: z.string(),
});
export type PartDetails = z.infer<typeof PartDetails>;

/** A part with its state, in a list of admins. */
export const OffSalePart = z.object({ ...Part.shape, state: partFields.state.output });
export type OffSalePart = z.infer<typeof OffSalePart>;

/** The query of GET /off-sale-parts. */
export const OffSalePartsQuery = z.extend(
  z.pick(PartsQuery, { search: true, category: true, sort: true, page: true, limit: true, cursor: true }),
  { state: z.optional(z.enum(offSaleStates)) },
);
export type OffSalePartsQuery = z.infer<typeof OffSalePartsQuery>;

/** The query of GET /parts-with-notes. By default the parts on sale. */
export const PartsWithNotesQuery = z.extend(OffSalePartsQuery, {
  state: z._default(z.enum(partStates), 'onSale'),
});
export type PartsWithNotesQuery = z.infer<typeof PartsWithNotesQuery>;

/** The query of GET /part-facets: a category and the filters of the list. */
export const PartFacetsQuery = z.extend(
  z.pick(PartsQuery, {
    search: true,
    stock: true,
    minPrice: true,
    maxPrice: true,
    need: true,
    brand: true,
    vehicle: true,
    exact: true,
    specs: true,
  }),
  { category: text({ min: 1, max: limits.brandMax }) },
);
export type PartFacetsQuery = z.infer<typeof PartFacetsQuery>;

/** The query of GET /categories: the filters of the list that every category has. */
export const CategoriesQuery = z.omit(PartFacetsQuery, { category: true, specs: true });
export type CategoriesQuery = z.infer<typeof CategoriesQuery>;
