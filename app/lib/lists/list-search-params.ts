import type * as z from 'zod/mini';
import { cleanLine, firstCharacters } from '#contract/clean-text.ts';
import { limits } from '#contract/limits.ts';
import type { ListFilters } from '#contract/list-filters.ts';

/** A schema of the contract for what a list can be asked for. Each key is a search parameter of that name. */
export type FiltersSchema<Filters> = z.ZodMiniType<Filters> & { shape: object };

export interface ListSearchParams<Filters> {
  /** The filters in a URL. Invalid ones are ignored. */
  parse(params: URLSearchParams): Filters;
  /** The search parameters of the page's URL and of the call. Defaults are left out. */
  serialize(filters: Filters): URLSearchParams;
}

/** The search parameters of a list in pages of `pageSize` rows. */
export function listSearchParams<Filters extends ListFilters>(
  schema: FiltersSchema<Filters>,
  pageSize: number,
): ListSearchParams<Filters> {
  // The server counts up to this row.
  const lastPage = Math.ceil(limits.listRows / pageSize);
  return {
    parse(params) {
      // A form that was sent without scripts repeats the parameter.
      const texts = new Map([...params.keys()].map((name) => [name, params.getAll(name).join(',')]));
      const { error } = schema.safeParse(Object.fromEntries(texts));
      for (const { path } of error?.issues ?? []) texts.delete(String(path[0]));
      const filters = schema.parse(Object.fromEntries(texts));
      return (filters.page ?? 1) > lastPage ? { ...filters, page: 1 } : filters;
    },
    serialize(filters) {
      const values = new Map<string, unknown>(Object.entries(filters));
      const params = new URLSearchParams();
      for (const name of Object.keys(schema.shape)) {
        const text = String(values.get(name) ?? '');
        const written = name === 'search' ? firstCharacters(cleanLine(text), limits.nameMax) : text;
        if (written !== '' && !(name === 'page' && text === '1')) params.set(name, written);
      }
      return params;
    },
  };
}
