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

/** What the fields of the form ask for. Each checkbox sends its own filter, and text that is not a number none. */
export function specsIn(fields: Iterable<[string, FormDataEntryValue]>): Specs {
  const filters = [...fields].flatMap(([name, value]): readonly SpecFilter[] => {
    const text = typeof value === 'string' ? value : '';
    if (name === 'specs') return parseSpecs(text) ?? [];
    const [, spec, end = ''] = rangeName.exec(name) ?? [];
    const number = parseMeasure(text);
    return spec === undefined || number === null ? [] : [{ spec, [end]: number }];
  });
  return written(filters);
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
