import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DeletedOrder } from '#contract/orders.ts';
import { request } from '#app/lib/api.ts';
import { leaveOnExpiry, privateKey } from '#app/lib/query-client.ts';

/** Cancels an unpaid order, which gives its stock back. */
export function useCancelOrder(uid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (orderId: string) =>
      request(DeletedOrder, { method: 'DELETE', path: `/orders/${encodeURIComponent(orderId)}` }),
    // A refusal too means that the list is not what it was.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: privateKey(uid, 'orders') }),
        client.invalidateQueries({ queryKey: ['parts'] }),
      ]),
    meta: leaveOnExpiry,
  });
}
