import { queryOptions } from '@tanstack/react-query';
import { call } from '#app/lib/http/api.ts';
import { privateKey } from '#app/lib/http/query-client.ts';
import type { Payable } from './payable.ts';

/**
 * The client secret of a payment. The server keeps one payment per order or checkout. As a query with its own key it
 * is requested once per page.
 */
export const secretQuery = (uid: string, payable: Payable, idempotencyKey: string) =>
  queryOptions({
    queryKey: privateKey(uid, 'payment-secret', payable.id, idempotencyKey),
    queryFn: ({ signal }) =>
      call('createPayment', {
        body: payable.request,
        idempotencyKey,
        signal,
      }),
    enabled: !payable.isPaid,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  });
