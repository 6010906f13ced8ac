import * as m from '#messages/problem.js';
import { Problem } from '../core/problem.ts';
import type { PaymentDeps } from './payment-context.ts';
import type { PaymentRow } from './payment-row.ts';

/**
 * The provider does not know a PaymentIntent that the shop created, because the keys are of another account or the
 * database is of another shop. The customer may still pay it, so nothing may change.
 */
export class UnknownIntent extends Problem {
  constructor() {
    super('UNAVAILABLE', {
      message: m.paymentUnconfirmed(),
      retryAfter: 600,
    });
  }
}

/** Logs and counts the error, and returns it for the caller to throw. */
export function unknownIntent(
  { log, metrics }: Pick<PaymentDeps, 'log' | 'metrics'>,
  { providerId, ...paidFor }: Pick<PaymentRow, 'providerId'> & ({ orderId: string } | { checkoutId: string }),
): UnknownIntent {
  metrics.unknownIntent();
  log.error(
    {
      intent: providerId,
      ...('orderId' in paidFor ? { order: paidFor.orderId } : { checkout: paidFor.checkoutId }),
    },
    'the provider does not know a PaymentIntent of this shop: compare STRIPE_SECRET_KEY and the database',
  );
  return new UnknownIntent();
}
