import Stripe from 'stripe';
import { newId } from './ids.ts';
import type { Charge, EventType, PaymentIntent, StripeEvent } from './objects.ts';

/** Which request brought something about, as the event that tells of it says. */
export interface RequestInfo {
  id: string;
  idempotencyKey: string | null;
}

export const seconds = (): number => Math.floor(Date.now() / 1000);

export function newEvent(type: EventType, object: PaymentIntent | Charge, request: RequestInfo): StripeEvent {
  return {
    id: newId('evt'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: seconds(),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: request.id, idempotency_key: request.idempotencyKey },
    type,
  };
}
