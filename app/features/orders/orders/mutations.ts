import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#app/lib/http/api.ts';
import { privateKey } from '#app/lib/http/query-client.ts';

/** Cancels an unpaid order and returns its stock. */
export function useCancelOrder(uid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (orderId: string) => call('deleteOrder', { params: { id: orderId } }),
    // An error also means that the list is out of date.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: privateKey(uid, 'orders') }),
        client.invalidateQueries({ queryKey: ['parts'] }),
      ]),
  });
}
