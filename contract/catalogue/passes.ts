import type { PartFilters } from './part-filters.ts';
import type { PartDetails } from './part-details.ts';
import { parseSpecs, type SpecFilter } from './spec-filters.ts';
import type { Spec, SpecFacet, Specification } from './specifications.ts';
import { stockState } from './stock.ts';
import * as m from '#messages/problem.js';

/** A choice or a flag as filters name it. */
export const choiceOf = (value: Exclude<Specification['value'], number>): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;

/** Whether a part has one of the values that a filter wants of a spec. */
export function meets({ specifications }: Pick<PartDetails, 'specifications'>, filter: SpecFilter): boolean {
  const value = specifications.find(({ spec }) => spec === filter.spec)?.value;
  if (value === undefined) return false;
  if ('values' in filter) return typeof value !== 'number' && filter.values.includes(choiceOf(value));
  const { min = -Infinity, max = Infinity } = filter;
  return typeof value === 'number' && min <= value && value <= max;
}

/** Whether a part passes the filters of a list, apart from its words and its vehicle. */
export function passes(part: PartDetails, filters: PartFilters): boolean {
  const { stock, minPrice = 0, maxPrice = Infinity, need, category, brand, specs } = filters;
  return (
    (stock?.includes(stockState(part)) ?? true) &&
    minPrice <= part.price &&
    part.price <= maxPrice &&
    (need === undefined || (part.minQuantity <= need && need <= part.quantity)) &&
    (category === undefined || part.path.some(({ slug }) => slug === category)) &&
    (brand === undefined || part.brand === brand) &&
    (specs === undefined || (parseSpecs(specs)?.every((filter) => meets(part, filter)) ?? false))
  );
}

/** The number of parts with a choice of a spec, or with a number of it between `min` and `max`. */
export interface CountedSpec {
  choice: string | null;
  parts: number;
  min: number | null;
  max: number | null;
}

/**
 * What can be chosen of a spec; nothing if no part has a value. `wanted` values stay, also without parts, so that they can be
 * deselected.
 */
export function toFacet(
  { slug: spec, name, kind, unit, decimals, choices }: Spec,
  counted: readonly CountedSpec[],
  wanted: readonly string[],
): SpecFacet[] {
  const facet = { spec, name, unit, decimals };
  if (kind === 'number') {
    const { min = null, max = null } = counted[0] ?? {};
    return min === null || max === null ? [] : [{ ...facet, range: { min, max } }];
  }
  const flags = [
    { slug: 'yes', name: m.yes() },
    { slug: 'no', name: m.no() },
  ];
  const values = (kind === 'flag' ? flags : choices).flatMap((choice) => {
    const parts = counted.find((one) => one.choice === choice.slug)?.parts ?? 0;
    const isShown = parts > 0 || wanted.includes(choice.slug);
    return isShown ? [{ value: choice.slug, name: choice.name, parts }] : [];
  });
  return values.length === 0 ? [] : [{ ...facet, values }];
}
