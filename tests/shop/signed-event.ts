import Stripe from 'stripe';
import type { Send } from '#server/testing/app.ts';

export interface EventOptions {
  id?: string | undefined;
  type?: string;
  livemode?: unknown;
  data?: object;
  secret?: string;
  /** Timestamp of the signature, in seconds since the epoch. */
  at?: number;
  signature?: string;
}

let count = 0;

/** The webhook request for `intent`, with a valid signature by default. */
export function signedEvent(
  intent: string,
  { secret = 'whsec_local', at, signature, ...event }: EventOptions = {},
): Send {
  const payload = JSON.stringify(
    {
      id: `evt_test_${++count}`,
      object: 'event',
      type: 'payment_intent.succeeded',
      livemode: false,
      created: 1,
      data: { object: { id: intent, object: 'payment_intent' } },
      ...event,
    },
    null,
    2,
  );
  return {
    body: payload,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Stripe-Signature':
        signature ??
        Stripe.webhooks.generateTestHeaderString({
          payload,
          secret,
          ...(at === undefined ? {} : { timestamp: at }),
        }),
    },
  };
}
