import { cleanLine, countCharacters } from './clean-text.ts';
import { limits } from './limits.ts';
import { patterns } from './patterns.ts';

/*
 * What a person can ask each list for. The URL of the page and the query of the call contain the same parameters, and the
 * same readers read both: `list-query.ts` makes the schemas of the calls of them. Without zod, which the catalogue does not
 * load. An absent parameter is the list's default.
 */

/** What every list can be asked for. */
export interface ListFilters {
  search?: string | undefined;
  /** A field, with a minus in front for descending. By default the list's own order. */
  sort?: string | undefined;
  /** From 1. */
  page?: number | undefined;
  /** The rows on a page. */
  limit?: number | undefined;
}

/** Reads the text of one search parameter. Undefined if it is not valid. */
export type Reader<Value> = (text: string) => Value | undefined;

/** A reader for each filter of a list, in the order of the URL. */
export type FilterReaders<Filters> = {
  readonly [Name in keyof Filters]-?: Reader<Exclude<Filters[Name], undefined>>;
};

/** What a filter of a call accepts, for its documentation and for the message about any other text. */
export type Accepted =
  | { rule: 'line'; min: number; max: number }
  | { rule: 'choice' | 'choices'; values: readonly string[] }
  | { rule: 'numberUpTo'; max: number }
  | { rule: 'dollars' | 'slug' | 'day' | 'specs' };

/** A reader of a filter that a call has as well as a page. */
export interface CallReader<Value> extends Reader<Value> {
  readonly accepted: Accepted;
}

export const reader = <Value>(accepted: Accepted, read: Reader<Value>): CallReader<Value> =>
  Object.assign(read, { accepted });

/** Text of one line. Lengths are in code points. */
export const lineOf = ({ min = 0, max }: { min?: number; max: number }) =>
  reader({ rule: 'line', min, max }, (typed) => {
    const text = cleanLine(typed);
    const length = countCharacters(text);
    return length >= min && length <= max ? text : undefined;
  });

/** One of `values`. */
export const oneOf = <const Value extends string>(values: readonly Value[]) =>
  reader({ rule: 'choice', values }, (text) => values.find((value) => value === text));

/** Some of `values`, separated by commas. Each is read once, in the order of `values`. */
export const severalOf = <const Value extends string>(values: readonly Value[]) =>
  reader({ rule: 'choices', values }, (text) => {
    const wanted = text.split(',').map(oneOf(values));
    const areValid = text.length <= 100 && !wanted.includes(undefined);
    return areValid ? values.filter((value) => wanted.includes(value)) : undefined;
  });

export const sortBy = <const Sort extends string>(sorts: readonly Sort[]) =>
  oneOf(sorts.flatMap((sort) => [sort, `-${sort}`] as const));

/** A whole number from 1. */
export const wholeNumber = (max: number) =>
  reader({ rule: 'numberUpTo', max }, (text) => {
    const number = patterns.wholeNumber.test(text) ? Number(text) : 0;
    return number >= 1 && number <= max ? number : undefined;
  });

/** Prefixes of words. The row must match all of them. */
export const search = lineOf({ max: limits.nameMax });
/** From 1, up to row 1,000. */
export const page = wholeNumber(limits.listRows);

/** The values that readers read. */
export type FiltersOf<Readers> = {
  [Name in keyof Readers]?: Readers[Name] extends Reader<infer Value> ? Value | undefined : never;
};
