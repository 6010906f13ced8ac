import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError, isPassing } from '#app/lib/http/api-error.ts';
import { shownError } from '#app/lib/http/attempt.ts';
import * as m from '#messages/payment.js';
import type { Remedy } from '#ui/remote.ts';
import { CardFormFailed } from '#ui/sections/payments/CardForm/CardForm.tsx';
import type { Payable } from './payable.ts';

interface PaymentNotPreparedProps {
  payable: Payable;
  error: Error;
  /** What helps, beside trying again. Absent: what usually helps. */
  remedy: Remedy | undefined;
  /** Called unless trying again may help. */
  onRefused: ((error: Error) => void) | undefined;
  onRetry(): void;
}

/** Replaces the card form when the server could not prepare a payment. */
export function PaymentNotPrepared({ payable, error, remedy, onRefused, onRetry }: PaymentNotPreparedProps) {
  const client = useQueryClient();

  const lookAgain = useEffectEvent((refusal: Error) => {
    payable.refresh(client);
    onRefused?.(refusal);
  });
  // A rejection means that the order has changed: it is paid or cancelled, or its stock is gone.
  useEffect(() => {
    if (!isPassing(error)) lookAgain(error);
  }, [error]);

  return (
    <CardFormFailed
      title={m.prepareFailed()}
      of={{
        ...shownError(error, (message) => m.notPrepared({ error: message })),
        ...(remedy && { remedy }),
        ...(error instanceof ApiError && { requestId: error.requestId }),
        onRetry,
      }}
    />
  );
}
