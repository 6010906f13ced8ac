import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeCardElementOptions } from '@stripe/stripe-js';
import { queryOptions } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import * as m from '#messages/charge-words.js';
import { loadScript } from '../browser/load-script.ts';
import { publicSettings } from '../browser/settings.ts';
import { useShownTheme } from '../ui-state/theme.ts';

async function loadStripe(): Promise<Stripe> {
  const { mockServers, stripePublishableKey } = publicSettings();
  if (mockServers) {
    await loadScript(mockServers.stripeScript);
    if (!window.Stripe) throw new Error('The stand-in of the card provider did not load');
    return window.Stripe(stripePublishableKey);
  }
  const { loadStripe: load } = await import('@stripe/stripe-js/pure');
  const stripe = await load(stripePublishableKey);
  if (!stripe) throw new Error('The card provider did not load');
  return stripe;
}

/** Whether real cards cannot be charged. */
export const isTestMode = (): boolean => publicSettings().payments !== 'live';

/** The timeout of a script that neither loads nor fails. */
const scriptTimeoutMs = 15_000;

function inTime<Value>(loading: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The card provider did not answer in time')), scriptTimeoutMs);
    loading.then(resolve, reject);
  });
}

/** The card provider's script. Rejects when a browser or a network blocks it. */
export const cardProviderQuery = () =>
  queryOptions({
    queryKey: ['card-provider'],
    queryFn: () => inTime(loadStripe()),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    structuralSharing: false,
  });

/** Stripe and its elements, for a payment inside the provider; null while they load. */
export function CardPayments({ provider, children }: { provider: Stripe | null; children: ReactNode }) {
  return <Elements stripe={provider}>{children}</Elements>;
}

/** CSS variables do not reach the field, because it is in the provider's iframe. */
function fieldStyle(): StripeCardElementOptions['style'] {
  const style = getComputedStyle(document.documentElement);
  const color = (name: string) => style.getPropertyValue(`--color-${name}`).trim();
  return {
    base: { color: color('ink'), fontSize: '16px', '::placeholder': { color: color('ink-subtle') } },
    invalid: { color: color('critical'), iconColor: color('critical') },
  };
}

/**
 * The provider's card field. The app never sees the card number. `onChange` receives the provider's validation
 * message, null when there is none.
 */
export function CardField({
  isDisabled,
  onChange,
}: {
  isDisabled: boolean;
  onChange(error: string | null): void;
}) {
  const theme = useShownTheme();
  const options = useMemo(
    () => ({ theme, hidePostalCode: true, disabled: isDisabled, style: fieldStyle() }),
    [theme, isDisabled],
  );
  return <CardElement options={options} onChange={({ error }) => onChange(error?.message ?? null)} />;
}

/** The message when the provider does not respond. */
const unreachable = {
  type: 'api_connection_error',
  message: m.unreachable(),
} as const;

export interface Charge {
  clientSecret: string;
  name: string;
  email: string;
  /** Aborted when the user leaves the page: no challenge is opened after that. */
  signal: AbortSignal;
  /** Called before the bank's 3-D Secure challenge opens. Nothing has been charged by then. */
  onChallenge(): void;
}

/**
 * `charged`: the provider has taken the money, or is still working on it. `invalid`: the card field is incomplete
 * or wrong, so nothing was sent to the provider. `cancelled`: the shop has cancelled this payment, for example after
 * too many declines, so paying needs a new client secret.
 */
export type ChargeOutcome =
  | { status: 'charged'; transactionId: string }
  | { status: 'refused' | 'invalid'; message: string }
  | { status: 'cancelled' };

/** Charges the card in the field. A payment that had already succeeded counts as charged. */
export function useCharge(): (charge: Charge) => Promise<ChargeOutcome> {
  const stripe = useStripe();
  const elements = useElements();
  return async ({ clientSecret, name, email, signal, onChallenge }) => {
    const card = elements?.getElement(CardElement);
    if (!stripe || !card) return { status: 'refused', message: m.notReady() };
    type Confirmed = Awaited<ReturnType<Stripe['confirmCardPayment']>>;
    const orUnreachable = (confirming: Promise<Confirmed>) =>
      confirming.catch((): Confirmed => ({ error: unreachable }));
    const data = { payment_method: { card, billing_details: { name, email } } };
    let confirmed = await orUnreachable(
      stripe.confirmCardPayment(clientSecret, data, { handleActions: false }),
    );
    if (confirmed.paymentIntent?.status === 'requires_action' && !signal.aborted) {
      onChallenge();
      confirmed = await orUnreachable(stripe.confirmCardPayment(clientSecret));
    }
    const { paymentIntent, error } = confirmed;
    const intent = paymentIntent ?? error.payment_intent;
    const isCharged =
      intent?.status === 'succeeded' || (intent?.status === 'processing' && error === undefined);
    if (intent && isCharged) return { status: 'charged', transactionId: intent.id };
    if (intent?.status === 'canceled') return { status: 'cancelled' };
    return {
      status: error?.type === 'validation_error' ? 'invalid' : 'refused',
      message: error?.message ?? m.notCompleted(),
    };
  };
}
