import { cleanLine, countCharacters } from './clean-text.ts';
import { isVehicleSlug } from './is-vehicle-slug.ts';
import { limits } from './limits.ts';
import { orderSorts, partSorts, reviewStates, userRoles, userSorts } from './list-choices.ts';
import type {
  AdminOrderFilters,
  AdminPartFilters,
  OrderFilters,
  PartFilters,
  ReviewFilters,
  UserFilters,
} from './list-filters.ts';
import { isDay } from './is-day.ts';
import { adminOrderStatuses, orderStatuses } from './order-status.ts';
import { offSaleStates } from './part-states.ts';
import { parseSpecs, uniteSpecs, writeSpecs } from './spec-filters.ts';
import { stockStates } from './stock.ts';

/*
 * Reads the URL of a page with a list as `list-filters.ts` reads the query of the call. Written out: with the schemas, the
 * catalogue would wait for zod, 9 kB.
 */

/** Reads the text of one search parameter. Undefined if it is not valid. */
export type Reader<Value> = (text: string) => Value | undefined;

/** A reader for each filter of a list, in the order of the URL. */
export type FilterReaders<Filters> = {
  readonly [Name in keyof Filters]-?: Reader<Exclude<Filters[Name], undefined>>;
};

const line =
  ({ min = 0, max }: { min?: number; max: number }): Reader<string> =>
  (typed) => {
    const text = cleanLine(typed);
    const length = countCharacters(text);
    return length >= min && length <= max ? text : undefined;
  };

/** Reads one of `values`. */
export const oneOf =
  <const Value extends string>(values: readonly Value[]): Reader<Value> =>
  (text) =>
    values.find((value) => value === text);

const severalOf =
  <const Value extends string>(values: readonly Value[]): Reader<Value[]> =>
  (text) => {
    const wanted = text.split(',').map(oneOf(values));
    const areValid = text.length <= 100 && !wanted.includes(undefined);
    return areValid ? values.filter((value) => wanted.includes(value)) : undefined;
  };

const sortBy = <const Sort extends string>(sorts: readonly Sort[]) =>
  oneOf(sorts.flatMap((sort) => [sort, `-${sort}`] as const));

const wholeNumber =
  (max: number): Reader<number> =>
  (text) => {
    const number = /^\d{1,15}$/.test(text) ? Number(text) : 0;
    return number >= 1 && number <= max ? number : undefined;
  };

const dollars: Reader<number> = (text) => (/^\d{1,7}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined);

const search = line({ max: limits.nameMax });
const name = line({ min: 1, max: limits.brandMax });
const page = wholeNumber(limits.listRows);
const vehicle: Reader<string> = (text) => (isVehicleSlug(text) ? text : undefined);

export const partReaders: FilterReaders<PartFilters> = {
  search,
  stock: severalOf(stockStates),
  minPrice: dollars,
  maxPrice: dollars,
  need: wholeNumber(limits.stockMax),
  category: name,
  brand: name,
  vehicle,
  exact: oneOf(['yes']),
  specs(text) {
    const filters = text.length <= 1000 ? parseSpecs(text) : null;
    return filters ? writeSpecs(uniteSpecs(filters)) : undefined;
  },
  sort: sortBy(partSorts),
  page,
};

export const adminPartReaders: FilterReaders<AdminPartFilters> = {
  search,
  state: oneOf(offSaleStates),
  stock: oneOf(['low', 'out']),
  sort: sortBy(partSorts),
  page,
};

export const orderReaders: FilterReaders<OrderFilters> = {
  search,
  status: oneOf(orderStatuses),
  sort: sortBy(orderSorts),
  page,
};

const day: Reader<string> = (text) => (isDay(text) ? text : undefined);

export const adminOrderReaders: FilterReaders<AdminOrderFilters> = {
  search,
  status: oneOf(adminOrderStatuses),
  from: day,
  to: day,
  customer: line({ min: 1, max: limits.emailMax }),
  sort: sortBy(orderSorts),
  page,
};

export const reviewReaders: FilterReaders<ReviewFilters> = { state: oneOf(reviewStates), page };

export const userReaders: FilterReaders<UserFilters> = {
  search,
  role: oneOf(userRoles),
  sort: sortBy(userSorts),
  page,
};
