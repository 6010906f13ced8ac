import {
  slug,
  type Category,
  type CategoryDetails,
  type CategorySpec,
} from '#contract/catalogue/specifications.ts';
import type { Queries } from '../db/connect.ts';

/** A group counts the parts of its categories. */
const partsOf = `CASE WHEN parent IS NULL
  THEN (SELECT coalesce(sum(leaf.parts), 0)::int FROM categories AS leaf WHERE leaf.parent = categories.slug)
  ELSE parts END AS parts`;

/** Returns each group before its categories, with the parts on sale. */
export async function listCategories(db: Queries): Promise<Category[]> {
  const { rows } = await db.query<Category>({
    isPrepared: true,
    text: `SELECT slug, name, parent, ${partsOf} FROM categories ORDER BY position`,
  });
  return rows;
}

/** Finds a category by its slug, in any case of its letters. Returns null if there is none. */
export async function findCategory(db: Queries, name: string): Promise<CategoryDetails | null> {
  const wanted = slug.safeParse(name.toLowerCase());
  if (!wanted.success) return null;
  const { rows } = await db.query<Omit<CategoryDetails, 'specs'>>(
    {
      isPrepared: true,
      text: `SELECT slug, name, parent, description, drawing, ${partsOf} FROM categories WHERE slug = $1`,
    },
    [wanted.data],
  );
  return rows[0] ? { ...rows[0], specs: await readSpecs(db, wanted.data) } : null;
}

/** A query for the slugs of those. */
export const leaves = (slug: string): string =>
  `SELECT slug FROM categories WHERE parent = ${slug} OR (slug = ${slug} AND parent IS NOT NULL) ORDER BY position`;

/** Returns the categories of a group, or the category itself. None if there is no such category. */
export async function leavesOf(db: Queries, slug: string): Promise<string[]> {
  const { rows } = await db.query<{ slug: string }>(
    {
      isPrepared: true,
      text: leaves('$1'),
    },
    [slug],
  );
  return rows.map((row) => row.slug);
}

/** The letter of a row of `category_specs` in the drawing. NULL if it is not a number in it. */
export const letter = `CASE WHEN dimension IS NOT NULL AND kind = 'number' THEN
  (SELECT chr(64 + count(*)::int) FROM category_specs AS lettered JOIN specs AS measured ON measured.slug = lettered.spec
    WHERE lettered.category = category_specs.category AND lettered.position <= category_specs.position
      AND lettered.dimension IS NOT NULL AND measured.kind = 'number') END`;

/** Returns what parts of a category can be measured by, in its order. */
export async function readSpecs(db: Queries, category: string): Promise<CategorySpec[]> {
  const { rows } = await db.query<CategorySpec>(
    {
      isPrepared: true,
      text: `SELECT slug, name, kind, unit, decimals, dimension, ${letter} AS letter,
          (SELECT coalesce(json_agg(json_build_object('slug', spec_choices.slug, 'name', spec_choices.name)
                                    ORDER BY spec_choices.position), '[]')
             FROM spec_choices WHERE spec_choices.spec = specs.slug) AS choices
         FROM category_specs JOIN specs ON specs.slug = category_specs.spec
        WHERE category = $1 ORDER BY position`,
    },
    [category],
  );
  return rows;
}
