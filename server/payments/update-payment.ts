import type { PaymentUpdated } from '#contract/payments/payments.ts';
import type { Reply } from '../http/idempotency.ts';
import { findOrder, type OrderRow } from '../orders/order-row.ts';
import { Problem } from '../core/problem.ts';
import { soldOut } from '../orders/stock.ts';
import { cancelPaused } from './cancel-payments.ts';
import type { PaymentContext } from './payment-context.ts';
import type { Intent } from './provider.ts';
import { confirmPayment } from './confirm-payment.ts';

interface Update {
  userId: string;
  orderId: string;
  transactionId: string;
}

/**
 * Handles the browser's report of a payment by re-fetching the PaymentIntent from the provider. The webhook reports the
 * same payment; whichever arrives second changes nothing. Throws 400, 402, 404, 409 or 503.
 */
export async function updatePayment(
  context: PaymentContext,
  { userId, orderId, transactionId }: Update,
): Promise<Reply<PaymentUpdated>> {
  const order = await findOrder(context.db, orderId);
  if (!order || order.userId !== userId) throw new Problem('NOT_FOUND');
  if (isPaid(order) && order.transactionId === transactionId) return paid(transactionId, 0);

  const intent = await find(context, order, transactionId);
  const outcome = await confirmPayment(context, intent, { orderId: order.id });
  if (outcome.kind === 'paid') return paid(transactionId, outcome.isNew ? 1 : 0);
  if (outcome.kind === 'paid-otherwise' || isPaid(order)) throw new Problem('ALREADY_PAID');
  switch (outcome.kind) {
    case 'processing':
      return { status: 202, body: { matchedCount: 1, modifiedCount: 0, paid: false, transactionId } };
    case 'unpaid':
      await cancelPaused(context, outcome.paused);
      throw new Problem(
        'PAYMENT_NOT_SUCCEEDED',
        outcome.message === null ? {} : { message: outcome.message },
      );
    case 'closed':
      throw new Problem('ORDER_NOT_PAYABLE');
    case 'out-of-stock':
      throw soldOut(outcome.left);
    case 'mismatch':
      throw new Problem('PAYMENT_MISMATCH');
    case 'unknown-order':
    case 'repeated':
      throw new Problem('NOT_FOUND');
  }
}

/** For an order that is paid already, throws 409 even if the provider is unavailable. */
async function find(
  { provider, deadline }: PaymentContext,
  order: OrderRow,
  transactionId: string,
): Promise<Intent> {
  let intent: Intent | null;
  try {
    intent = await provider.findIntent(transactionId, deadline);
  } catch (error) {
    throw isPaid(order) ? new Problem('ALREADY_PAID', { cause: error }) : error;
  }
  if (!intent) throw isPaid(order) ? new Problem('ALREADY_PAID') : new Problem('UNKNOWN_TRANSACTION');
  return intent;
}

const isPaid = ({ status }: OrderRow) => status === 'paid' || status === 'shipped';

const paid = (transactionId: string, modifiedCount: 0 | 1): Reply<PaymentUpdated> => ({
  status: 200,
  body: { matchedCount: 1, modifiedCount, paid: true, transactionId },
});
