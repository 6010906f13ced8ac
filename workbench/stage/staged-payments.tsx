import { queryOptions } from '@tanstack/react-query';
import type { FunctionComponent, ReactNode } from 'react';
import type { Charge, ChargeOutcome } from '#app/lib/payments.tsx';
import { ProviderCard } from '#ui/story/ProviderCard.tsx';
import { currentScene } from './scene.ts';

export const isTestMode = (): boolean => true;

export const cardProviderQuery = () =>
  queryOptions({
    queryKey: ['card-provider'],
    queryFn: () => {
      if (currentScene().isCardBlocked) throw new Error('The card provider did not load');
      return 'staged';
    },
    retry: false,
  });

export function CardPayments({ children }: { provider: string | null; children: ReactNode }) {
  return children;
}

/** A field that is filled in from the start: what is typed into the real one never reaches the app. */
export const CardField: FunctionComponent<{ onChange(error: string | null): void }> = () => <ProviderCard />;

const charged: ChargeOutcome = { status: 'charged', transactionId: 'pi_3QK8xw2eZvKYlo2C0h7b1TfA' };

export const useCharge = (): ((charge: Charge) => Promise<ChargeOutcome>) => async () =>
  currentScene().charge ?? charged;
