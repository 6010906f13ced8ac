import { getRequestListener } from '@hono/node-server';
import { roundToCents } from '#contract/money.ts';
import { orders } from '#mocks/fixtures/orders.ts';
import { demoAccounts } from '#mocks/fixtures/users.ts';
import { listen } from '#mocks/listen.ts';
import { createApp } from './app.ts';
import { Faults } from './faults.ts';
import { Ledger } from './ledger.ts';
import { newCharge, type PaymentIntent } from './objects.ts';
import { finishProcessing, newIntent } from './payment-intents.ts';
import { Webhooks } from './webhooks.ts';

export interface StripeMockOptions {
  /** 0 means any free port. */
  port: number;
  /** The shop whose pages may call the server. */
  shopUrl?: string;
  /** The folder of the journal. Without it data is lost when the process ends. */
  stateDir?: string;
  webhookUrl?: string;
  webhookSecret: string;
  secretKey: string;
  publishableKey: string;
  /** The delay before an event is sent again, in ms. It doubles each time. */
  webhookRetryMs?: number;
}

export type StripeMock = Awaited<ReturnType<typeof startStripeMock>>;

/** Starts the local mock server of Stripe: its REST API, its webhooks and its browser script. */
export async function startStripeMock(options: StripeMockOptions) {
  const ledger = new Ledger(options.stateDir);
  if (ledger.isNew) seedPayments(ledger);
  const faults = new Faults();
  const webhooks = new Webhooks(ledger, {
    url: options.webhookUrl,
    secret: options.webhookSecret,
    retryMs: options.webhookRetryMs,
  });
  let isHeld = false;
  const app = createApp({
    ledger,
    faults,
    webhooks,
    keys: { secret: options.secretKey, publishable: options.publishableKey },
    isHeld: () => isHeld,
  });
  const handle = getRequestListener(app.fetch);
  const server = await listen(
    (request, response) => void handle(request, response),
    options.port,
    options.shopUrl,
  );
  webhooks.deliverPending();

  return {
    url: `http://localhost:${server.port}`,
    port: server.port,
    /** Delays and failures of the next requests. */
    faults,
    /** Holds, drops, duplicates or reorders events. */
    webhooks,
    intents: (): readonly PaymentIntent[] => [...ledger.intents.values()],
    intent: (id: string) => ledger.intents.get(id),
    /** The amounts of an intent's refunds, in cents. */
    refundsOf: (id: string) =>
      [...ledger.refunds.values()].flatMap((refund) => (refund.payment_intent === id ? refund.amount : [])),
    /** Leaves confirmed payments in `processing` until `finish`. */
    holdConfirmations() {
      isHeld = true;
    },
    /** Ends the processing of a held payment. Throws if its card is declined. */
    finish(id: string): PaymentIntent {
      isHeld = false;
      try {
        return finishProcessing(ledger, id);
      } finally {
        webhooks.deliverPending();
      }
    },
    async stop() {
      await server.close();
      await webhooks.stop();
      ledger.close();
    },
  };
}

/** Adds the payments of the demo customer's paid orders, so that they can be refunded. */
function seedPayments(ledger: Ledger): void {
  for (const { _id, transactionId, totalPrice, paidAt } of orders) {
    if (transactionId === null || paidAt === null) continue;
    const created = Math.floor(Date.parse(paidAt) / 1000);
    const amount = roundToCents(totalPrice);
    const intent: PaymentIntent = {
      ...newIntent({ amount, metadata: { uid: demoAccounts.customer.uid, orderId: _id } }, transactionId),
      amount_received: amount,
      created,
      status: 'succeeded',
    };
    const charge = { ...newCharge(intent), created };
    ledger.commit({ charge, intent: { ...intent, latest_charge: charge.id } });
  }
}
