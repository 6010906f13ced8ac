import { orderSorts, orderStatuses } from '#contract/orders.ts';
import { listAddress, oneOf, pageNumber, sortedBy, words } from '#app/lib/list-address.ts';
import { firstOrders } from '#ui/sections/OrderTable/order-query.ts';

export const orderPageSize = 12;

/** How the query of My Orders stands in its address. */
export const orderAddress = listAddress(firstOrders, {
  search: words,
  status: oneOf(['all', ...orderStatuses]),
  sort: sortedBy(orderSorts),
  page: pageNumber(orderPageSize),
});
