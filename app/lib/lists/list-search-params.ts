import { cleanLine, firstCharacters } from '#contract/clean-text.ts';
import { limits } from '#contract/limits.ts';
import type { SortOrder } from '#ui/components/Table/Table.tsx';

/** How one value of a list query is written as a search parameter. */
interface AddressField<Value> {
  /** Returns undefined for an invalid value. */
  read(text: string): Value | undefined;
  /** Returns an empty string for the default. */
  write(value: Value): string;
}

export type ListFields<Query> = { [Key in keyof Query]: AddressField<Query[Key]> };

export interface ListSearchParams<Query> {
  /** The query in a URL. Invalid values are ignored. */
  parse(params: URLSearchParams): Query;
  /** The search parameters of the page's URL and of the call. Defaults are left out. */
  serialize(query: Query): URLSearchParams;
}

/** Defines the search parameters of a list query. Each key is a parameter of that name. */
export function listSearchParams<Query extends object>(
  usual: Query,
  fields: ListFields<Query>,
): ListSearchParams<Query> {
  return {
    parse(params) {
      const query = { ...usual };
      for (const key in fields) {
        // A form that was sent without scripts repeats the parameter.
        const texts = params.getAll(key);
        const text = texts.join(',');
        if (texts.length > 0) query[key] = fields[key].read(text) ?? usual[key];
      }
      return query;
    },
    serialize(query) {
      const params = new URLSearchParams();
      for (const key in fields) {
        const text = fields[key].write(query[key]);
        if (text !== fields[key].write(usual[key])) params.set(key, text);
      }
      return params;
    },
  };
}

/** Removes what a URL or PostgreSQL cannot contain: NUL and lone surrogates. Keeps the space that somebody types. */
const storable = (text: string) => text.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '');

/** The text of a search, up to the length that the server accepts. */
export const words: AddressField<string> = {
  read: (text) => storable(firstCharacters(text, limits.nameMax)),
  write: (value) => (cleanLine(value) === '' ? '' : value),
};

/** One of a few values. */
export const oneOf = <const Value extends string>(values: readonly Value[]): AddressField<Value> => ({
  read: (text) => values.find((value) => value === text),
  write: (value) => value,
});

/** Any of a few values, separated by commas. None selects all. */
export const someOf = <const Value extends string>(
  values: readonly Value[],
): AddressField<readonly Value[]> => ({
  read(text) {
    const asked = text.split(',');
    return values.filter((value) => asked.includes(value));
  },
  write: (value) => value.join(','),
});

/** The column to sort by; a leading minus sorts in descending order. Null is the list's default order. */
export const sortedBy = (columns: readonly string[]): AddressField<SortOrder | null> => ({
  read(text) {
    const isDescending = text.startsWith('-');
    const by = isDescending ? text.slice(1) : text;
    return columns.includes(by) ? { by, isDescending } : undefined;
  },
  write: (order) => (order === null ? '' : `${order.isDescending ? '-' : ''}${order.by}`),
});

/** A page number within the depth up to which the server counts. */
export const pageNumber = (pageSize: number): AddressField<number> => ({
  read(text) {
    const number = /^\d{1,15}$/.test(text) ? Number(text) : 0;
    return number >= 1 && number <= Math.ceil(limits.listRows / pageSize) ? number : undefined;
  },
  write: String,
});

/** A number that a person typed; null for any. Invalid text is kept, so that its field can show it with a message. */
export const typedNumber = (
  parse: (text: string) => number | null,
): AddressField<number | string | null> => ({
  read: (text) => (text.trim() === '' ? undefined : (parse(text) ?? text.slice(0, limits.nameMax))),
  write: (value) => (value === null ? '' : String(value)),
});
