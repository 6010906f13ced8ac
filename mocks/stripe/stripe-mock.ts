import { getRequestListener } from '@hono/node-server';
import { listen } from '#mocks/listen.ts';
import { createApp } from './app.ts';
import { Faults } from './faults.ts';
import { Ledger } from './ledger.ts';
import type { PaymentIntent } from './objects.ts';
import { finishProcessing } from './payment-intents.ts';
import { seedPayments } from './seed.ts';
import { Webhooks } from './webhooks.ts';

export interface StripeMockOptions {
  /** 0 means any free port. */
  port: number;
  /** The folder of the journal. Without it data is lost when the process ends. */
  stateDir?: string;
  webhookUrl?: string;
  webhookSecret: string;
  secretKey: string;
  publishableKey: string;
  /** The delay before an event is sent again, in ms. It doubles each time. */
  webhookRetryMs?: number;
}

export interface StripeMock {
  url: string;
  port: number;
  /** Delays and failures of the next requests. */
  faults: Faults;
  /** Holds, drops, duplicates or reorders events. */
  webhooks: Webhooks;
  intents(): readonly PaymentIntent[];
  intent(id: string): PaymentIntent | undefined;
  /** The amounts of an intent's refunds, in cents. */
  refundsOf(id: string): number[];
  /** Leaves confirmed payments in `processing` until `finish`. */
  holdConfirmations(): void;
  /** Ends the processing of a held payment. Throws if its card is declined. */
  finish(id: string): PaymentIntent;
  stop(): Promise<void>;
}

/** Starts the local mock server of Stripe: its REST API, its webhooks and its browser script. */
export async function startStripeMock(options: StripeMockOptions): Promise<StripeMock> {
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
  const server = await listen((request, response) => void handle(request, response), options.port);
  webhooks.deliverPending();

  return {
    url: `http://localhost:${server.port}`,
    port: server.port,
    faults,
    webhooks,
    intents: () => [...ledger.intents.values()],
    intent: (id) => ledger.intents.get(id),
    refundsOf: (id) =>
      [...ledger.refunds.values()].flatMap((refund) => (refund.payment_intent === id ? refund.amount : [])),
    holdConfirmations() {
      isHeld = true;
    },
    finish(id) {
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
