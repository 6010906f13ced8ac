import * as z from 'zod/mini';
import { orderSorts, partSorts, reviewStates, userRoles, userSorts } from './list-choices.ts';
import { limits } from './limits.ts';
import { isDay } from './is-day.ts';
import { adminOrderStatuses, orderStatuses } from './order-status.ts';
import { offSaleStates } from './part-states.ts';
import { patterns, rule } from './rule.ts';
import { parseSpecs, uniteSpecs, writeSpecs } from './spec-filters.ts';
import { stockStates } from './stock.ts';
import { text } from './text.ts';
import { vehicleSlug } from './vehicles.ts';

/*
 * What a person can ask each list for. The URL of the page and the query of the call contain the same parameters: the
 * server and the mocks parse them with these schemas, pages with the readers in `filter-readers.ts`. An absent parameter
 * is the list's default.
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

/** A whole number in a query string. */
export const wholeNumber = ({ min = 1, max }: { min?: number; max: number }) =>
  z.pipe(
    z.string().check(z.regex(patterns.wholeNumber)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(min), z.maximum(max))),
  );

/** Prefixes of words. The row must match all of them. */
const search = z.optional(text({ max: limits.nameMax }));

const sortBy = <const Sort extends string>(sorts: readonly Sort[]) =>
  z.optional(z.enum(sorts.flatMap((sort) => [sort, `-${sort}`] as const)));

/** From 1, up to row 1,000. */
export const page = z.optional(wholeNumber({ max: limits.listRows }));

/** A filter of several values, separated by commas. Each value is kept once, in the order of `values`. */
const severalOf = <const Value extends string>(values: readonly Value[]) =>
  z.pipe(
    z.string().check(z.maxLength(100)),
    z.pipe(
      z.transform((list: string) => list.split(',')),
      z.pipe(
        z.array(z.enum(values)),
        z.transform((wanted: Value[]) => values.filter((value) => wanted.includes(value))),
      ),
    ),
  );

const dollarsText = z.pipe(z.string().check(z.regex(patterns.dollars)), z.transform(Number));

/** By default in catalogue order. */
export const PartFilters = z.object({
  search,
  stock: z.optional(severalOf(stockStates)),
  /** In dollars. */
  minPrice: z.optional(dollarsText),
  maxPrice: z.optional(dollarsText),
  /** Only parts that can be ordered in this quantity. */
  need: z.optional(wholeNumber({ max: limits.stockMax })),
  /** The slug of a category or of a group. */
  category: z.optional(text({ min: 1, max: limits.brandMax })),
  brand: z.optional(text({ min: 1, max: limits.brandMax })),
  /** The slug of a vehicle: only parts that fit it, or may fit it. A search for a number finds all. */
  vehicle: z.optional(vehicleSlug),
  /** Searches for the words as typed: without corrections, and without reading a vehicle in them. */
  exact: z.optional(z.literal('yes')),
  /** See `spec-filters.ts`. */
  specs: z.optional(
    z.pipe(
      z.string().check(
        z.maxLength(1000),
        rule('specs', (specs: string) => parseSpecs(specs) !== null),
      ),
      z.transform((specs: string) => writeSpecs(uniteSpecs(parseSpecs(specs) ?? []))),
    ),
  ),
  sort: sortBy(partSorts),
  page,
});
export type PartFilters = z.infer<typeof PartFilters>;

/** The list of parts as admins filter it. With a `state`, it lists parts that are not on sale, without `stock`. */
export const AdminPartFilters = z.object({
  search,
  state: z.optional(z.enum(offSaleStates)),
  stock: z.optional(z.enum(['low', 'out'])),
  sort: sortBy(partSorts),
  page,
});
export type AdminPartFilters = z.infer<typeof AdminPartFilters>;

/** By default all orders, newest first. */
export const OrderFilters = z.object({
  search,
  status: z.optional(z.enum(orderStatuses)),
  sort: sortBy(orderSorts),
  page,
});
export type OrderFilters = z.infer<typeof OrderFilters>;

/** A day in UTC. */
const day = z.string().check(rule('day', isDay));

/** By default all orders but those that were cancelled or refunded, newest first. */
export const AdminOrderFilters = z.object({
  search,
  status: z.optional(z.enum(adminOrderStatuses)),
  /** The days of the first and the last order. */
  from: z.optional(day),
  to: z.optional(day),
  /** The email address of the customer. */
  customer: z.optional(text({ min: 1, max: limits.emailMax })),
  sort: sortBy(orderSorts),
  page,
});
export type AdminOrderFilters = z.infer<typeof AdminOrderFilters>;

/** By default newest first. */
export const UserFilters = z.object({
  search,
  role: z.optional(z.enum(userRoles)),
  sort: sortBy(userSorts),
  page,
});
export type UserFilters = z.infer<typeof UserFilters>;

/** By default newest first. */
export const ReviewFilters = z.object({ state: z.optional(z.enum(reviewStates)), page });
export type ReviewFilters = z.infer<typeof ReviewFilters>;
