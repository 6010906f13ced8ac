import { getRequestListener } from '@hono/node-server';
import { browserScript } from '#mocks/browser-script.ts';
import { listen } from '#mocks/listen.ts';
import { createApp } from './app.ts';
import { Faults } from './faults.ts';
import { newId } from './ids.ts';
import { Ledger } from './ledger.ts';
import type { PaymentIntent } from './objects.ts';
import { finishProcessing } from './payment-intents.ts';
import { seedPayments } from './seed.ts';
import { Webhooks } from './webhooks.ts';

export interface StripeMockOptions {
  /** 0 takes any free port. */
  port: number;
  /** Where payments and undelivered events outlive the process; without it they live in memory. */
  stateDir?: string;
  webhookUrl?: string;
  webhookSecret: string;
  secretKey: string;
  publishableKey: string;
  /** The pause in ms before an event is sent again; it doubles each time. */
  webhookRetryMs?: number;
}

export interface StripeMock {
  url: string;
  port: number;
  /** Latency and failures of the next requests. */
  faults: Faults;
  /** What becomes of events on their way: hold, drop, duplicate, reorder, send again. */
  webhooks: Webhooks;
  intents(): readonly PaymentIntent[];
  intent(id: string): PaymentIntent | undefined;
  /** From now on a confirmed payment stays in `processing` until `finish`. */
  holdConfirmations(): void;
  /** Ends the processing of a held payment, by what its card does; throws for a declined one. */
  finish(id: string): PaymentIntent;
  stop(): Promise<void>;
}

/** Starts the local stand-in for Stripe: its REST API, its webhooks and its browser script. */
export async function startStripeMock(options: StripeMockOptions): Promise<StripeMock> {
  const ledger = new Ledger(options.stateDir);
  if (ledger.isNew) seedPayments(ledger);
  const faults = new Faults();
  const webhooks = new Webhooks(ledger, {
    url: options.webhookUrl,
    secret: options.webhookSecret,
    retryMs: options.webhookRetryMs,
  });
  let holdsConfirmations = false;
  const app = createApp({
    ledger,
    faults,
    webhooks,
    keys: { secret: options.secretKey, publishable: options.publishableKey },
    holdsConfirmations: () => holdsConfirmations,
    browserScript: () => browserScript('stripe'),
  });
  const answer = getRequestListener(app.fetch);
  const server = await listen((request, response) => void answer(request, response), options.port);
  webhooks.deliverPending();

  return {
    url: `http://localhost:${server.port}`,
    port: server.port,
    faults,
    webhooks,
    intents: () => [...ledger.intents.values()],
    intent: (id) => ledger.intents.get(id),
    holdConfirmations() {
      holdsConfirmations = true;
    },
    finish(id) {
      holdsConfirmations = false;
      try {
        return finishProcessing(ledger, id, { id: newId('req'), idempotencyKey: null });
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
