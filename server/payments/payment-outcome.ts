import type { Queries } from '../db/connect.ts';
import type { OrderRow } from '../orders/order-row.ts';
import type { Paused } from './card-declines.ts';

/** The result of applying a PaymentIntent to an order. */
export type PaymentOutcome =
  /** The intent paid the order. `isNew` means by this call. */
  | { kind: 'paid'; order: OrderRow; isNew: boolean }
  | { kind: 'processing' }
  /** Not paid. `message` is the provider's reason, if there is one. */
  | { kind: 'unpaid'; message: string | null; paused: Paused }
  /** Another intent paid the order. */
  | { kind: 'paid-otherwise' }
  /** The order was cancelled or refunded. */
  | { kind: 'closed' }
  /** The stock was sold to another order. The payment is refunded and the order stays unpaid. */
  | { kind: 'out-of-stock'; left: number }
  /** Amount, currency, mode or customer differ from the order's, or the intent belongs to another order. */
  | { kind: 'mismatch' }
  | { kind: 'unknown-order' }
  /** `guard` returned false. */
  | { kind: 'repeated' };

export interface ConfirmPaymentOptions {
  /** The order that the caller names. Defaults to those that the intent was created for. */
  orderId?: string;
  /** The charge that the provider's event reports as declined by the issuer. */
  declinedCharge?: string | null;
  /** Runs first in the same transaction. If it returns false, nothing is done. */
  guard?: (tx: Queries) => Promise<boolean>;
}

/** What an order that cannot accept a payment means for it. */
export const refusedOutcome = ({ status }: Pick<OrderRow, 'status'>): PaymentOutcome =>
  status === 'paid' || status === 'shipped' ? { kind: 'paid-otherwise' } : { kind: 'closed' };
