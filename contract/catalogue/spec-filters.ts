/** The wanted numbers of a spec. One end can be missing. */
export interface SpecRange {
  spec: string;
  min?: number | undefined;
  max?: number | undefined;
}

/** The wanted values of a spec: choices or a range. */
export type SpecFilter = { spec: string; values: readonly string[] } | SpecRange;

export const isRange = (filter: SpecFilter): filter is SpecRange => !('values' in filter);

const number = String.raw`-?\d{1,9}(?:\.\d{1,4})?`;
const range = new RegExp(`^(${number})?\\.\\.(${number})?$`);
const slugs = /^[a-z0-9-]{1,40}(\|[a-z0-9-]{1,40})*$/;

/** Whether text can be the slug of a category or a spec. */
export const isSlug = (text: string): boolean => /^[a-z0-9-]{1,40}$/.test(text);

function parseOne(text: string): SpecFilter | null {
  const [spec = '', wanted = ''] = text.split(/:(.*)/s);
  if (!isSlug(spec)) return null;
  if (slugs.test(wanted)) return { spec, values: wanted.split('|') };
  const [match, min, max] = range.exec(wanted) ?? [];
  if (match === undefined || match === '..') return null;
  return { spec, min: min === undefined ? min : Number(min), max: max === undefined ? max : Number(max) };
}

/** Reads the parameter `specs`: `axle:front|rear,diameter:280..312,width:..30`. Null if it is malformed. */
export function parseSpecs(text: string): readonly SpecFilter[] | null {
  const filters = text.split(',').map(parseOne);
  return filters.every((filter) => filter !== null) ? filters : null;
}

/** One spelling for the same filters: each spec once, with all its values or both ends of its range. */
export function uniteSpecs(filters: readonly SpecFilter[]): readonly SpecFilter[] {
  const specs = [...new Set(filters.map(({ spec }) => spec))].sort();
  return specs.flatMap((spec): SpecFilter[] => {
    const own = filters.filter((filter) => filter.spec === spec);
    const values = [...new Set(own.flatMap((filter) => ('values' in filter ? filter.values : [])))].sort();
    const ranges = own.filter(isRange);
    const min = ranges.findLast((range) => range.min !== undefined)?.min;
    const max = ranges.findLast((range) => range.max !== undefined)?.max;
    return [
      ...(values.length === 0 ? [] : [{ spec, values }]),
      ...(ranges.length === 0 ? [] : [{ spec, min, max }]),
    ];
  });
}

/** Writes the parameter `specs`. Empty for no filters. */
export const writeSpecs = (filters: readonly SpecFilter[]): string =>
  filters
    .map((filter) =>
      'values' in filter
        ? `${filter.spec}:${filter.values.join('|')}`
        : `${filter.spec}:${filter.min ?? ''}..${filter.max ?? ''}`,
    )
    .join(',');
