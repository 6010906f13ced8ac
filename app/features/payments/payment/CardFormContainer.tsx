import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Order } from '#contract/orders/orders.ts';
import * as product from '#messages/product.js';
import { shownError } from '#app/lib/http/attempt.ts';
import { newIdempotencyKey } from '#app/lib/http/idempotency-keys.ts';
import * as chargeText from '#messages/charge-words.js';
import { orderQuery } from '#app/lib/queries/order.ts';
import { CardField, isTestMode, useCharge } from '#app/lib/payments/stripe.tsx';
import { useSignedIn } from '#app/lib/auth/session.ts';
import * as m from '#messages/payment.js';
import { Refusal } from '#ui/sections/form/Refusal.tsx';
import type { ActionError } from '#ui/sections/form/action-error.ts';
import { CardForm } from '#ui/sections/payments/CardForm/CardForm.tsx';
import { TestMode } from '#ui/sections/payments/TestMode/TestMode.tsx';
import { PaymentNotPrepared } from './PaymentNotPrepared.tsx';
import { secretQuery } from './queries.ts';

/** `charging`: the provider may take the money at any moment. `challenged`: it waits for the bank's 3-D Secure. */
export type ChargeStage = 'idle' | 'charging' | 'challenged';

export interface CardPaymentProps {
  order: Order;
  /** Why the server rejected a completed charge. */
  refusal: ActionError | null;
  onStageChange(stage: ChargeStage): void;
  onCharged(transactionId: string): void;
}

interface CardFormContainerProps extends CardPaymentProps {
  isProviderHere: boolean;
}

export function CardFormContainer(props: CardFormContainerProps) {
  const { order, refusal, isProviderHere, onStageChange, onCharged } = props;
  const { uid, name, email } = useSignedIn();
  const client = useQueryClient();
  const chargeCard = useCharge();
  const [cardError, setCardError] = useState<string | null>(null);
  const [isPaying, setIsPaying] = useState(false);
  const [idempotencyKey, setIdempotencyKey] = useState(() => newIdempotencyKey());
  const secret = useQuery(secretQuery(uid, order, idempotencyKey));

  const left = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    left.current = controller;
    return () => controller.abort();
  }, []);

  async function charge(): Promise<{ message: string } | null> {
    if (!secret.data) return { message: m.notReady() };
    try {
      // Do not charge the card if the order was paid or cancelled meanwhile, for example in another tab.
      const { paid } = await client.fetchQuery(orderQuery(uid, order._id));
      if (paid) return { message: product.alreadyPaid() };
    } catch (error) {
      return shownError(error);
    }
    const outcome = await chargeCard({
      clientSecret: secret.data.clientSecret,
      name,
      email,
      signal: left.current.signal,
      onChallenge: () => onStageChange('challenged'),
    });
    switch (outcome.status) {
      case 'charged':
        onCharged(outcome.transactionId);
        return null;
      case 'invalid':
        // The field's next change event replaces this error.
        setCardError(outcome.message);
        return null;
      case 'cancelled':
        setIdempotencyKey(newIdempotencyKey());
        return { message: chargeText.cancelled() };
      case 'refused':
        return { message: outcome.message };
    }
  }

  async function pay() {
    onStageChange('charging');
    setIsPaying(true);
    try {
      return await charge();
    } finally {
      onStageChange('idle');
      setIsPaying(false);
    }
  }

  if (secret.isError && !secret.isFetching) {
    return <PaymentNotPrepared order={order} error={secret.error} onRetry={() => void secret.refetch()} />;
  }
  return (
    <CardForm
      customer={{ name, email }}
      item={{ name: order.productName, quantity: order.productQuantity }}
      amount={order.totalPrice}
      cardElement={<CardField isDisabled={isPaying} onChange={setCardError} />}
      isReady={isProviderHere && secret.data !== undefined}
      cardError={cardError}
      onPay={pay}
      notice={
        <>
          {isTestMode() && <TestMode />}
          {refusal !== null && <Refusal of={refusal} />}
        </>
      }
    />
  );
}
