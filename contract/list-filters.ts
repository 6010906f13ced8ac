import { cleanLine, countCharacters } from './clean-text.ts';
import { isDay } from './is-day.ts';
import { isVehicleSlug } from './fitment/is-vehicle-slug.ts';
import { limits } from './limits.ts';
import { adminOrderStatuses, orderStatuses } from './orders/order-status.ts';
import { offSaleStates } from './catalogue/part-states.ts';
import { patterns } from './patterns.ts';
import { parseSpecs, uniteSpecs, writeSpecs } from './catalogue/spec-filters.ts';
import { stockStates } from './catalogue/stock.ts';

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

const reader = <Value>(accepted: Accepted, read: Reader<Value>): CallReader<Value> =>
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
const severalOf = <const Value extends string>(values: readonly Value[]) =>
  reader({ rule: 'choices', values }, (text) => {
    const wanted = text.split(',').map(oneOf(values));
    const areValid = text.length <= 100 && !wanted.includes(undefined);
    return areValid ? values.filter((value) => wanted.includes(value)) : undefined;
  });

const sortBy = <const Sort extends string>(sorts: readonly Sort[]) =>
  oneOf(sorts.flatMap((sort) => [sort, `-${sort}`] as const));

/** A whole number from 1. */
export const wholeNumber = (max: number) =>
  reader({ rule: 'numberUpTo', max }, (text) => {
    const number = patterns.wholeNumber.test(text) ? Number(text) : 0;
    return number >= 1 && number <= max ? number : undefined;
  });

const dollars = reader({ rule: 'dollars' }, (text) =>
  patterns.dollars.test(text) ? Number(text) : undefined,
);

const vehicle = reader({ rule: 'slug' }, (text) => (isVehicleSlug(text) ? text : undefined));

const day = reader({ rule: 'day' }, (text) => (isDay(text) ? text : undefined));

const specs = reader({ rule: 'specs' }, (text) => {
  const filters = text.length <= 1000 ? parseSpecs(text) : null;
  return filters ? writeSpecs(uniteSpecs(filters)) : undefined;
});

/** Prefixes of words. The row must match all of them. */
const search = lineOf({ max: limits.nameMax });
/** From 1, up to row 1,000. */
export const page = wholeNumber(limits.listRows);

/** The values that readers read. */
export type FiltersOf<Readers> = {
  [Name in keyof Readers]?: Readers[Name] extends Reader<infer Value> ? Value | undefined : never;
};

/** What each list can be sorted by. */
export const partSorts = ['name', 'price', 'quantity'] as const;
const orderSorts = ['createdAt', 'productName', 'productQuantity', 'totalPrice'] as const;
export type OrderSort = (typeof orderSorts)[number];
export const userSorts = ['name', 'email'] as const;

/** By default in catalogue order. */
export const partReaders = {
  search,
  stock: severalOf(stockStates),
  minPrice: dollars,
  maxPrice: dollars,
  /** Only parts that can be ordered in this quantity. */
  need: wholeNumber(limits.stockMax),
  /** The slug of a category or of a group. */
  category: lineOf({ min: 1, max: limits.brandMax }),
  brand: lineOf({ min: 1, max: limits.brandMax }),
  /** The slug of a vehicle: only parts that fit it, or may fit it. A search for a number finds all. */
  vehicle,
  /** Searches for the words as typed: without corrections, and without reading a vehicle in them. */
  exact: oneOf(['yes']),
  /** See `spec-filters.ts`. */
  specs,
  sort: sortBy(partSorts),
  page,
};
export type PartFilters = FiltersOf<typeof partReaders>;

/** The list of parts as admins filter it. With a `state`, it lists parts that are not on sale, without `stock`. */
export const adminPartReaders = {
  search,
  state: oneOf(offSaleStates),
  stock: oneOf(['low', 'out']),
  sort: sortBy(partSorts),
  page,
};
export type AdminPartFilters = FiltersOf<typeof adminPartReaders>;

/** By default all orders, newest first. */
export const orderReaders = { search, status: oneOf(orderStatuses), sort: sortBy(orderSorts), page };
export type OrderFilters = FiltersOf<typeof orderReaders>;

/** By default all orders but those that were cancelled or refunded, newest first. */
export const adminOrderReaders = {
  search,
  status: oneOf(adminOrderStatuses),
  /** The days of the first and the last order, in UTC. */
  from: day,
  to: day,
  /** The email address of the customer. */
  customer: lineOf({ min: 1, max: limits.emailMax }),
  sort: sortBy(orderSorts),
  page,
};
export type AdminOrderFilters = FiltersOf<typeof adminOrderReaders>;

export const userRoles = ['admin', 'customer'] as const;

/** By default newest first. */
export const userReaders = { search, role: oneOf(userRoles), sort: sortBy(userSorts), page };
export type UserFilters = FiltersOf<typeof userReaders>;

export const reviewStates = ['shown', 'hidden'] as const;

/** By default newest first. */
export const reviewReaders = { state: oneOf(reviewStates), page };
export type ReviewFilters = FiltersOf<typeof reviewReaders>;
