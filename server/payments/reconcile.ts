import type { OrderState } from '../db/schema.ts';
import { job, type Actor } from '../orders/actor.ts';
import { Problem } from '../problem.ts';
import { cancelPayments, finishCancelling } from './cancel-payments.ts';
import type { ShopDeps } from './deps.ts';
import { providerDeadline } from './provider.ts';
import { catchUpOn, eventsPutOff } from './receive-event.ts';
import { processRefund, tryRefund } from './refund-jobs.ts';
import { confirmPayment, confirmPaymentSettings } from './confirm-payment.ts';
import { unknownIntent, UnknownIntent } from './unknown-intent.ts';

/** How many of a kind are taken on at once. */
const batch = 100;

/** How long one run goes on asking about payments, in ms. */
const patience = 90_000;

const actor: Actor = job('reconcile');

/**
 * Asks the provider about everything that should have been settled by now: events that came while it could not be
 * asked, payments of which nothing was heard for two minutes, orders left half cancelled, refunds that are owed. Safe on several nodes at once.
 */
export async function reconcile(deps: ShopDeps): Promise<void> {
  await each(deps, await eventsPutOff(deps.db, batch), (event) =>
    catchUpOn(deps, event, actor, providerDeadline()),
  );
  const until = Date.now() + patience;
  let quiet: QuietPayment[];
  do {
    quiet = await quietPayments(deps);
    await each(deps, quiet, (payment) => askAbout(deps, payment));
  } while (quiet.length === batch && Date.now() < until);
  await each(deps, await leftCancelling(deps), async ({ orderId }) => {
    await cancelPayments(deps, orderId, actor, providerDeadline());
    await finishCancelling(deps, orderId, actor);
  });
  await each(deps, await refundsDue(deps), async ({ providerId }) => {
    await processRefund(deps, providerId, actor, providerDeadline());
  });
}

/** One that fails does not hold up the others, unless it failed because nobody answers. */
async function each<Item>(
  { log }: Pick<ShopDeps, 'log'>,
  items: readonly Item[],
  run: (item: Item) => Promise<void>,
): Promise<void> {
  for (const item of items) {
    try {
      await run(item);
    } catch (error) {
      // Its alarm has been raised, and says nothing about the others.
      if (error instanceof UnknownIntent) continue;
      log.warn({ error, item }, 'left for the next run of the reconciler');
      if (error instanceof Problem && error.code === 'UNAVAILABLE') return;
    }
  }
}

interface QuietPayment {
  id: string;
  providerId: string;
  orderId: string;
  orderStatus: OrderState;
  /** Payments of its customer are paused, or nobody asked to pay with it for a day: withdrawn, or the provider would be asked about it for ever. */
  isAbandoned: boolean;
}

/**
 * Payments of which nothing was heard for two minutes, and takes them on. One that lies longer is asked about
 * every four minutes, so that with the two of this job's beat a payment whose webhook was lost is found within six.
 */
async function quietPayments({ db }: Pick<ShopDeps, 'db'>): Promise<QuietPayment[]> {
  const { rows } = await db.query<QuietPayment>(
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

async function askAbout(deps: ShopDeps, payment: QuietPayment): Promise<void> {
  const { db, provider } = deps;
  const deadline = providerDeadline();
  // Nothing may be paid with it any more: an order that is paid otherwise, or gone.
  const isStray =
    payment.isAbandoned || (payment.orderStatus !== 'unpaid' && payment.orderStatus !== 'cancelling');
  const found = await provider.findIntent(payment.providerId, deadline);
  const intent =
    found?.status === 'payable' && isStray ? await provider.cancelIntent(found.id, deadline) : found;
  if (!intent) throw unknownIntent(deps, payment);
  await confirmPayment(db, intent, {
    actor,
    ...confirmPaymentSettings(deps),
  });
  if (intent.status === 'succeeded') await tryRefund(deps, intent.id, actor, deadline);
}

async function leftCancelling({ db }: Pick<ShopDeps, 'db'>): Promise<Array<{ orderId: string }>> {
  const { rows } = await db.query<{ orderId: string }>(
    `SELECT id AS "orderId" FROM orders
     WHERE status = 'cancelling' AND updated_at <= now() - interval '2 minutes' ORDER BY updated_at LIMIT $1`,
    [batch],
  );
  return rows;
}

/** A `refunding` order has its job here too. */
async function refundsDue({ db }: Pick<ShopDeps, 'db'>): Promise<Array<{ providerId: string }>> {
  const { rows } = await db.query<{ providerId: string }>(
    `SELECT provider_id AS "providerId" FROM refund_jobs
     WHERE state = 'open' AND next_attempt_at <= now() ORDER BY next_attempt_at LIMIT $1`,
    [batch],
  );
  return rows;
}
