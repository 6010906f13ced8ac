import * as z from 'zod/mini';
import { drawnDimensions, isDimensionDrawing } from '#contract/catalogue/dimension-drawings.ts';
import { slug, Spec } from '#contract/catalogue/specifications.ts';
import type { Queries } from '../db/connect.ts';

/** The categories of a shop and what their parts are measured by, as a file. */
export const CategoryFile = z.object({
  specs: z.array(z.object({ ...Spec.shape, slug })),
  categories: z.array(
    z.object({
      slug,
      name: z.string().check(z.minLength(1)),
      /** Null for a group. */
      parent: z.nullable(slug),
      description: z.string(),
      specs: z.array(slug),
      /** The drawing of its parts, and the spec that each dimension of it is. Without one, its parts show none. */
      drawing: z.optional(
        z.object({
          name: z.string().check(z.refine(isDimensionDrawing)),
          dimensions: z.partialRecord(z.enum(drawnDimensions), slug),
        }),
      ),
    }),
  ),
});
export type CategoryFile = z.infer<typeof CategoryFile>;

/** Adds and changes categories, in the order of the file. Those that are not in it stay, because parts may have them. */
export async function saveCategories(tx: Queries, { specs, categories }: CategoryFile): Promise<void> {
  const choices = specs.flatMap(({ slug: spec, choices: all }) =>
    all.map((choice, position) => ({ ...choice, spec, position })),
  );
  const categorySpecs = categories.flatMap(({ slug: category, specs: all, drawing }) => {
    const dimensions = Object.entries(drawing?.dimensions ?? {});
    const dimensionOf = (spec: string) => dimensions.find(([, measured]) => measured === spec)?.[0] ?? null;
    return all.map((spec, position) => ({ category, spec, position, dimension: dimensionOf(spec) }));
  });
  const numbered = categories.map(({ drawing, ...category }, position) => ({
    ...category,
    ...{ position, drawing: drawing?.name ?? null },
  }));
  const statements: ReadonlyArray<readonly [string, readonly object[]]> = [
    [
      `INSERT INTO specs (slug, name, kind, unit, decimals)
       SELECT slug, name, kind, unit, decimals FROM json_populate_recordset(NULL::specs, $1)
       ON CONFLICT (slug) DO UPDATE SET name = EXCLUDED.name, unit = EXCLUDED.unit, decimals = EXCLUDED.decimals`,
      specs,
    ],
    [
      `INSERT INTO spec_choices SELECT * FROM json_populate_recordset(NULL::spec_choices, $1)
       ON CONFLICT (spec, slug) DO UPDATE SET name = EXCLUDED.name, position = EXCLUDED.position`,
      choices,
    ],
    [
      `INSERT INTO categories (slug, name, parent, description, position, drawing)
       SELECT slug, name, parent, description, position, drawing FROM json_populate_recordset(NULL::categories, $1)
       ON CONFLICT (slug) DO UPDATE SET name = EXCLUDED.name, parent = EXCLUDED.parent,
         description = EXCLUDED.description, position = EXCLUDED.position, drawing = EXCLUDED.drawing`,
      numbered,
    ],
    [
      `INSERT INTO category_specs SELECT * FROM json_populate_recordset(NULL::category_specs, $1)
       ON CONFLICT (category, spec) DO UPDATE SET position = EXCLUDED.position, dimension = EXCLUDED.dimension`,
      categorySpecs,
    ],
  ];
  for (const [sql, rows] of statements) await tx.query(sql, [JSON.stringify(rows)]);
}
