import Stripe from 'stripe';
import type { Send } from '#server/testing/app.ts';

export interface EventOptions {
  id?: string;
  type?: string;
  livemode?: unknown;
  data?: object;
  secret?: string;
  /** Timestamp of the signature, in seconds since the epoch. */
  timestamp?: number;
  signature?: string;
}

let count = 0;

/** The webhook request for `intent`, with a valid signature by default. */
export function signedEvent(
  intent: string,
  { secret = 'whsec_local', timestamp, signature, ...event }: EventOptions = {},
): Send {
  const defaults = {
    id: `evt_test_${++count}`,
    type: 'payment_intent.succeeded',
    livemode: false,
    data: { object: { id: intent, object: 'payment_intent' } },
  };
  const payload = JSON.stringify({ object: 'event', created: 1, ...defaults, ...event }, null, 2);
  const signed = { payload, secret, ...(timestamp === undefined ? {} : { timestamp }) };
  return {
    body: payload,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Stripe-Signature': signature ?? Stripe.webhooks.generateTestHeaderString(signed),
    },
  };
}
