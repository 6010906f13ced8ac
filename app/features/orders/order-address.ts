import { limits } from '#contract/limits.ts';
import { orderSorts, orderStatuses } from '#contract/orders.ts';
import type { SortOrder } from '#ui/components/Table/Table.tsx';
import { firstOrders, type OrderQuery } from '#ui/sections/OrderTable/order-query.ts';

/** The query that an address asks for; whatever in it makes no sense is left out. */
export function queryOf(params: URLSearchParams): OrderQuery {
  const page = Number(params.get('page'));
  return {
    search: (params.get('search') ?? '').slice(0, limits.nameMax),
    status: orderStatuses.find((status) => status === params.get('status')) ?? firstOrders.status,
    sort: sortOf(params.get('sort') ?? ''),
    page: Number.isInteger(page) && page > 0 && page <= limits.listRows ? page : firstOrders.page,
  };
}

/** The same in an address, and on the wire; what is usual is not written. */
export function searchOf({ search, status, sort, page }: OrderQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (search.trim() !== '') params.set('search', search);
  if (status !== firstOrders.status) params.set('status', status);
  if (sort !== null) params.set('sort', `${sort.isDescending ? '-' : ''}${sort.by}`);
  if (page !== firstOrders.page) params.set('page', String(page));
  return params;
}

function sortOf(text: string): SortOrder | null {
  const isDescending = text.startsWith('-');
  const by = orderSorts.find((sort) => sort === (isDescending ? text.slice(1) : text));
  return by === undefined ? null : { by, isDescending };
}
