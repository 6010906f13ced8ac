import * as z from 'zod/mini';
import { newIdempotencyKey } from '#app/lib/http/idempotency-keys.ts';
import { parseStored, tabStore } from '#app/lib/storage/storage.ts';

/** A charge that the card provider has made and that is not yet reported to the server. */
const PendingPayment = z.object({
  orderId: z.string(),
  /** The payment intent, which is the transaction id. */
  pi: z.string(),
  /** Idempotency key of the call that reports the charge, the same for every retry. */
  idempotencyKey: z.string(),
});
export type PendingPayment = z.infer<typeof PendingPayment>;

const keyOf = (orderId: string) => `pendingPayment:${orderId}`;

/** Stored before the charge is reported, so that a reload finishes the order instead of asking for the card again. */
export function keepPending(orderId: string, pi: string): PendingPayment {
  const pending = { orderId, pi, idempotencyKey: newIdempotencyKey() };
  tabStore.set(keyOf(orderId), JSON.stringify(pending));
  return pending;
}

export function pendingOf(orderId: string): PendingPayment | null {
  const pending = parseStored(PendingPayment, tabStore.get(keyOf(orderId)));
  return pending?.orderId === orderId ? pending : null;
}

export function dropPending(orderId: string): void {
  tabStore.remove(keyOf(orderId));
}
