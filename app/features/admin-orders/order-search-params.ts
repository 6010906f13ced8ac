import { orderSorts, orderStatuses } from '#contract/orders.ts';
import { listSearchParams, oneOf, pageNumber, sortedBy, words } from '#app/lib/lists/list-search-params.ts';
import type { AdminOrdersQuery } from '#ui/sections/AdminOrderTable/admin-order-view.ts';

export const orderPageSize = 12;

const newestOrders: AdminOrdersQuery = { search: '', status: 'all', sort: null, page: 1 };

/** How the list of everybody's orders stands in the address of its page. */
export const orderSearchParams = listSearchParams(newestOrders, {
  search: words,
  status: oneOf(['all', ...orderStatuses]),
  sort: sortedBy(orderSorts),
  page: pageNumber(orderPageSize),
});
