import { limits } from '#contract/limits.ts';
import type { SortOrder } from '#ui/components/Table/Table.tsx';

/** How one value of a list query is written as a search parameter. */
interface AddressField<Value> {
  /** Undefined for what makes no sense. */
  read(text: string): Value | undefined;
  /** Empty for what need not be written. */
  write(value: Value): string;
}

export type ListFields<Query> = { [Key in keyof Query]: AddressField<Query[Key]> };

export interface ListSearchParams<Query> {
  /** The query that an address asks for; whatever in it makes no sense is left out. */
  parse(params: URLSearchParams): Query;
  /** The same in an address, and on the wire; what is usual is not written. */
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
        const text = params.get(key);
        if (text !== null) query[key] = fields[key].read(text) ?? usual[key];
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

/** What no text may hold: NUL, and halves of characters, such as a cut leaves. */
const storable = (text: string) => text.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '');

/** What somebody types to find something, as long as the server takes it. */
export const words: AddressField<string> = {
  read: (text) => storable(text.slice(0, limits.nameMax)),
  write: (value) => (value.trim() === '' ? '' : value),
};

/** One of a few values. */
export const oneOf = <const Value extends string>(values: readonly Value[]): AddressField<Value> => ({
  read: (text) => values.find((value) => value === text),
  write: (value) => value,
});

/** Any of a few values, separated by commas. None means all. */
export const someOf = <const Value extends string>(
  values: readonly Value[],
): AddressField<readonly Value[]> => ({
  read(text) {
    const asked = text.split(',');
    return values.filter((value) => asked.includes(value));
  },
  write: (value) => value.join(','),
});

/** A column to sort by, with a minus in front the other way round; null is the list's own order. */
export const sortedBy = (columns: readonly string[]): AddressField<SortOrder | null> => ({
  read(text) {
    const isDescending = text.startsWith('-');
    const by = isDescending ? text.slice(1) : text;
    return columns.includes(by) ? { by, isDescending } : undefined;
  },
  write: (order) => (order === null ? '' : `${order.isDescending ? '-' : ''}${order.by}`),
});

const wholeUpTo = (max: number) => (text: string) => {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= max ? number : undefined;
};

/** The number of a page that begins as far down as the server counts at the most. */
export const pageNumber = (pageSize: number): AddressField<number> => ({
  read: wholeUpTo(Math.ceil(limits.listRows / pageSize)),
  write: String,
});

const writeNumber = (value: number | null) => (value === null ? '' : String(value));

/** A whole number of things from 1; null for any. */
export const countUpTo = (max: number): AddressField<number | null> => ({
  read: wholeUpTo(max),
  write: writeNumber,
});

/** Dollars with two decimals at the most; null for any. */
export const dollars: AddressField<number | null> = {
  read: (text) => (/^\d{1,7}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined),
  write: writeNumber,
};
