import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import * as product from '#messages/product.js';
import { shownError } from '#app/lib/http/attempt.ts';
import { newIdempotencyKey } from '#app/lib/http/idempotency-keys.ts';
import * as chargeText from '#messages/charge-words.js';
import { CardField, isTestMode, useCharge } from '#app/lib/payments/stripe.tsx';
import { useSignedIn } from '#app/lib/auth/session.ts';
import * as m from '#messages/payment.js';
import { Refusal } from '#ui/sections/form/Refusal.tsx';
import type { ActionError } from '#ui/sections/form/action-error.ts';
import { CardForm } from '#ui/sections/payments/CardForm/CardForm.tsx';
import { TestMode } from '#ui/sections/payments/TestMode/TestMode.tsx';
import type { Remedy } from '#ui/remote.ts';
import type { Payable } from './payable.ts';
import { PaymentNotPrepared } from './PaymentNotPrepared.tsx';
import { secretQuery } from './queries.ts';

/** `charging`: the provider may take the money at any moment. `challenged`: it waits for the bank's 3-D Secure. */
export type ChargeStage = 'idle' | 'charging' | 'challenged';

export interface CardPaymentProps {
  payable: Payable;
  /** What helps if the payment could not be prepared. Absent: what usually helps. */
  remedy?: Remedy | undefined;
  /** Called when the server refused to prepare the payment. */
  onNotPrepared?(error: Error): void;
  /** How long the stock is reserved. */
  held?: ReactNode;
  /** Why the server rejected a completed charge. */
  refusal: ActionError | null;
  onStageChange(stage: ChargeStage): void;
  onCharged(transactionId: string): void;
}

interface CardFormContainerProps extends CardPaymentProps {
  isProviderHere: boolean;
}

export function CardFormContainer(props: CardFormContainerProps) {
  const { payable, refusal, isProviderHere, onStageChange, onCharged } = props;
  const { uid, name, email } = useSignedIn();
  const client = useQueryClient();
  const chargeCard = useCharge();
  const [cardError, setCardError] = useState<string | null>(null);
  const [isPaying, setIsPaying] = useState(false);
  const [idempotencyKey, setIdempotencyKey] = useState(() => newIdempotencyKey());
  const secret = useQuery(secretQuery(uid, payable, idempotencyKey));

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
      if (await payable.isPaidNow(client)) return { message: product.alreadyPaid() };
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
    return (
      <PaymentNotPrepared
        payable={payable}
        error={secret.error}
        remedy={props.remedy}
        onRefused={props.onNotPrepared}
        onRetry={() => void secret.refetch()}
      />
    );
  }
  return (
    <CardForm
      customer={{ name, email }}
      item={payable.item}
      amount={payable.amount}
      cardElement={<CardField isDisabled={isPaying} onChange={setCardError} />}
      isReady={isProviderHere && secret.data !== undefined}
      cardError={cardError}
      onPay={pay}
      notice={
        <>
          {props.held}
          {isTestMode() && <TestMode />}
          {refusal !== null && <Refusal of={refusal} />}
        </>
      }
    />
  );
}
