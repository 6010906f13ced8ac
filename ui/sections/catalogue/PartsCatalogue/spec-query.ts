import {
  isRange,
  parseSpecs,
  uniteSpecs,
  writeSpecs,
  type SpecFilter,
  type SpecRange,
} from '#contract/catalogue/spec-filters.ts';
import type { Spec } from '#contract/catalogue/specifications.ts';
import * as m from '#messages/parts-catalogue.js';
import { groupDigits } from '#ui/components/Numeric/format-count.ts';
import { parseNumber } from '#ui/components/NumberInput/parse-number.ts';
import type { CatalogueFilter } from './catalogue-query.ts';

type Specs = string | undefined;

const filtersIn = (specs: Specs) => (specs === undefined ? null : parseSpecs(specs)) ?? [];

function written(filters: readonly SpecFilter[]): Specs {
  const specs = writeSpecs(uniteSpecs(filters));
  return specs === '' ? undefined : specs;
}

/** Parses one end of a range. Returns null if it is not a number that the server accepts. */
export function parseMeasure(text: string): number | null {
  const number = parseNumber(text);
  return number !== null && Math.abs(number) < 1e9 ? number : null;
}

/** Formats 1400.5 as "1,400.5", with the decimals that it has. */
export const formatMeasure = (value: number, unit: string | null = null): string =>
  [groupDigits(value, String(value).split('.')[1]?.length ?? 0), unit].filter(Boolean).join(' ');

/** The names of the fields of a range. */
export const rangeNames = (spec: string) => ({ min: `specs.${spec}.min`, max: `specs.${spec}.max` }) as const;

const rangeName = /^specs\.([a-z0-9-]+)\.(min|max)$/;

/**
 * What the fields of the form ask for. Each checkbox sends its own filter, which is a range of one size for a number. Of two
 * fields for one end the last counts: without scripts, that is the list of sizes. Text that is not a number asks for none.
 */
export function specsIn(fields: Iterable<[string, FormDataEntryValue]>): Specs {
  const all = [...fields].filter((field): field is [string, string] => typeof field[1] === 'string');
  const boxes = all.flatMap(([name, text]) => (name === 'specs' ? (parseSpecs(text) ?? []) : []));
  const ends = [...new Map(all)].flatMap(([name, text]): readonly SpecFilter[] => {
    const [, spec, end = ''] = rangeName.exec(name) ?? [];
    const number = parseMeasure(text);
    return spec === undefined || number === null ? [] : [{ spec, [end]: number }];
  });
  const ranges = boxes.filter(isRange).filter(({ min, max }) => min !== undefined && max !== undefined);
  const others = boxes.filter((filter) => !isRange(filter) || !ranges.includes(filter));
  const spans = [...new Set(ranges.map(({ spec }) => spec))].map((spec) =>
    spanOf(ranges.filter((range) => range.spec === spec)),
  );
  return written([...others, ...spans.flat(), ...ends]);
}

/** The range from the smallest to the largest of them. */
function spanOf(ranges: readonly SpecRange[]): readonly SpecRange[] {
  const [first] = ranges;
  if (!first) return [];
  const mins = ranges.map(({ min = -Infinity }) => min);
  const maxes = ranges.map(({ max = Infinity }) => max);
  const [min, max] = [Math.min(...mins), Math.max(...maxes)];
  return [
    {
      spec: first.spec,
      ...(Number.isFinite(min) && { min }),
      ...(Number.isFinite(max) && { max }),
    },
  ];
}

export const rangeOf = (specs: Specs, spec: string): Omit<SpecRange, 'spec'> =>
  filtersIn(specs)
    .filter(isRange)
    .find((filter) => filter.spec === spec) ?? {};

/** The filters with other ends of a range. */
export const withRange = (specs: Specs, range: SpecRange): Specs =>
  written([
    ...filtersIn(specs).filter((filter) => filter.spec !== range.spec || !isRange(filter)),
    ...((range.min ?? range.max) === undefined ? [] : [range]),
  ]);

/** One filter for each value, and one for each range: `axle:front`, `diameter:280..312`. */
const single = (specs: Specs): readonly SpecFilter[] =>
  filtersIn(specs).flatMap((filter) =>
    isRange(filter) ? [filter] : filter.values.map((value) => ({ ...filter, values: [value] })),
  );

/** The text of each filter that has its own control. */
export const singleSpecs = (specs: Specs): readonly string[] => single(specs).map((one) => writeSpecs([one]));

/** The filters with one of `singleSpecs` more or less. */
export const withSpec = (specs: Specs, one: string, isWanted: boolean): Specs =>
  written([
    ...single(specs).filter((other) => writeSpecs([other]) !== one),
    ...(isWanted ? filtersIn(one) : []),
  ]);

/** Whether a spec is filtered by. */
export const isFiltered = (specs: Specs, spec: string): boolean =>
  filtersIn(specs).some((filter) => filter.spec === spec);

/** Whether one value is wanted. `one`: the filter by it; by a size, a range of one. */
export function isChosen(specs: Specs, one: string): boolean {
  const [size] = filtersIn(one).filter(isRange);
  if (!size) return singleSpecs(specs).includes(one);
  const { min = -Infinity, max = Infinity } = rangeOf(specs, size.spec);
  const isInside = min <= (size.min ?? -Infinity) && (size.max ?? Infinity) <= max;
  return isInside && isFiltered(specs, size.spec);
}

/**
 * The filters with one of the values `all` of a spec more or less. Sizes are wanted from the smallest to the largest, so that
 * one that is left out between others takes those above it along.
 */
export function withOption(
  specs: Specs,
  { one, all, isWanted }: { one: string; all: readonly string[]; isWanted: boolean },
): Specs {
  const [size] = filtersIn(one).filter(isRange);
  if (!size) return withSpec(specs, one, isWanted);
  const chosen = all.filter((other) => (other === one ? isWanted : isChosen(specs, other)));
  const below = chosen.filter((other) => all.indexOf(other) < all.indexOf(one));
  const [span = { spec: size.spec }] = spanOf(
    (isWanted || below.length === 0 ? chosen : below).flatMap((other) => filtersIn(other).filter(isRange)),
  );
  return withRange(specs, span);
}

function wordsOf(filter: SpecFilter, specs: readonly Spec[]): string {
  const {
    name = filter.spec,
    unit = null,
    choices = [],
  } = specs.find(({ slug }) => slug === filter.spec) ?? {};
  if (!isRange(filter)) {
    const [value = ''] = filter.values;
    return m.specChoice({ name, choice: choices.find(({ slug }) => slug === value)?.name ?? value });
  }
  const { min, max } = filter;
  if (min === undefined) return m.specUpTo({ name, max: formatMeasure(max ?? 0, unit) });
  if (max === undefined) return m.specFrom({ name, min: formatMeasure(min, unit) });
  return m.specBetween({ name, min: formatMeasure(min), max: formatMeasure(max, unit) });
}

/** The active filters of a category. `known`: what it can be measured by. */
export const specFiltersOf = (specs: Specs, known: readonly Spec[]): CatalogueFilter[] =>
  single(specs).map((filter) => {
    const id = writeSpecs([filter]);
    return { id, words: wordsOf(filter, known), without: { specs: withSpec(specs, id, false) } };
  });
