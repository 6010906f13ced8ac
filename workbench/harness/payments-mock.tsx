import { queryOptions } from '@tanstack/react-query';
import type { FunctionComponent, ReactNode } from 'react';
import type { Charge, ChargeOutcome } from '#app/lib/payments/stripe.tsx';
import * as styles from './card-field.css.ts';
import { currentFixture } from './fixture.ts';

export const isTestMode = (): boolean => true;

export const cardProviderQuery = () =>
  queryOptions({
    queryKey: ['card-provider'],
    queryFn: () => {
      if (currentFixture().isCardBlocked) throw new Error('The card provider did not load');
      return 'mock';
    },
    retry: false,
  });

export function CardPayments({ children }: { provider: string | null; children: ReactNode }) {
  return children;
}

/** The card provider's own element, which a story cannot load. The app never receives what is typed into it. */
export const CardField: FunctionComponent<{ onChange(error: string | null): void }> = () => (
  <div className={styles.row}>
    <input className={styles.number} aria-label="Card number" inputMode="numeric" />
    <input className={styles.part} aria-label="Expiry" placeholder="MM / YY" inputMode="numeric" size={1} />
    <input className={styles.code} aria-label="CVC" placeholder="CVC" inputMode="numeric" size={1} />
  </div>
);

const charged: ChargeOutcome = { status: 'charged', transactionId: 'pi_3QK8xw2eZvKYlo2C0h7b1TfA' };

export const useCharge = (): ((charge: Charge) => Promise<ChargeOutcome>) => async () =>
  currentFixture().charge ?? charged;
