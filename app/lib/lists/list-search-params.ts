import { cleanLine, firstCharacters } from '#contract/clean-text.ts';
import type { FilterReaders, Reader } from '#contract/filter-readers.ts';
import { limits } from '#contract/limits.ts';
import type { ListFilters } from '#contract/list-filters.ts';

export interface ListSearchParams<Filters> {
  /** The filters in a URL. Invalid ones are ignored. */
  parse(params: URLSearchParams): Filters;
  /** The search parameters of the page's URL and of the call. Defaults are left out. */
  serialize(filters: Filters): URLSearchParams;
}

/**
 * The search parameters of a list in pages of `pageSize` rows. `readFields` returns the parameters that other fields of a
 * form mean.
 */
export function listSearchParams<Filters extends ListFilters>(
  readers: FilterReaders<Filters>,
  pageSize: number,
  readFields?: (fields: URLSearchParams) => Readonly<Record<string, string | undefined>>,
): ListSearchParams<Filters> {
  // The server counts up to this row.
  const lastPage = Math.ceil(limits.listRows / pageSize);
  return {
    parse(params) {
      const fields = readFields?.(params) ?? {};
      const found = Object.entries<Reader<unknown>>(readers).map(([name, read]) => {
        // A form that was sent without scripts repeats the parameter.
        const texts = params.getAll(name);
        const text = fields[name] ?? (texts.length > 0 ? texts.join(',') : undefined);
        return [name, text === undefined ? undefined : read(text)];
      });
      // The reader of each name returned this.
      const filters = Object.fromEntries(found) as Filters;
      return (filters.page ?? 1) > lastPage ? { ...filters, page: 1 } : filters;
    },
    serialize(filters) {
      const values = new Map<string, unknown>(Object.entries(filters));
      const params = new URLSearchParams();
      for (const name of Object.keys(readers)) {
        const text = String(values.get(name) ?? '');
        const written = name === 'search' ? firstCharacters(cleanLine(text), limits.nameMax) : text;
        if (written !== '' && !(name === 'page' && text === '1')) params.set(name, written);
      }
      return params;
    },
  };
}
