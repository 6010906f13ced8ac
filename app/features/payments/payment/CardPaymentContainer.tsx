import { useQuery } from '@tanstack/react-query';
import { CardPayments, cardProviderQuery } from '#app/lib/payments/stripe.tsx';
import * as m from '#messages/payment.js';
import { CardFormFailed } from '#ui/sections/payments/CardForm/CardForm.tsx';
import { CardFormContainer, type CardPaymentProps } from './CardFormContainer.tsx';

/** The card form inside the provider that it needs. */
export function CardPaymentContainer(props: CardPaymentProps) {
  const provider = useQuery(cardProviderQuery());
  if (provider.isError && !provider.isFetching) {
    return (
      <CardFormFailed
        title={m.cardFormFailed()}
        of={{ message: m.cardFormBlocked(), onRetry: () => void provider.refetch() }}
      />
    );
  }
  return (
    <CardPayments provider={provider.data ?? null}>
      <CardFormContainer isProviderHere={provider.data !== undefined} {...props} />
    </CardPayments>
  );
}
