import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlaceCheckout } from '#contract/orders/checkouts.ts';
import { basketSaved } from '#app/lib/basket/account-basket.ts';
import { isPassing } from '#app/lib/http/api-error.ts';
import { call } from '#app/lib/http/api.ts';
import { createIdempotencyKeys } from '#app/lib/http/idempotency-keys.ts';
import { privateKey } from '#app/lib/http/query-client.ts';
import { recipientDraft } from './recipient-draft.ts';

/** Places the orders of `uid`. Idempotent: a retry after a lost response places nothing twice. */
export function usePlaceCheckout(uid: string) {
  const client = useQueryClient();
  const [idempotencyKeys] = useState(() => createIdempotencyKeys(undefined, recipientDraft(uid).notes));
  return useMutation({
    mutationFn: async (body: PlaceCheckout) => {
      // A change that arrives later would put lines back that were ordered.
      await basketSaved();
      return call('placeCheckout', { body, idempotencyKey: idempotencyKeys.keyFor(body) });
    },
    onSuccess: () => {
      idempotencyKeys.done();
      recipientDraft(uid).drop();
      void client.invalidateQueries({ queryKey: privateKey(uid) });
      void client.invalidateQueries({ queryKey: ['parts'] });
    },
    onError: (error) => (isPassing(error) ? undefined : client.invalidateQueries({ queryKey: ['parts'] })),
  });
}
