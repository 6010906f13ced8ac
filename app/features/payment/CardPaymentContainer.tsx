import { useQuery } from '@tanstack/react-query';
import type { Order } from '#contract/orders.ts';
import { CardPayments, cardProviderQuery } from '#app/lib/payments/stripe.tsx';
import * as m from '#messages/payment.ts';
import { CardFormFailed } from '#ui/sections/CardForm/CardForm.tsx';
import { CardFormContainer } from './CardFormContainer.tsx';

/** `charging`: the provider may take the money at any moment. `challenged`: it waits for the bank's 3-D Secure. */
export type ChargeStage = 'idle' | 'charging' | 'challenged';

export interface CardPaymentProps {
  order: Order;
  /** Why the server rejected a completed charge. */
  refusal: string | null;
  onStageChange(stage: ChargeStage): void;
  onCharged(transactionId: string): void;
}

/** The card form inside the provider that it needs. */
export function CardPaymentContainer(props: CardPaymentProps) {
  const provider = useQuery(cardProviderQuery());
  if (provider.isError && !provider.isFetching) {
    return (
      <CardFormFailed
        title={m.theCardFormCouldNotBeLoaded()}
        text={m.theCardProvidersScriptIsBlocked()}
        onRetry={() => void provider.refetch()}
      />
    );
  }
  return (
    <CardPayments provider={provider.data ?? null}>
      <CardFormContainer isProviderHere={provider.data !== undefined} {...props} />
    </CardPayments>
  );
}
