import { toFacet, type CountedSpec } from '#contract/catalogue/passes.ts';
import { isRange, parseSpecs, type SpecFilter } from '#contract/catalogue/spec-filters.ts';
import type { Spec, SpecFacet } from '#contract/catalogue/specifications.ts';
import type { Queries } from '../db/connect.ts';
import { Conditions } from '../db/list-rows.ts';
import { readSpecs } from './categories.ts';
import type { Listed } from './list-parts.ts';
import { hasSpec, partConditions, partsOnSale } from './part-conditions.ts';

interface Counted extends CountedSpec {
  spec: string;
}

/**
 * Counts the values of each spec of a category among the parts that the query finds. A spec that is filtered by is counted
 * without its own filter, so that its other values can be chosen.
 */
export async function findFacets(db: Queries, category: string, listed: Listed): Promise<SpecFacet[]> {
  const { query } = listed;
  const filters = (query.specs === undefined ? null : parseSpecs(query.specs)) ?? [];
  const specs = await readSpecs(db, category);
  if (specs.length === 0) return [];
  const rows = await count(db, category, listed, filters, specs);
  return specs.flatMap((spec) =>
    toFacet(
      spec,
      rows.filter((row) => row.spec === spec.slug),
      filters.flatMap((one) => (one.spec === spec.slug && !isRange(one) ? one.values : [])),
    ),
  );
}

/** Counts the parts that the query finds, by category. */
export async function countByCategory(db: Queries, listed: Listed): Promise<ReadonlyMap<string, number>> {
  const where = new Conditions();
  const others = findOthers(listed, undefined, where.values) ?? where;
  const { rows } = await db.query<{ category: string; parts: number }>(
    `SELECT listed.category, count(*)::int AS parts FROM ${partsOnSale} WHERE ${others} GROUP BY listed.category`,
    where.values,
  );
  return new Map(rows.map(({ category, parts }) => [category, parts]));
}

/** Reads the index on part_specs once, in its order. */
async function count(
  db: Queries,
  category: string,
  listed: Listed,
  filters: readonly SpecFilter[],
  specs: readonly Spec[],
): Promise<Counted[]> {
  const where = new Conditions();
  where.add(
    'listed_in = ? AND spec = ANY(?)',
    category,
    specs.map(({ slug }) => slug),
  );
  for (const filter of filters) {
    const [condition, ...values] = hasSpec(filter);
    where.add(
      `(spec = ? OR (part_id IN (SELECT part_id FROM part_specs WHERE listed_in = ? AND ${condition})) IS TRUE)`,
      ...[filter.spec, category, ...values],
    );
  }
  const others = findOthers(listed, category, where.values);
  // IS TRUE makes PostgreSQL hash the parts and keep the order of the index, instead of joining and sorting.
  if (others) where.add(`(part_id IN (SELECT id FROM ${partsOnSale} WHERE ${others})) IS TRUE`);
  const { rows } = await db.query<Counted>(
    `SELECT spec, choice, count(*)::int AS parts, min(number) AS min, max(number) AS max FROM part_specs
      WHERE ${where} GROUP BY spec, choice`,
    where.values,
  );
  return rows;
}

/** The conditions of the filters other than those of specs, and of the search. Null without any. */
function findOthers(
  { query, fits, words, numbers }: Listed,
  category: string | undefined,
  values: unknown[],
): Conditions | null {
  const { stock, minPrice, maxPrice, need, brand } = query;
  const ids = [...numbers.references.keys()];
  // A search for a number ignores the vehicle, as in the list.
  const filters = { stock, minPrice, maxPrice, need, brand, fits: ids.length === 0 ? fits : undefined };
  if (words === undefined && ids.length === 0 && Object.values(filters).every((value) => value === undefined))
    return null;
  const where = partConditions(
    { ...filters, categories: category === undefined ? undefined : [category] },
    'partsOnSale',
    values,
  );
  if (words === undefined && ids.length > 0) where.add('listed.id = ANY(?)', ids);
  else if (words && ids.length === 0) where.add('listed.search @@ ?::tsquery', words.query);
  else if (words) where.add('(listed.search @@ ?::tsquery OR listed.id = ANY(?))', words.query, ids);
  return where;
}
