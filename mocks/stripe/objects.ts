import { randomInt } from 'node:crypto';
import Stripe from 'stripe';

const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

export const randomText = (length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** `newId('pi')` gives `pi_` and 24 letters and digits, as Stripe's ids look. */
export const newId = (prefix: 'pi' | 'ch' | 're' | 'pm' | 'evt' | 'src' | 'req'): string =>
  `${prefix}_${randomText(24)}`;

/** The fields of Stripe's objects that the mock server stores and returns, with Stripe's names. Amounts are in cents. */
export interface ErrorBody {
  type: 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'api_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: PublicIntent;
}

interface NextAction {
  type: 'use_stripe_sdk';
  use_stripe_sdk: { type: 'three_d_secure_redirect'; stripe_js: string; source: string };
}

/** The fields that a browser gets with the client secret. */
export interface PublicIntent {
  id: string;
  object: 'payment_intent';
  amount: number;
  client_secret: string;
  created: number;
  currency: string;
  last_payment_error: ErrorBody | null;
  livemode: false;
  next_action: NextAction | null;
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'processing'
    | 'succeeded'
    | 'canceled';
}

export interface PaymentIntent extends PublicIntent {
  amount_received: number;
  latest_charge: string | null;
  metadata: Record<string, string>;
}

/** A successful charge. */
export interface Charge {
  id: string;
  object: 'charge';
  amount: number;
  amount_refunded: number;
  created: number;
  currency: string;
  livemode: false;
  metadata: Record<string, string>;
  payment_intent: string;
  refunded: boolean;
  status: 'succeeded';
}

export interface Refund {
  id: string;
  object: 'refund';
  amount: number;
  charge: string;
  created: number;
  currency: string;
  metadata: Record<string, string>;
  payment_intent: string;
  status: 'succeeded';
}

export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: PaymentIntent | Charge };
  livemode: false;
  type:
    | 'payment_intent.succeeded'
    | 'payment_intent.payment_failed'
    | 'payment_intent.canceled'
    | 'charge.refunded';
}

export const seconds = (): number => Math.floor(Date.now() / 1000);

export const newEvent = (type: StripeEvent['type'], object: PaymentIntent | Charge): StripeEvent => ({
  id: newId('evt'),
  object: 'event',
  api_version: Stripe.API_VERSION,
  created: seconds(),
  data: { object },
  livemode: false,
  type,
});

export const newCharge = ({ id, amount, currency, metadata }: PaymentIntent): Charge => ({
  id: newId('ch'),
  object: 'charge',
  amount,
  amount_refunded: 0,
  created: seconds(),
  currency,
  livemode: false,
  metadata,
  payment_intent: id,
  refunded: false,
  status: 'succeeded',
});

/** Removes what only the secret key may read. JSON omits undefined fields. */
export const publicView = (intent: PaymentIntent): PublicIntent => ({
  ...intent,
  ...{ amount_received: undefined, latest_charge: undefined, metadata: undefined },
});
