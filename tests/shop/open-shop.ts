import { getRequestListener } from '@hono/node-server';
import { afterAll, expect } from 'vitest';
import * as z from 'zod/mini';
import { PlacedCheckout } from '#contract/orders/checkouts.ts';
import { Orders, PlacedOrder, type Order } from '#contract/orders/orders.ts';
import { PaymentSecret } from '#contract/payments/payments.ts';
import { cardFields } from '#mocks/stripe/card-fields.ts';
import { startStripeMock } from '#mocks/stripe/stripe-mock.ts';
import type { Config } from '#server/config/config.ts';
import { connect } from '#server/db/connect.ts';
import { newId } from '#server/core/ids.ts';
import { silentLog, type Log } from '#server/core/log.ts';
import { connectProvider } from '#server/payments/provider.ts';
import {
  auditOf,
  createTestApp,
  testConfig,
  testSecret,
  type TestResponse,
  type Send,
  type TestApp,
} from '#server/testing/app.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { serve } from '#server/testing/serve.ts';
import { startHistory } from './history.ts';
import { strayMoney, violations } from './invariants.ts';
import { startServers, type ServerProcess } from './server-process.ts';
import { signedEvent, type EventOptions } from './signed-event.ts';

export interface Person {
  id: string;
  uid: string;
  email: string;
  token: string;
}

export interface StockedPart {
  id: string;
  name: string;
  quantity: number;
  priceCents: number;
}

export type Shop = Awaited<ReturnType<typeof openShop>>;

interface PayableOptions {
  customer: Person;
  quantity: number;
}

export interface StoredOrder {
  status: string;
  stockState: string;
  transactionId: string | null;
}

export interface ShopOptions {
  /** Servers in the test's process, on one database. */
  nodes?: number;
  /** Servers as separate processes on one database, used round-robin. */
  processes?: number;
  /** The database to use instead of a new one. */
  database?: Awaited<ReturnType<typeof openTestDatabase>>;
  /** Starts a proxy in front of those processes. Returns its origin. */
  startProxy?: (origins: readonly string[]) => Promise<string>;
  /** Starts a pooler in front of their database. Returns its URL. */
  startPooler?: (url: string) => Promise<string>;
  /** Further settings of those processes. */
  environment?: Record<string, string>;
  config?: Partial<Config>;
  /** Whether the tests break the invariants, or write without `call`, so that nothing is checked at the end. */
  isTampered?: boolean;
}

export const declinedCard = '4000000000000002';

const Confirmed = z.object({
  status: z.optional(z.string()),
  error: z.optional(z.object({ code: z.optional(z.string()) })),
});

const PaymentIntent = z.object({ client_secret: z.string() });

const settings = {
  webhookSecret: 'whsec_local',
  secretKey: 'sk_test_local',
  publishableKey: 'pk_test_local',
};

/**
 * Opens the whole server on a separate PostgreSQL database, with the Stripe mock server behind the real SDK and signed
 * webhooks over HTTP. After the test file, checks the invariants (docs/rules.md), and that no money is unaccounted for.
 */
