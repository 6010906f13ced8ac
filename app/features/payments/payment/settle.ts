import { ApiError, isPassing } from '#app/lib/http/api-error.ts';
import { call } from '#app/lib/http/api.ts';
import type { PendingPayment } from './pending-payment.ts';

/** The provider does not know the result yet. The shop learns it later. */
class StillProcessing extends Error {}

/** Reports a charge to the server. Resolves when the order is paid. */
export async function settle({ orderId, pi, idempotencyKey }: PendingPayment): Promise<void> {
  const { paid } = await call('updatePayment', {
    params: { id: orderId },
    body: { productPay: orderId, transactionId: pi },
    idempotencyKey,
  });
  if (!paid) throw new StillProcessing();
}

/** The money is taken, so only a rejection ends the retries. */
export const settleAgain = (_failures: number, error: unknown): boolean =>
  error instanceof StillProcessing || isPassing(error);

/** Milliseconds: the server's Retry-After, otherwise 1 s, doubling up to 15 s. */
export function settleDelay(failures: number, error: unknown): number {
  const asked = error instanceof ApiError ? error.retryAfter : undefined;
  return asked === undefined ? Math.min(1000 * 2 ** failures, 15_000) : asked * 1000;
}
