import { queryOptions } from '@tanstack/react-query';
import { call } from '#app/lib/http/api.ts';
import { alwaysFresh, leaveOnExpiry, privateKey } from '#app/lib/http/query-client.ts';

/** The invoice of an order and its credit note. */
export const invoicesQuery = (uid: string, orderId: string) =>
  queryOptions({
    queryKey: privateKey(uid, 'invoices', orderId),
    queryFn: ({ signal }) => call('listInvoices', { params: { id: orderId }, signal }),
    ...alwaysFresh,
    meta: leaveOnExpiry,
  });
