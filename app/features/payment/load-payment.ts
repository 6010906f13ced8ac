import type { QueryClient } from '@tanstack/react-query';
import { forCustomer } from '#app/lib/auth/load-for.ts';
import { recentMs } from '#app/lib/http/query-client.ts';
import { orderQuery } from '#app/lib/queries/order.ts';

/** Requests the first data of the page where an order is paid. */
export const loadPayment = (client: QueryClient, orderId: string) =>
  forCustomer(({ uid }) => client.prefetchQuery({ ...orderQuery(uid, orderId), staleTime: recentMs }));
