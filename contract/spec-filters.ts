/** The wanted values of a spec: choices, or a range whose ends can be missing. */
export type SpecFilter =
  | { spec: string; values: readonly string[] }
  | { spec: string; min?: number | undefined; max?: number | undefined };

const number = String.raw`-?\d{1,9}(?:\.\d{1,4})?`;
const range = new RegExp(`^(${number})?\\.\\.(${number})?$`);
const slugs = /^[a-z0-9-]{1,40}(\|[a-z0-9-]{1,40})*$/;

function parseOne(text: string): SpecFilter | null {
  const [spec = '', wanted = ''] = text.split(/:(.*)/s);
  if (!/^[a-z0-9-]{1,40}$/.test(spec)) return null;
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

/** Writes the parameter `specs`. Empty for no filters. */
export const writeSpecs = (filters: readonly SpecFilter[]): string =>
  filters
    .map((filter) =>
      'values' in filter
        ? `${filter.spec}:${filter.values.join('|')}`
        : `${filter.spec}:${filter.min ?? ''}..${filter.max ?? ''}`,
    )
    .join(',');
