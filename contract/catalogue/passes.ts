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

/** The number of parts with a choice or a number of a spec. */
export interface CountedSpec {
  choice: string | null;
  number: number | null;
  /** Those that pass the filters. */
  parts: number;
  /** Those of the category. */
  stated: number;
  /** They include those with the numbers since the one before. */
  isThinned?: boolean;
}

/** What can be chosen of a spec; nothing if no part has a value. `wanted` values stay, so that they can be deselected. */
export function toFacet(
  { slug: spec, name, kind, unit, decimals, choices }: Spec,
  counted: readonly CountedSpec[],
  wanted: readonly string[],
): SpecFacet[] {
  const stated = counted.reduce((sum, one) => sum + one.stated, 0);
  const facet = { spec, name, unit, decimals, stated };
  if (kind === 'number') {
    const sizes = counted
      .flatMap(({ number, parts }) => (number === null ? [] : [{ value: number, parts }]))
      .sort((one, other) => one.value - other.value);
    if (sizes.length === 0) return [];
    const isThinned = counted.some((one) => one.isThinned);
    const found = sizes.filter(({ parts }) => parts > 0);
    const [first, last] = [found[0], found.at(-1)];
    const range = first && last && { min: first.value, max: last.value };
    return [{ ...facet, ...(range && { range }), sizes, ...(isThinned && { isThinned }) }];
  }
  const flags = [
    { slug: 'yes', name: m.yes() },
    { slug: 'no', name: m.no() },
  ];
  const values = (kind === 'flag' ? flags : choices).flatMap((choice) => {
    const found = counted.find((one) => one.choice === choice.slug);
    const isShown = found !== undefined || wanted.includes(choice.slug);
    return isShown ? [{ value: choice.slug, name: choice.name, parts: found?.parts ?? 0 }] : [];
  });
  return values.length === 0 ? [] : [{ ...facet, values }];
}
