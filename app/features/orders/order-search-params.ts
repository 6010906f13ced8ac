import { orderSorts, orderStatuses } from '#contract/orders.ts';
import { listSearchParams, oneOf, pageNumber, sortedBy, words } from '#app/lib/lists/list-search-params.ts';
import { firstOrders } from '#ui/sections/OrderTable/order-query.ts';

export const orderPageSize = 12;

/** How the query of My Orders stands in its address. */
export const orderSearchParams = listSearchParams(firstOrders, {
  search: words,
  status: oneOf(['all', ...orderStatuses]),
  sort: sortedBy(orderSorts),
  page: pageNumber(orderPageSize),
});
