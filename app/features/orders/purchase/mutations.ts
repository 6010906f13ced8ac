import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlaceOrder } from '#contract/orders/orders.ts';
import { isPassing } from '#app/lib/http/api-error.ts';
import { call } from '#app/lib/http/api.ts';
import { createIdempotencyKeys } from '#app/lib/http/idempotency-keys.ts';
import { privateKey } from '#app/lib/http/query-client.ts';
import { orderDraft } from './order-draft.ts';

/** Places an order for `uid`, whose form has the draft `draftName`. Idempotent: a retry after a lost response places no second order. */
export function usePlaceOrder(uid: string, draftName: string) {
  const client = useQueryClient();
  const [idempotencyKeys] = useState(() =>
    createIdempotencyKeys(undefined, orderDraft(uid, draftName).notes),
  );
  return useMutation({
    mutationFn: (order: PlaceOrder) =>
      call('placeOrder', { body: order, idempotencyKey: idempotencyKeys.keyFor(order) }),
    onSuccess: () => {
      idempotencyKeys.done();
      orderDraft(uid, draftName).drop();
      void client.invalidateQueries({ queryKey: privateKey(uid) });
      void client.invalidateQueries({ queryKey: ['parts'] });
    },
    // Refresh the price and stock before the error that they caused is shown.
    onError: (error) => {
      const refresh = client.invalidateQueries({ queryKey: ['parts'] });
      return isPassing(error) ? undefined : refresh;
    },
  });
}
