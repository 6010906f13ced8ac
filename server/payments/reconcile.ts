import type { OrderState } from '#contract/orders/transitions.ts';
import { job } from '../core/actor.ts';
import { Problem } from '../core/problem.ts';
import { cancelPayments, finishCancelling } from './cancel-payments.ts';
import { startPayment, type PaymentDeps } from './payment-context.ts';
import { handleDeferred, deferredEvents } from './receive-event.ts';
import { processRefund } from './refund-jobs.ts';
import { confirmPayment } from './confirm-payment.ts';
import { unknownIntent, UnknownIntent } from './unknown-intent.ts';

/** Rows of each kind that one query reads. */
const batch = 100;

/** In ms, for the payments of one run. */
const maxRunTime = 90_000;

const start = (deps: PaymentDeps) => startPayment(deps, job('reconcile'));

/**
 * Asks the provider about everything that should have been settled by now: deferred events, payments without news for
 * two minutes, interrupted cancellations and due refunds. Safe to run on several nodes at once.
 */
export async function reconcile(deps: PaymentDeps): Promise<void> {
  await each(deps, await deferredEvents(deps.db, batch), (event) => handleDeferred(start(deps), event));
  const until = Date.now() + maxRunTime;
  let stale: StalePayment[];
  do {
    stale = await claimStalePayments(deps);
    await each(deps, stale, (payment) => checkPayment(deps, payment));
  } while (stale.length === batch && Date.now() < until);
  await each(deps, await interruptedCancellations(deps), async ({ orderId }) => {
    const context = start(deps);
    await cancelPayments(context, orderId);
    await finishCancelling(context, orderId);
  });
  await each(deps, await dueRefunds(deps), async ({ providerId }) => {
    await processRefund(start(deps), providerId);
  });
}

/** Runs each item. An error leaves it to the reconciler and does not stop the others, unless the provider is unavailable. */
export async function each<Item>(
  { log }: Pick<PaymentDeps, 'log'>,
  items: readonly Item[],
  run: (item: Item) => Promise<void>,
): Promise<void> {
  for (const item of items) {
    try {
      await run(item);
    } catch (error) {
      // Already logged by `unknownIntent`, and it says nothing about the others.
      if (error instanceof UnknownIntent) continue;
      log.warn({ error, item }, 'left for the next run of the reconciler');
      if (error instanceof Problem && error.code === 'UNAVAILABLE') return;
    }
  }
}

interface StalePayment {
  id: string;
  providerId: string;
  orderId: string;
  orderStatus: OrderState;
  /** Its customer's payments are paused, or it was not used for a day. It is cancelled, to stop checking it. */
  isAbandoned: boolean;
}

/**
 * Claims payments without news for two minutes, older ones every four minutes. With this job's interval of two minutes,
 * a payment whose webhook was lost is found within six.
 */
async function claimStalePayments({ db }: Pick<PaymentDeps, 'db'>): Promise<StalePayment[]> {
  const { rows } = await db.query<StalePayment>(
    `WITH quiet AS (
       SELECT payments.id, orders.status FROM payments JOIN orders ON orders.id = payments.order_id
       WHERE payments.status IN ('open', 'processing') AND payments.provider_id IS NOT NULL
         AND payments.last_event_at
           <= now() - greatest(interval '2 minutes', least((now() - payments.updated_at) / 30, interval '4 minutes'))
       ORDER BY payments.last_event_at LIMIT $1
       FOR NO KEY UPDATE OF payments SKIP LOCKED
     )
     UPDATE payments SET last_event_at = now() FROM quiet WHERE payments.id = quiet.id
     RETURNING payments.id, payments.provider_id AS "providerId", payments.order_id AS "orderId",
       quiet.status AS "orderStatus", payments.updated_at < now() - interval '24 hours'
         OR EXISTS (SELECT FROM card_declines WHERE user_id = payments.user_id AND paused_until > now())
         AS "isAbandoned"`,
    [batch],
  );
  return rows;
}

async function checkPayment(deps: PaymentDeps, payment: StalePayment): Promise<void> {
  const context = start(deps);
  const { provider, deadline } = context;
  // It may not pay any more: abandoned, or its order is paid or cancelled.
  const isStray =
    payment.isAbandoned || (payment.orderStatus !== 'unpaid' && payment.orderStatus !== 'cancelling');
  const found = await provider.findIntent(payment.providerId, deadline);
  const intent =
    found?.status === 'payable' && isStray ? await provider.cancelIntent(found.id, deadline) : found;
  if (!intent) throw unknownIntent(deps, payment);
  await confirmPayment(context, intent);
}

async function interruptedCancellations({
  db,
}: Pick<PaymentDeps, 'db'>): Promise<Array<{ orderId: string }>> {
  const { rows } = await db.query<{ orderId: string }>(
    `SELECT id AS "orderId" FROM orders
     WHERE status = 'cancelling' AND updated_at <= now() - interval '2 minutes' ORDER BY updated_at LIMIT $1`,
    [batch],
  );
  return rows;
}

/** Includes the refunds of orders in state `refunding`. */
async function dueRefunds({ db }: Pick<PaymentDeps, 'db'>): Promise<Array<{ providerId: string }>> {
  const { rows } = await db.query<{ providerId: string }>(
    `SELECT provider_id AS "providerId" FROM refund_jobs
     WHERE state = 'open' AND next_attempt_at <= now() ORDER BY next_attempt_at LIMIT $1`,
    [batch],
  );
  return rows;
}
