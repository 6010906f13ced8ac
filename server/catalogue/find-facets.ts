import { toFacet, type CountedSpec } from '#contract/catalogue/passes.ts';
import { isRange, parseSpecs, type SpecFilter } from '#contract/catalogue/spec-filters.ts';
import { sizesMax, type Spec, type SpecFacet } from '#contract/catalogue/specifications.ts';
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

/**
 * Reads the index on part_specs once, in its order. A spec with more than `sizesMax` numbers returns its smallest, its largest
 * and those at equal steps between, each with the parts since the one before.
 */
async function count(
  db: Queries,
  category: string,
  listed: Listed,
  filters: readonly SpecFilter[],
  specs: readonly Spec[],
): Promise<Counted[]> {
  const passing = new Conditions();
  for (const filter of filters) {
    const [condition, ...values] = hasSpec(filter);
    passing.add(
      `(spec = ? OR (part_id IN (SELECT part_id FROM part_specs WHERE listed_in = ? AND ${condition})) IS TRUE)`,
      ...[filter.spec, category, ...values],
    );
  }
  const others = findOthers(listed, category, passing.values);
  // IS TRUE makes PostgreSQL hash the parts and keep the order of the index, instead of joining and sorting.
  if (others) passing.add(`(part_id IN (SELECT id FROM ${partsOnSale} WHERE ${others})) IS TRUE`);
  const inCategory = new Conditions(passing.values).add(
    'listed_in = ? AND spec = ANY(?)',
    category,
    specs.map(({ slug }) => slug),
  );
  const { rows } = await db.query<Counted>(
    `WITH counted AS (
       SELECT spec, choice, number, count(*) FILTER (WHERE ${passing}) AS parts, count(*) AS stated
         FROM part_specs WHERE ${inCategory} GROUP BY spec, choice, number
     ), placed AS (
       SELECT *, row_number() OVER (PARTITION BY spec ORDER BY number) - 1 AS place,
              count(*) OVER (PARTITION BY spec) - 1 AS last FROM counted
     )
     SELECT spec, choice, max(number) AS number, sum(parts)::int AS parts, sum(stated)::int AS stated,
            bool_or(last >= ${sizesMax}) AS "isThinned"
       FROM placed
      GROUP BY spec, choice, CASE WHEN last < ${sizesMax} THEN place ELSE ceil(place * ${sizesMax - 1}.0 / last) END`,
    passing.values,
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
