import { cleanLine, firstCharacters } from '#contract/clean-text.ts';
import type { FilterReaders, ListFilters, Reader } from '#contract/list-filters.ts';
import { limits, pageSizes, type PageSize } from '#contract/limits.ts';
import type { UnreadFilter } from '#ui/list-page.ts';

export interface ListSearchParams<Filters> {
  /** The filters in a URL, without those that are not understood. */
  parse(params: URLSearchParams): Filters;
  /** What a URL asks for and `parse` leaves out. */
  findUnread(params: URLSearchParams): UnreadFilter[];
  /** The search parameters of the page's URL and of the call. Defaults are left out. */
  serialize(filters: Filters): URLSearchParams;
}

interface ListSearchParamsInput<Filters> {
  readers: FilterReaders<Filters>;
  pageSize: number;
  /** Returns the parameters that other fields of a form mean. */
  readFields?(fields: URLSearchParams): Readonly<Record<string, string | undefined>>;
  /** Lets a URL choose the rows on a page, and returns what one that does not name any shows. */
  usualSize?(): PageSize | undefined;
}

const sizeOf = (text: string | null) => pageSizes.find((size) => String(size) === text);

/** They tell where a visitor came from. Other sites add them to links. */
const isForeign = (name: string) => /^(?:utm_.*|.*clid)$/.test(name);

/** What is shown instead of a filter that is not understood. */
const insteadOf = (name: string): UnreadFilter['instead'] =>
  name === 'page' ? 'firstPage' : name === 'sort' ? 'usualOrder' : name === 'limit' ? 'usualSize' : 'nothing';

/** The search parameters of a list. */
export function listSearchParams<Filters extends ListFilters>({
  readers,
  pageSize,
  readFields,
  usualSize,
}: ListSearchParamsInput<Filters>): ListSearchParams<Filters> {
  /** A form that was sent without scripts repeats a parameter. An empty field asks for nothing. */
  function textsIn(params: URLSearchParams): Map<string, string> {
    const texts = Object.keys(readers).map((name): [string, string] => [name, params.getAll(name).join()]);
    const fields = Object.entries(readFields?.(params) ?? {}).map(([name, text = '']): [string, string] => [
      name,
      text,
    ]);
    return new Map([...texts, ...fields].filter(([, text]) => text.trim() !== ''));
  }

  function read(params: URLSearchParams) {
    const texts = textsIn(params);
    const found = Object.entries<Reader<unknown>>(readers).map(([name, reader]) => {
      const text = texts.get(name);
      return [name, text === undefined ? undefined : reader(text)];
    });
    // The reader of each name returned this.
    const filters = Object.fromEntries(found) as Filters;
    // Whoever wrote the number of a page meant the usual pages.
    const limit =
      usualSize && (sizeOf(params.get('limit')) ?? (params.has('page') ? undefined : usualSize()));
    // The server counts up to this row.
    const lastPage = Math.ceil(limits.listRows / (limit ?? pageSize));
    const isTooDeep = (filters.page ?? 1) > lastPage;
    const values = new Map<string, unknown>(Object.entries(filters));
    const isUnread = (name: string) => values.get(name) === undefined || (name === 'page' && isTooDeep);
    return {
      filters: { ...filters, ...(limit && { limit }), ...(isTooDeep && { page: 1 }) },
      unread: [...texts].filter(([name]) => isUnread(name)),
    };
  }

  return {
    parse: (params) => read(params).filters,
    findUnread(params) {
      const isOther = ([name, text]: [string, string]) =>
        usualSize !== undefined &&
        text.trim() !== '' &&
        !(name in readers) &&
        !isForeign(name) &&
        (name !== 'limit' || sizeOf(text) === undefined);
      return [...read(params).unread, ...[...params].filter(isOther)].map(([name, text]) => ({
        name,
        text: firstCharacters(cleanLine(text), limits.nameMax),
        instead: insteadOf(name),
      }));
    },
    serialize(filters) {
      const values = new Map<string, unknown>(Object.entries(filters));
      const params = new URLSearchParams();
      for (const name of [...Object.keys(readers), ...(usualSize ? ['limit'] : [])]) {
        const text = String(values.get(name) ?? '');
        const written = name === 'search' ? firstCharacters(cleanLine(text), limits.nameMax) : text;
        const isUsual =
          (name === 'page' && text === '1') ||
          (name === 'limit' && text === String(pageSize) && usualSize?.() === undefined);
        if (written !== '' && !isUsual) params.set(name, written);
      }
      return params;
    },
  };
}
