import type { PartFacetsQuery } from '#contract/catalogue/part-details.ts';
import { toFacet, type CountedSpec } from '#contract/catalogue/passes.ts';
import { isRange, parseSpecs, type SpecFilter } from '#contract/catalogue/spec-filters.ts';
import type { Spec, SpecFacet } from '#contract/catalogue/specifications.ts';
import type { Queries } from '../db/connect.ts';
import { Conditions } from '../db/list-rows.ts';
import { findVehicle } from '../fitment/find-vehicle.ts';
import { readSpecs } from './categories.ts';
import { findReferences } from './find-numbers.ts';
import { hasSpec, partConditions, partsOnSale, queryFunction } from './part-conditions.ts';

interface Counted extends CountedSpec {
  spec: string;
}

/**
 * Counts the values of each spec of a category among the parts that the query finds. A spec that is filtered by is counted
 * without its own filter, so that its other values can be chosen.
 */
export async function findFacets(db: Queries, query: PartFacetsQuery): Promise<SpecFacet[]> {
  const filters = (query.specs === undefined ? null : parseSpecs(query.specs)) ?? [];
  const specs = await readSpecs(db, query.category);
  if (specs.length === 0) return [];
  const rows = await count(db, query, filters, specs);
  return specs.flatMap((spec) =>
    toFacet(
      spec,
      rows.filter((row) => row.spec === spec.slug),
      filters.flatMap((one) => (one.spec === spec.slug && !isRange(one) ? one.values : [])),
    ),
  );
}

/** Reads the index on part_specs once, in its order. */
async function count(
  db: Queries,
  query: PartFacetsQuery,
  filters: readonly SpecFilter[],
  specs: readonly Spec[],
): Promise<Counted[]> {
  const where = new Conditions();
  where.add(
    'listed_in = ? AND spec = ANY(?)',
    query.category,
    specs.map(({ slug }) => slug),
  );
  for (const filter of filters) {
    const [condition, ...values] = hasSpec(filter);
    where.add(
      `(spec = ? OR (part_id IN (SELECT part_id FROM part_specs WHERE listed_in = ? AND ${condition})) IS TRUE)`,
      ...[filter.spec, query.category, ...values],
    );
  }
  const others = await findOthers(db, query, where.values);
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
async function findOthers(
  db: Queries,
  query: PartFacetsQuery,
  values: unknown[],
): Promise<Conditions | null> {
  const { category, search = '', stock, minPrice, maxPrice, need, brand } = query;
  const vehicle = query.vehicle === undefined ? undefined : await findVehicle(db, query.vehicle);
  const filters = { stock, minPrice, maxPrice, need, brand, vehicleId: vehicle && vehicle.id };
  if (search === '' && Object.values(filters).every((value) => value === undefined)) return null;
  const where = partConditions({ ...filters, categories: [category] }, 'partsOnSale', values);
  if (search !== '') {
    const { references, isWhole } = await findReferences(db, search);
    const ids = [...references.keys()];
    if (isWhole) where.add('listed.id = ANY(?)', ids);
    else if (ids.length === 0) where.add(`listed.search @@ ${queryFunction(query)}(?)`, search);
    else where.add(`(listed.search @@ ${queryFunction(query)}(?) OR listed.id = ANY(?))`, search, ids);
  }
  return where;
}
