import * as z from 'zod/mini';
import { Statement } from '../fitment/fitment.ts';
import { limits } from '../limits.ts';
import { Reference } from './part-number.ts';
import { offSaleStates, partStates } from './part-states.ts';
import { Part, PartsQuery } from './parts.ts';
import { Specification } from './specifications.ts';
import { text } from '../text.ts';

const picture = z.object({ image: z.string(), alt: z.string() });

/** The response of GET /part/{number}. */
export const PartDetails = z.object({
  ...Part.shape,
  number: z.string(),
  /** Empty: the shop's own. */
  brand: z.string(),
  /** The slug; null without a category. */
  category: z.nullable(z.string()),
  /** The names of the category and of its group, with their slugs, from the group down. */
  path: z.array(z.object({ slug: z.string(), name: z.string() })),
  state: z.enum(partStates),
  /** What the first picture shows. Empty: the name says it. */
  imageAlt: z.string(),
  morePictures: z.array(picture),
  references: z.array(Reference),
  specifications: z.array(Specification),
  /** The vehicles that it fits. Absent from servers of an earlier version. */
  fitments: z._default(z.array(Statement), []),
  /** Whether it fits no others. */
  isFitComplete: z._default(z.boolean(), false),
  /** What replaces a discontinued part. */
  successor: z.nullable(z.object({ number: z.string(), name: z.string() })),
  /** When name, texts, price or pictures changed, as an ISO time. Stock does not count. */
  updatedAt: z.string(),
});
export type PartDetails = z.infer<typeof PartDetails>;

/** A part that is not on sale, in the list of admins. */
export const OffSalePart = z.object({ ...Part.shape, number: z.string(), state: z.enum(partStates) });
export type OffSalePart = z.infer<typeof OffSalePart>;

/** The query of GET /off-sale-parts. */
export const OffSalePartsQuery = z.extend(
  z.pick(PartsQuery, { search: true, sort: true, page: true, limit: true, cursor: true }),
  { state: z.optional(z.enum(offSaleStates)) },
);
export type OffSalePartsQuery = z.infer<typeof OffSalePartsQuery>;

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
