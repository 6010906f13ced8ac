import { isRange, parseSpecs, writeSpecs } from '#contract/catalogue/spec-filters.ts';
import type { CategoryDetails, SpecFacet } from '#contract/catalogue/specifications.ts';
import * as m from '#messages/bench.js';
import type { LetteredDimension } from '#ui/components/DimensionDrawing/DimensionDrawing.tsx';
import { formatMeasure, rangeOf } from '../PartsCatalogue/spec-query.ts';

export type Sizes = NonNullable<SpecFacet['sizes']>;

/** A value that can be chosen. */
export interface Option {
  /** The filter by it, as in the parameter `specs`. */
  filter: string;
  label: string;
  parts: number;
}

/** How a dimension is chosen: not at all because all parts have the same, by buttons, or on a ruler. */
export type BenchRow = { facet: SpecFacet; letter: string | null } & (
  | { kind: 'same'; words: string }
  | { kind: 'options'; options: readonly Option[] }
  | { kind: 'ruler'; sizes: Sizes; isThinned: boolean }
);

/** More sizes of a number are a ruler. */
const optionsMax = 4;

/** A server of the version before returns only the ends. */
const endsOf = ({ range }: SpecFacet): Sizes =>
  range ? [...new Set([range.min, range.max])].map((value) => ({ value, parts: 1 })) : [];

type Category = Pick<CategoryDetails, 'parts' | 'specs'> | undefined;

/** The rows, in the order of the facets. `category` is undefined while unknown. */
export function rowsOf(facets: readonly SpecFacet[], category: Category): readonly BenchRow[] {
  return facets.flatMap((facet): readonly BenchRow[] => {
    const { spec, unit, values, sizes = endsOf(facet), isThinned = !facet.sizes } = facet;
    const options: readonly Option[] = values
      ? values.map(({ value, name, parts }) => ({ filter: `${spec}:${value}`, label: name, parts }))
      : sizes.map(({ value, parts }) => ({
          filter: writeSpecs([{ spec, min: value, max: value }]),
          label: formatMeasure(value, unit),
          parts,
        }));
    const [first] = options;
    if (!first) return [];
    const letter = category?.specs.find(({ slug }) => slug === spec)?.letter ?? null;
    if (options.length === 1) {
      const words = facet.stated === category?.parts ? m.onEvery({ value: first.label }) : first.label;
      return [{ facet, letter, kind: 'same', words }];
    }
    return values || (options.length <= optionsMax && !isThinned)
      ? [{ facet, letter, kind: 'options', options }]
      : [{ facet, letter, kind: 'ruler', sizes, isThinned }];
  });
}

/** What a drawing of the category shows: of each dimension, the sizes of the parts that are found. */
export const dimensionsOf = (
  facets: readonly SpecFacet[],
  category: Category,
  specs: string | undefined,
): readonly LetteredDimension[] =>
  (category?.specs ?? []).flatMap(({ slug, name, decimals, dimension, letter }) => {
    const facet = facets.find(({ spec }) => spec === slug);
    const sizes = facet?.sizes ?? [];
    const { min = valueAt(sizes, 0), max = valueAt(sizes, sizes.length - 1) } = facet?.range ?? {};
    const set = rangeOf(specs, slug);
    const value = { min: Math.max(min, set.min ?? min), max: Math.min(max, set.max ?? max) };
    return facet && dimension && letter && value.min <= value.max
      ? [{ dimension, letter, name, decimals, value }]
      : [];
  });

/** Whether a filter has a control of its own, so that no hidden field must send it. */
export const controlledBy =
  (rows: readonly BenchRow[]) =>
  (filter: string): boolean =>
    rows.some((row) => {
      if (row.kind === 'ruler') return filter.startsWith(`${row.facet.spec}:`);
      if (row.kind === 'same') return false;
      const options = row.options.map((option) => option.filter);
      return endsOfFilter(filter).every((end) => options.includes(end));
    });

/** The filters by each end of a range. A filter by a choice is its own. */
function endsOfFilter(filter: string): readonly string[] {
  const [range] = (parseSpecs(filter) ?? []).filter(isRange);
  return range
    ? [range.min, range.max].map((end) => writeSpecs([{ spec: range.spec, min: end, max: end }]))
    : [filter];
}

const valueAt = (sizes: Sizes, index: number): number => sizes[index]?.value ?? 0;

/** The position between the first and the last size, in thousandths. */
export function shareOf(sizes: Sizes, value: number): number {
  const first = valueAt(sizes, 0);
  const share = (value - first) / (valueAt(sizes, sizes.length - 1) - first);
  return Number.isNaN(share) ? 0 : Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 10;
}

/** The index of the size at a share of the line, or next to it. */
export function indexAt(sizes: Sizes, share: number): number {
  const first = valueAt(sizes, 0);
  return nearest(sizes, first + share * (valueAt(sizes, sizes.length - 1) - first));
}

/** The index of the size next to a number. */
export const nearest = (sizes: Sizes, wanted: number): number =>
  sizes.reduce(
    (best, { value }, index) =>
      Math.abs(value - wanted) < Math.abs(valueAt(sizes, best) - wanted) ? index : best,
    0,
  );

/** The indexes of the smallest and the largest size of a range. */
export function endsIn(sizes: Sizes, { min = -Infinity, max = Infinity }: { min?: number; max?: number }) {
  const last = sizes.length - 1;
  const from = sizes.findIndex(({ value }) => value >= min);
  const to = sizes.findLastIndex(({ value }) => value <= max);
  const start = from === -1 ? last : from;
  return { min: start, max: Math.max(start, to) };
}

/** Paths of ticks, 9 to 20 high by number of parts: chosen ones, others, and those that the other filters exclude. */
export function ticksOf(sizes: Sizes, chosen: { min: number; max: number }) {
  const most = Math.max(...sizes.map(({ parts }) => parts));
  const paths = { chosen: '', other: '', excluded: '' };
  sizes.forEach(({ value, parts }, index) => {
    const height = parts === 0 ? 5 : most === 1 ? 9 : 9 + (11 * (parts - 1)) / (most - 1);
    const kind = parts === 0 ? 'excluded' : index < chosen.min || index > chosen.max ? 'other' : 'chosen';
    paths[kind] += `M${shareOf(sizes, value)} 30V${Math.round(30 - height)}`;
  });
  return paths;
}
