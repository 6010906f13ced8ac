import { limits } from '../limits.ts';
import { lineOf, oneOf, page, reader, search, sortBy, type FiltersOf } from '../list-filters.ts';
import { isDay } from '../patterns.ts';
import { adminOrderStatuses, orderStatuses } from './order-status.ts';

const day = reader({ rule: 'day' }, (text) => (isDay(text) ? text : undefined));

const orderSorts = ['createdAt', 'productName', 'productQuantity', 'totalPrice'] as const;
export type OrderSort = (typeof orderSorts)[number];

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
