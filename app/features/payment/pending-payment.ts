import * as z from 'zod/mini';
import { tabStore } from '#app/lib/storage.ts';

/** A charge that the card provider has made and the shop does not know of yet. */
const PendingPayment = z.object({
  orderId: z.string(),
  /** The payment intent, which is the transaction id. */
  pi: z.string(),
  /** Of the one call that reports it, however often it is sent. */
  idempotencyKey: z.string(),
});
export type PendingPayment = z.infer<typeof PendingPayment>;

const keyOf = (orderId: string) => `pendingPayment:${orderId}`;

/** Kept before the shop is told, so that a reload finishes the order instead of asking for the card again. */
export function keepPending(orderId: string, pi: string): PendingPayment {
  const pending = { orderId, pi, idempotencyKey: crypto.randomUUID() };
  tabStore.set(keyOf(orderId), JSON.stringify(pending));
  return pending;
}

export function pendingOf(orderId: string): PendingPayment | null {
  try {
    const pending = PendingPayment.parse(JSON.parse(tabStore.get(keyOf(orderId)) ?? 'null'));
    return pending.orderId === orderId ? pending : null;
  } catch {
    return null;
  }
}

export function dropPending(orderId: string): void {
  tabStore.remove(keyOf(orderId));
}
