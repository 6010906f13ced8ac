import { job } from '../core/actor.ts';
import { Problem } from '../core/problem.ts';
import { cancelPayments, finishCancelling } from './cancel-payments.ts';
import { startPayment, type PaymentDeps } from './payment-context.ts';
import { handleDeferred, deferredEvents } from './receive-event.ts';
import { processRefund } from './refund-jobs.ts';
import { dueShares, processShare } from './refund-shares.ts';
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
  for (const claim of [claimStalePayments, claimStaleCheckoutPayments]) {
    let stale: StalePayment[];
    do {
      stale = await claim(deps);
      await each(deps, stale, (payment) => checkPayment(deps, payment));
    } while (stale.length === batch && Date.now() < until);
  }
  await each(deps, await interruptedCancellations(deps), async ({ orderId }) => {
    const context = start(deps);
    await cancelPayments(context, orderId);
    await finishCancelling(context, orderId);
  });
  await each(deps, await dueRefunds(deps), async ({ providerId }) => {
    await processRefund(start(deps), providerId);
  });
  await each(deps, await dueShares(deps.db, batch), async (share) => {
    await processShare(start(deps), share);
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

type StalePayment = ({ orderId: string } | { checkoutId: string }) & {
  providerId: string;
  /**
   * It may not pay any more: its order is paid or cancelled, its customer's payments are paused, or it was not used for a day. It
   * is cancelled, to stop checking it.
   */
  isStray: boolean;
};

const isQuiet = `status IN ('open', 'processing') AND provider_id IS NOT NULL
  AND last_event_at <= now() - greatest(interval '2 minutes', least((now() - updated_at) / 30, interval '4 minutes'))`;

/**
 * Claims payments without news for two minutes, older ones every four minutes. With this job's interval of two minutes,
 * a payment whose webhook was lost is found within six.
 */
async function claimStalePayments({ db }: Pick<PaymentDeps, 'db'>): Promise<StalePayment[]> {
  const { rows } = await db.query<StalePayment>(
    `WITH quiet AS (
       SELECT id FROM payments WHERE ${isQuiet} ORDER BY last_event_at LIMIT $1 FOR NO KEY UPDATE SKIP LOCKED
     )
     UPDATE payments SET last_event_at = now() FROM quiet, orders WHERE payments.id = quiet.id AND orders.id = order_id
     RETURNING payments.provider_id AS "providerId", payments.order_id AS "orderId",
       orders.status NOT IN ('unpaid', 'cancelling') OR payments.updated_at < now() - interval '24 hours'
         OR EXISTS (SELECT FROM card_declines WHERE user_id = payments.user_id AND paused_until > now())
         AS "isStray"`,
    [batch],
  );
  return rows;
}

/** The same for payments of several orders. Those that a server of the previous version ignored are among them. */
async function claimStaleCheckoutPayments({ db }: Pick<PaymentDeps, 'db'>): Promise<StalePayment[]> {
  const { rows } = await db.query<StalePayment>(
    `WITH quiet AS (
       SELECT id FROM checkout_payments WHERE ${isQuiet} ORDER BY last_event_at LIMIT $1 FOR NO KEY UPDATE SKIP LOCKED
     )
     UPDATE checkout_payments SET last_event_at = now() FROM quiet WHERE checkout_payments.id = quiet.id
     RETURNING provider_id AS "providerId", checkout_id AS "checkoutId", updated_at < now() - interval '24 hours'
       OR NOT EXISTS (SELECT FROM checkout_payment_orders JOIN orders ON orders.id = order_id
         WHERE payment_id = checkout_payments.id AND orders.status IN ('unpaid', 'cancelling')) AS "isStray"`,
    [batch],
  );
  return rows;
}

async function checkPayment(deps: PaymentDeps, payment: StalePayment): Promise<void> {
  const context = start(deps);
  const { provider, deadline } = context;
  const found = await provider.findIntent(payment.providerId, deadline);
  const intent =
    found?.status === 'payable' && payment.isStray ? await provider.cancelIntent(found.id, deadline) : found;
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
