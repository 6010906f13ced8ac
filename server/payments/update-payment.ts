import * as product from '#messages/product.ts';
import type { PaymentUpdated } from '#contract/payments.ts';
import type { Reply } from '../http/idempotency.ts';
import type { Actor } from '../orders/actor.ts';
import { findOrder, type OrderRow } from '../orders/order-row.ts';
import { Problem } from '../problem.ts';
import { cancelPaymentsOfOwner } from './cancel-payments.ts';
import type { ShopDeps } from './deps.ts';
import type { Deadline, Intent } from './provider.ts';
import { tryRefund } from './refund-jobs.ts';
import { confirmPayment, confirmPaymentSettings } from './confirm-payment.ts';

interface Update {
  userId: string;
  orderId: string;
  transactionId: string;
}

/**
 * The customer's browser says that it paid: what the provider says counts. The provider's webhook tells
 * the same by another way; whichever comes second finds it done. Throws 400, 402, 404, 409 or 503.
 */
export async function updatePayment(
  deps: ShopDeps,
  { userId, orderId, transactionId }: Update,
  actor: Actor,
  deadline: Deadline,
): Promise<Reply<PaymentUpdated>> {
  const order = await findOrder(deps.db, orderId);
  if (!order || order.userId !== userId) throw new Problem('NOT_FOUND');
  if (isPaid(order) && order.transactionId === transactionId) return paid(transactionId, 0);

  const intent = await find(deps, order, transactionId, deadline);
  const settlement = await confirmPayment(deps.db, intent, {
    actor,
    orderId: order.id,
    ...confirmPaymentSettings(deps),
  });
  if (settlement.kind === 'paid') return paid(transactionId, settlement.isNew ? 1 : 0);
  if (settlement.kind === 'paid-otherwise' || isPaid(order)) {
    if (settlement.kind === 'paid-otherwise') await tryRefund(deps, intent.id, actor, deadline);
    throw alreadyPaid();
  }
  switch (settlement.kind) {
    case 'processing':
      return { status: 202, body: { matchedCount: 1, modifiedCount: 0, paid: false, transactionId } };
    case 'unpaid':
      if (settlement.isPaused) await cancelPaymentsOfOwner(deps, order.id, actor, deadline);
      throw new Problem(
        'PAYMENT_NOT_SUCCEEDED',
        settlement.message === null ? {} : { message: settlement.message },
      );
    case 'closed':
      await tryRefund(deps, intent.id, actor, deadline);
      throw new Problem('ORDER_NOT_PAYABLE');
    case 'out-of-stock':
      await tryRefund(deps, intent.id, actor, deadline);
      throw new Problem('ABOVE_STOCK', {
        status: 409,
        message: product.aboveStock({ stock: settlement.left }),
      });
    case 'mismatch':
      throw new Problem('PAYMENT_MISMATCH');
    case 'unknown-order':
    case 'repeated':
      throw new Problem('NOT_FOUND');
  }
}

/** For an order that is paid already, nothing that the provider cannot say changes the answer. */
async function find(
  { provider }: Pick<ShopDeps, 'provider'>,
  order: OrderRow,
  transactionId: string,
  deadline: Deadline,
): Promise<Intent> {
  let intent: Intent | null;
  try {
    intent = await provider.findIntent(transactionId, deadline);
  } catch (error) {
    throw isPaid(order) ? alreadyPaid(error) : error;
  }
  if (!intent) throw isPaid(order) ? alreadyPaid() : new Problem('UNKNOWN_TRANSACTION');
  return intent;
}

const isPaid = ({ status }: OrderRow) => status === 'paid' || status === 'shipped';

const alreadyPaid = (cause?: unknown) =>
  new Problem('ALREADY_PAID', { message: product.alreadyPaid(), cause });

const paid = (transactionId: string, modifiedCount: 0 | 1): Reply<PaymentUpdated> => ({
  status: 200,
  body: { matchedCount: 1, modifiedCount, paid: true, transactionId },
});
