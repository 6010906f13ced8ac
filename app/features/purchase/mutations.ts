import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PlacedOrder, type PlaceOrder } from '#contract/orders.ts';
import { request } from '#app/lib/api.ts';
import { createIntention } from '#app/lib/intention.ts';
import { leaveOnExpiry, privateKey } from '#app/lib/query-client.ts';

/** Places an order of `uid`'s. The same order sent again after a lost answer is the same order. */
export function usePlaceOrder(uid: string) {
  const client = useQueryClient();
  const [intention] = useState(() => createIntention());
  return useMutation({
    mutationFn: (order: PlaceOrder) =>
      request(PlacedOrder, {
        method: 'POST',
        path: '/orders',
        body: order,
        idempotencyKey: intention.keyFor(order),
      }),
    onSuccess: () => {
      intention.done();
      void client.invalidateQueries({ queryKey: privateKey(uid) });
    },
    // Taken or refused, the stock and the price may have moved.
    onSettled: () => client.invalidateQueries({ queryKey: ['parts'] }),
    meta: leaveOnExpiry,
  });
}
