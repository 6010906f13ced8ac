import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import * as calls from '#contract/calls.ts';
import { call } from '#app/lib/http/api.ts';
import { allOrdersKey } from '#app/lib/queries/order-stats.ts';
import { leaveOnExpiry } from '#app/lib/http/query-client.ts';

const mutationKey = ['all-orders'];

/** Fetches the orders again, once for several actions in progress. An error also means that they have changed. */
function refresh(client: QueryClient, uid: string) {
  if (client.isMutating({ mutationKey }) > 1) return;
  void client.invalidateQueries({ queryKey: allOrdersKey(uid) });
  void client.invalidateQueries({ queryKey: ['parts'] });
}

/** Ships a paid order. Resolves to whether it was still pending. */
export function useConfirmOrder(uid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey,
    mutationFn: async (orderId: string) => {
      const { modifiedCount } = await call(calls.confirmOrder, { params: { id: orderId } });
      return modifiedCount === 1;
    },
    onSettled: () => refresh(client, uid),
    meta: leaveOnExpiry,
  });
}

/** Deletes an order that is not shipped. Refunds any payment and returns the stock. */
export function useDeleteOrder(uid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey,
    mutationFn: (orderId: string) => call(calls.deleteOrder, { params: { id: orderId } }),
    onSettled: () => refresh(client, uid),
    meta: leaveOnExpiry,
  });
}
