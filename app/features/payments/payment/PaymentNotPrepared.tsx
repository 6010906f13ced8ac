import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Order } from '#contract/orders/orders.ts';
import { ApiError, isPassing } from '#app/lib/http/api-error.ts';
import { shownError } from '#app/lib/http/attempt.ts';
import { orderQuery } from '#app/lib/queries/order.ts';
import { useSignedIn } from '#app/lib/auth/session.ts';
import * as m from '#messages/payment.js';
import { CardFormFailed } from '#ui/sections/payments/CardForm/CardForm.tsx';

interface PaymentNotPreparedProps {
  order: Order;
  error: Error;
  onRetry(): void;
}

/** Replaces the card form when the server could not prepare a payment. */
export function PaymentNotPrepared({ order, error, onRetry }: PaymentNotPreparedProps) {
  const { uid } = useSignedIn();
  const client = useQueryClient();

  // A rejection means that the order has changed: it is paid or cancelled, or its stock is gone.
  useEffect(() => {
    if (!isPassing(error)) void client.invalidateQueries(orderQuery(uid, order._id));
  }, [client, error, order._id, uid]);

  return (
    <CardFormFailed
      title={m.prepareFailed()}
      of={{
        ...shownError(error, (message) => m.notPrepared({ error: message })),
        ...(error instanceof ApiError && { requestId: error.requestId }),
        onRetry,
      }}
    />
  );
}
