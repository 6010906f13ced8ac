import type { PartFilters } from './part-filters.ts';
import type { Relaxed } from './search.ts';

/**
 * The filters of a list without one of them, for each that is set: what may find something where all of them find nothing.
 * A search alone is not left out, because all parts are no answer to it.
 */
export function relaxedFilters<Filters extends PartFilters>(
  filters: Filters,
): Array<readonly [Exclude<Relaxed, 'years'>, Filters]> {
  const { search, stock, minPrice, maxPrice, need, category, brand, specs, vehicle } = filters;
  const changes: ReadonlyArray<readonly [Exclude<Relaxed, 'years'>, unknown, PartFilters]> = [
    ['search', search, { search: undefined }],
    ['stock', stock, { stock: undefined }],
    ['price', minPrice ?? maxPrice, { minPrice: undefined, maxPrice: undefined }],
    ['need', need, { need: undefined }],
    ['category', category, { category: undefined }],
    ['brand', brand, { brand: undefined }],
    ['specs', specs, { specs: undefined }],
    ['vehicle', vehicle, { vehicle: undefined }],
  ];
  const relaxed = changes.flatMap(([filter, value, change]) =>
    value === undefined ? [] : [[filter, { ...filters, ...change }] as const],
  );
  return relaxed.every(([filter]) => filter === 'search') ? [] : relaxed;
}
