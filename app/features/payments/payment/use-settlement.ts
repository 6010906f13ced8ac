import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as product from '#messages/product.js';
import { isUnauthenticated } from '#app/lib/http/api-error.ts';
import { privateKey } from '#app/lib/http/query-client.ts';
import { showToast } from '#app/lib/ui-state/toasts.ts';
import { dropPending, keepPending, pendingOf } from './pending-payment.ts';
import { settle, settleAgain, settleDelay } from './settle.ts';

/**
 * Reports the charge of an order to the shop until the shop has accepted it: a charge reported by `charged`, or one
 * that a reload interrupted. `transactionId` is the id of that charge; `error` is the reason for a rejection.
 */
export function useSettlement(uid: string, orderId: string) {
  const client = useQueryClient();
  const [pending, setPending] = useState(() => pendingOf(orderId));
  const { mutate, error } = useMutation({
    mutationKey: privateKey(uid, 'settle', orderId),
    mutationFn: settle,
    retry: settleAgain,
    retryDelay: settleDelay,
    onSuccess: () => {
      showToast({ id: `paid-${orderId}`, tone: 'positive', text: product.paymentCompleted() });
    },
    onSettled: (_paid, failure) => {
      // The charge is reported after the next login.
      if (!isUnauthenticated(failure)) dropPending(orderId);
      return client.invalidateQueries({ queryKey: privateKey(uid) });
    },
  });

  useEffect(() => {
    if (pending && client.isMutating({ mutationKey: privateKey(uid, 'settle', orderId) }) === 0)
      mutate(pending);
  }, [pending, client, uid, orderId, mutate]);

  return {
    transactionId: pending?.pi ?? null,
    error,
    charged(transactionId: string) {
      setPending(keepPending(orderId, transactionId));
    },
  };
}