export async function openShop({
  nodes: size = 1,
  processes = 0,
  database,
  startProxy,
  startPooler = (url) => Promise.resolve(url),
  environment = {},
  config,
  isTampered = false,
}: ShopOptions = {}) {
  const { db, url, shopUrl } = database ?? (await openTestDatabase());
  const history = startHistory();
  let turn = 0;
  const nodes: TestApp[] = [];
  const next = () => {
    const node = nodes[turn++ % nodes.length];
    if (!node) throw new Error('The shop has no node');
    return node;
  };
  let servers: readonly ServerProcess[] = [];
  /** Of the server processes. */
  let origins: readonly string[] = [];
  let round = 0;
  const send = (request: Request): Response | Promise<Response> => {
    const origin = origins[round++ % Math.max(1, origins.length)];
    if (origin === undefined) return next().fetch(request);
    const { pathname, search } = new URL(request.url);
    // Like the app, which waits for 15 seconds, and longer than the server.
    return fetch(new Request(origin + pathname + search, request), { signal: AbortSignal.timeout(20_000) });
  };
  const door = await serve(getRequestListener(send));
  const stripe = await startStripeMock({
    port: 0,
    ...settings,
    webhookUrl: `${door}/api/webhooks/stripe`,
    webhookRetryMs: 50,
  });
  const payments: Config['payments'] = { ...testConfig().payments, ...settings, apiHost: stripe.url };
  if (processes > 0) {
    servers = await startServers(processes, {
      DATABASE_URL: await startPooler(shopUrl),
      TOKEN_SECRET: testSecret,
      RATE_LIMIT_SCALE: '100000',
      ...environment,
      PAYMENTS: 'sandbox',
      STRIPE_API_HOST: stripe.url,
      STRIPE_SECRET_KEY: settings.secretKey,
      STRIPE_PUBLISHABLE_KEY: settings.publishableKey,
      STRIPE_WEBHOOK_SECRET: settings.webhookSecret,
    });
    origins = servers.map(({ origin }) => origin);
    if (startProxy) origins = [await startProxy(origins)];
  }
  const provider = connectProvider(payments);
  const others = Array.from({ length: size - 1 }, () => connect(url));
  const databases = [db, ...others];
  const startNode = (database: typeof db) =>
    createTestApp(database, {
      config: { ...config, payments },
      deps: { provider, log },
      ...(processes > 0 ? { send } : {}),
    });
  nodes.push(...databases.map(startNode));
  afterAll(async () => {
    stripe.webhooks.release();
    await stripe.webhooks.settled();
    if (!isTampered) {
      expect(await violations({ db, stripe, history })).toEqual([]);
      expect(await strayMoney({ db, stripe })).toBeLessThanOrEqual(0);
    }
    await stripe.stop();
    for (const other of others) await other.close();
  });

  /** Sends a request, round-robin over the nodes. */
  const call = (method: string, path: string, send?: Send): Promise<TestResponse> =>
    history.record(method, path, () => next().call(method, path, send), send?.body);

  async function addPerson(overrides: Parameters<TestApp['addUser']>[0] = {}): Promise<Person> {
    const user = await next().addUser(overrides);
    return { ...user, token: await next().accessToken(user) };
  }

  async function addPart({
    name = `Part ${newId()}`,
    quantity = 100,
    priceCents = 6400,
    minQuantity = 1,
  }: Partial<StockedPart & { minQuantity: number }> = {}): Promise<StockedPart> {
    const id = newId();
    // Retried, because parts that are added at once wait for the count of their category.
    await db.transaction((tx) =>
      tx.query(
        `INSERT INTO parts (id, name, description, price_cents, quantity, initial_quantity, min_quantity, image, email)
         VALUES ($1, $2, 'Turned and ground', $3, $4, $4, $5, '/pictures/brake-disc-cutout-800.webp', 'works@norholt.test')`,
        [id, name, priceCents, quantity, minQuantity],
      ),
    );
    return { id, name, quantity, priceCents };
  }

  /** Returns the number of a part. */
  async function numberOf(id: string): Promise<string> {
    const { rows } = await db.query<{ number: string }>(
      'SELECT part_number AS number FROM parts WHERE id = $1',
      [id],
    );
    return rows[0]?.number ?? expect.unreachable();
  }

  /** POST /orders. */
  const place = (customer: Person, part: StockedPart, quantity = 1) =>
    call('POST', '/orders', { token: customer.token, body: orderBody(customer, part, quantity) });

  /** Places orders of one piece of each part together. */
  const checkout = async (customer: Person, parts: readonly StockedPart[]): Promise<PlacedCheckout> =>
    expectBody(
      await call('POST', '/checkouts', { token: customer.token, body: checkoutBody(customer, parts) }),
      200,
      PlacedCheckout,
    );

  /** Places an order. Returns its id. */
  const order = async (...request: Parameters<typeof place>): Promise<string> =>
    expectBody(await place(...request), 200, PlacedOrder)._id;

  const createPayment = (
    { token }: Person,
    body: { orderId: string } | { checkoutId: string } | { totalPrice: number },
  ) => call('POST', '/create-payment', { token, body });

  /** Creates a payment. Returns the client secret. */
  const secretFor = async (customer: Person, orderId: string) =>
    expectBody(await createPayment(customer, { orderId }), 200, PaymentSecret).clientSecret;

  /** Creates the payment of a whole checkout. Returns the client secret. */
  const secretForAll = async (customer: Person, checkoutId: string) =>
    expectBody(await createPayment(customer, { checkoutId }), 200, PaymentSecret).clientSecret;

  /** Confirms the payment like a browser. Returns Stripe's status or error code. */
  async function confirmCard(secret: string, card?: string): Promise<string> {
    const response = await fetch(`${stripe.url}/v1/payment_intents/${intentOf(secret)}/confirm`, {
      method: 'POST',
      body: new URLSearchParams({ client_secret: secret, ...cardFields(card) }),
    });
    const { status, error } = Confirmed.parse(await response.json());
    return status ?? error?.code ?? String(response.status);
  }

  /** An unpaid order with a PaymentIntent, by default of a new customer. */
  async function payable(part: StockedPart, { customer, quantity = 1 }: Partial<PayableOptions> = {}) {
    const buyer = customer ?? (await addPerson());
    const id = await order(buyer, part, quantity);
    const secret = await secretFor(buyer, id);
    return { customer: buyer, id, secret, intent: intentOf(secret) };
  }

  /** Creates a payment and confirms it, without a report to the shop. Returns the PaymentIntent's id. */
  async function payAtProvider(customer: Person, orderId: string): Promise<string> {
    const secret = await secretFor(customer, orderId);
    const status = await confirmCard(secret);
    if (status !== 'succeeded') throw new Error(`The card payment ended in ${status}`);
    return intentOf(secret);
  }

  /** A POST request to the provider's API with the shop's key. */
  const askProvider = (path: string, fields: Record<string, string>) =>
    fetch(`${stripe.url}/v1/${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${settings.secretKey}` },
      body: new URLSearchParams(fields),
    });

  /** Creates an unpaid PaymentIntent that the shop does not know. Returns its client secret. */
  async function strayIntent(metadata: Record<string, string>, cents: number, currency = 'usd') {
    const fields = Object.entries(metadata).map(([key, value]) => [`metadata[${key}]`, value]);
    const response = await askProvider('payment_intents', {
      ...{ amount: String(cents), currency },
      ...Object.fromEntries(fields),
    });
    return PaymentIntent.parse(await response.json()).client_secret;
  }

  /** Sends a webhook about a PaymentIntent. */
  const sendEvent = (intent: string, event?: EventOptions) =>
    call('POST', '/webhooks/stripe', signedEvent(intent, event));

  /** How often the audit log has the order's transition into a state. */
  const transitionsInto = async (orderId: string, state: string) =>
    (await auditOf(db, orderId)).filter(({ after }) => after === state).length;

  /** PATCH /payment-update. */
  const report = ({ token }: Person, orderId: string, transactionId: string) =>
    call('PATCH', `/payment-update/${orderId}`, { token, body: { productPay: orderId, transactionId } });

  /** Places an order, pays it and reports the payment. */
  async function paidOrder(customer: Person, part: StockedPart, quantity = 1) {
    const id = await order(customer, part, quantity);
    const intent = await payAtProvider(customer, id);
    await report(customer, id, intent);
    return { id, intent };
  }

  /** The same for a piece of each part, placed and paid together. */
  async function paidCheckout(customer: Person, parts: readonly StockedPart[]) {
    const placed = await checkout(customer, parts);
    const secret = await secretForAll(customer, placed._id);
    await confirmCard(secret);
    await report(customer, placed.orders[0]?._id ?? '', intentOf(secret));
    return { ...placed, ids: placed.orders.map(({ _id }) => _id), intent: intentOf(secret) };
  }

  const deleteOrder = ({ token }: Person, orderId: string) => call('DELETE', `/orders/${orderId}`, { token });

  /** Ends the reservation of an order, whose stock the next job releases. */
  const lapse = (orderId: string) =>
    db.query(`UPDATE orders SET reserved_until = now() - interval '1 second' WHERE id = $1`, [orderId]);

  /** Replaces the servers in this process by new ones, which remember nothing. */
  const restart = () => void nodes.splice(0, size, ...databases.map(startNode));

  /** Lets time pass in the database. */
  async function letPass(minutes: number): Promise<void> {
    for (const [table, columns] of Object.entries(timeColumns)) {
      const earlier = columns.map((column) => `${column} = ${column} - make_interval(mins => $1)`);
      await db.query(`UPDATE ${table} SET ${earlier.join(', ')}`, [minutes]);
    }
    await db.query('UPDATE rate_limits SET expire = expire - $1', [minutes * 60_000]);
  }

  async function stateOf(orderId: string): Promise<StoredOrder> {
    const { rows } = await db.query<StoredOrder>(
      'SELECT status, stock_state AS "stockState", transaction_id AS "transactionId" FROM orders WHERE id = $1',
      [orderId],
    );
    if (!rows[0]) throw new Error(`There is no order ${orderId}`);
    return rows[0];
  }

  async function stockOf({ id }: StockedPart): Promise<number> {
    const { rows } = await db.query<{ quantity: number }>('SELECT quantity FROM parts WHERE id = $1', [id]);
    return rows[0]?.quantity ?? Number.NaN;
  }

  return {
    ...{ db, stripe, nodes, servers, history, call, lapse, letPass, stateOf, stockOf, transitionsInto },
    restart,
    /** Of the first node. */
    deps: next().deps,
    addCustomer: addPerson,
    addAdmin: () => addPerson({ role: 'admin' }),
    ...{
      addPart,
      numberOf,
      place,
      order,
      checkout,
      createPayment,
      payable,
      secretFor,
      secretForAll,
      confirmCard,
      payAtProvider,
      report,
      paidOrder,
      paidCheckout,
      deleteOrder,
      askProvider,
      strayIntent,
      sendEvent,
    },
  };
}

