import * as z from 'zod/mini';
import { patterns } from '../patterns.ts';

/** Each has a message in the group `units`, and some a second unit in brackets. */
export const units = ['mm', 'kg', 'g', 'l', 'V', 'A', 'Ah', 'W', 'bar', 'Nm', '°C'] as const;
export type Unit = (typeof units)[number];

export const slug = z.string().check(z.regex(patterns.slug), z.maxLength(40));

/** What parts of a category can be measured by. */
export const Spec = z.object({
  slug: z.string(),
  name: z.string(),
  kind: z.enum(['number', 'choice', 'flag']),
  /** Of a number; null if it has none. */
  unit: z.nullable(z.enum(units)),
  /** Of a number, at most. */
  decimals: z.int(),
  /** Of a choice, in order. */
  choices: z.array(z.object({ slug: z.string(), name: z.string() })),
});
export type Spec = z.infer<typeof Spec>;

/** A dimension of the drawing of a category. */
const inDrawing = {
  /** Which one it is, such as `diameter`. Null: it is not in the drawing. */
  dimension: z.nullish(z.string()),
  /** Of a number in the drawing: A, B, C, in the order of the category's specs. */
  letter: z.nullish(z.string()),
};

/** A spec in a category. */
export const CategorySpec = z.object({ ...Spec.shape, ...inDrawing });
export type CategorySpec = z.infer<typeof CategorySpec>;

/** Whether a number has at most so many decimals. */
export const hasDecimals = (value: number, decimals: number): boolean =>
  Number(value.toFixed(decimals)) === value;

/** A specification of a part: a number in the spec's unit, the slug of a choice, or whether a flag applies. */
export const SpecValue = z.object({
  spec: slug,
  value: z.union([z.number().check(z.minimum(-1e9), z.maximum(1e9)), slug, z.boolean()]),
});
export type SpecValue = z.infer<typeof SpecValue>;

/** A specification as people read it. */
export const Specification = z.object({
  spec: z.string(),
  name: z.string(),
  unit: z.nullable(z.enum(units)),
  decimals: z.int(),
  value: z.union([z.number(), z.string(), z.boolean()]),
  /** The name of a choice. */
  choice: z.optional(z.string()),
  ...inDrawing,
});
export type Specification = z.infer<typeof Specification>;

/** One of the two levels of categories. Parts are in the second one. */
export const Category = z.object({
  slug: z.string(),
  name: z.string(),
  /** The slug of the group; null for a group. */
  parent: z.nullable(z.string()),
  /** Parts on sale, in a group those of its categories. */
  parts: z.int(),
});
export type Category = z.infer<typeof Category>;

/** The response of GET /categories: each group before its categories. */
export const Categories = z.array(Category);

/** The response of GET /categories/{slug}. */
export const CategoryDetails = z.object({
  ...Category.shape,
  /** The text of its page. */
  description: z.string(),
  /** What its parts can be measured by. Empty for a group. */
  specs: z.array(CategorySpec),
  /** The name of the drawing with dimensions of its parts, one of `dimensionDrawings`. Null without one. */
  drawing: z.nullish(z.string()),
});
export type CategoryDetails = z.infer<typeof CategoryDetails>;

/** Of a spec with more sizes, these many are returned. */
export const sizesMax = 200;

/** How many parts of a filtered category have which value. Values that the filters exclude stay, with 0 parts. */
export const SpecFacet = z.object({
  spec: z.string(),
  name: z.string(),
  unit: z.nullable(z.enum(units)),
  decimals: z.int(),
  /** The parts of the category that have the spec, whatever the filters. */
  stated: z.optional(z.int()),
  /** Of a choice or a flag (`yes`, `no`). */
  values: z.optional(z.array(z.object({ value: z.string(), name: z.string(), parts: z.int() }))),
  /** Of a number: the smallest and the largest of `sizes` with parts. Absent if the filters exclude all. */
  range: z.optional(z.object({ min: z.number(), max: z.number() })),
  /** Of a number: the sizes that parts of the category have, ascending, at most `sizesMax`. */
  sizes: z.optional(z.array(z.object({ value: z.number(), parts: z.int() }))),
  /** The category has more sizes: `parts` includes those since the size before. */
  isThinned: z.optional(z.boolean()),
});
export type SpecFacet = z.infer<typeof SpecFacet>;

/** The response of GET /part-facets, in the order of the category's specs. Specs without any value are left out. */
export const PartFacets = z.array(SpecFacet);
