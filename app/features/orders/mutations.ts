import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as calls from '#contract/calls.ts';
import { call } from '#app/lib/api.ts';
import { leaveOnExpiry, privateKey } from '#app/lib/query-client.ts';

/** Cancels an unpaid order, which gives its stock back. */
export function useCancelOrder(uid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (orderId: string) => call(calls.deleteOrder, { params: { id: orderId } }),
    // A refusal too means that the list is not what it was.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: privateKey(uid, 'orders') }),
        client.invalidateQueries({ queryKey: ['parts'] }),
      ]),
    meta: leaveOnExpiry,
  });
}