/** The columns that due times and limits depend on. */
const timeColumns = {
  orders: ['created_at', 'updated_at', 'reserved_until', 'exceeded_at'],
  payments: ['created_at', 'updated_at', 'last_event_at'],
  card_declines: ['created_at'],
  checkout_payments: ['created_at', 'updated_at', 'last_event_at'],
  refund_jobs: ['next_attempt_at'],
  checkout_refunds: ['next_attempt_at'],
  stock_movements: ['created_at'],
};

/** Prints the server's errors beside the test that caused them. */
const log: Log = { ...silentLog, error: (...args: unknown[]) => console.error(...args) };

/** The PaymentIntent that a client secret belongs to. */
export const intentOf = (secret: string): string => secret.slice(0, secret.indexOf('_secret_'));

/** The body of POST /orders as the product's client sends it. */
export const orderBody = (customer: Person, part: StockedPart, quantity = 1) => ({
  name: 'Mara Lindqvist',
  email: customer.email,
  phone: '+46 70 740 61 23',
  address: 'Verkstadsgatan 14, 412 51 Göteborg',
  productName: part.name,
  productQuantity: quantity,
  totalPrice: (part.priceCents * quantity) / 100,
});

/** The body of POST /checkouts for `quantity` pieces of each part. */
export const checkoutBody = (customer: Person, parts: readonly StockedPart[], quantity = 1) => ({
  ...{ name: 'Mara Lindqvist', email: customer.email, phone: '+46 70 740 61 23' },
  address: 'Verkstadsgatan 14, 412 51 Göteborg',
  lines: parts.map(({ id, priceCents }) => ({ partId: id, quantity, price: priceCents / 100 })),
  totalPrice: parts.reduce((sum, { priceCents }) => sum + priceCents * quantity, 0) / 100,
});

/** Returns the body of a response with this status and shape. Throws an error with the body otherwise. */
export function expectBody<Schema extends z.ZodMiniType>(
  { status, body }: TestResponse,
  expected: number,
  schema: Schema,
): z.output<Schema> {
  if (status !== expected) throw new Error(`Expected ${expected}, got ${status}: ${JSON.stringify(body)}`);
  return z.parse(schema, body);
}

/** GET /orders of the customer. */
export async function ordersOf(shop: Shop, customer: Person): Promise<Order[]> {
  return expectBody(
    await shop.call('GET', `/orders/${customer.email}`, { token: customer.token }),
    200,
    Orders,
  );
}
