import { getResponse } from 'msw';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { ConfirmedOrder, DeletedOrder, Order, Orders, PlacedOrder } from '#contract/orders.ts';
import { Part, Parts } from '#contract/parts.ts';
import { PaymentSecret, PaymentUpdated } from '#contract/payments.ts';
import { Problem } from '#contract/problem.ts';
import { Reviews } from '#contract/reviews.ts';
import { AdminFlag, ProfileSaved, SignedIn, User } from '#contract/users.ts';
import { fixtureId } from '#mocks/fixtures/ids.ts';
import { orders } from '#mocks/fixtures/orders.ts';
import { parts } from '#mocks/fixtures/parts.ts';
import { demoAccounts } from '#mocks/fixtures/users.ts';
import { ordersHandlers } from '#mocks/handlers/orders.ts';
import { partsHandlers } from '#mocks/handlers/parts.ts';
import { paymentsHandlers } from '#mocks/handlers/payments.ts';
import { reviewsHandlers } from '#mocks/handlers/reviews.ts';
import { usersHandlers } from '#mocks/handlers/users.ts';
import { startStripeStandIn, type StripeStandIn } from '#mocks/stripe/stand-in.ts';
import { seedIfEmpty } from '#server/db/seed.ts';
import { connectProvider } from '#server/payments/provider.ts';
import { createTestApp, emulatorToken, testConfig, type TestApp } from '#server/testing/app.ts';
import { openTestDatabase } from '#server/testing/database.ts';

const handlers = [
  ...partsHandlers,
  ...reviewsHandlers,
  ...usersHandlers,
  ...ordersHandlers,
  ...paymentsHandlers,
];

type Role = 'visitor' | 'customer' | 'admin' | 'newcomer';

interface Call {
  method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  as: Role;
  body?: unknown;
  /** What a 2xx answer must be. */
  answer: z.ZodMiniType;
  /** Whether both must say the very same; else their shape and status must agree. */
  isExact?: boolean;
}

const { customer, admin } = demoAccounts;
const [unpaid] = orders.filter((order) => order.status === 'unpaid');
const [pending] = orders.filter((order) => order.status === 'pending');
const [shipped] = orders.filter((order) => order.status === 'shipped');
const [disc] = parts;
if (!unpaid || !pending || !shipped || !disc) throw new Error('The fixtures lack a state.');

const unknown = fixtureId('order', 999);
const order = (overrides: object) => ({
  name: customer.user.name,
  email: customer.user.email,
  phone: '',
  address: 'Kajgatan 9, 451 42 Uddevalla',
  partId: disc._id,
  productName: disc.name,
  productQuantity: 10,
  totalPrice: 640,
  ...overrides,
});

// Reads first: the calls that change something come after them, in an order that keeps them independent.
const calls: readonly Call[] = [
  { method: 'GET', path: '/parts', as: 'visitor', answer: Parts, isExact: true },
  { method: 'GET', path: '/parts?limit=6', as: 'visitor', answer: Parts, isExact: true },
  { method: 'GET', path: `/parts/${disc._id}`, as: 'visitor', answer: Part, isExact: true },
  { method: 'GET', path: '/parts/no-such-part', as: 'visitor', answer: Part },
  { method: 'GET', path: '/review', as: 'visitor', answer: Reviews, isExact: true },
  { method: 'GET', path: '/review?limit=4', as: 'visitor', answer: Reviews, isExact: true },
  { method: 'GET', path: `/user/${customer.user.email}`, as: 'customer', answer: User, isExact: true },
  { method: 'GET', path: '/user/nobody@norholt.test', as: 'admin', answer: User },
  { method: 'GET', path: `/admin/${customer.user.email}`, as: 'customer', answer: AdminFlag, isExact: true },
  { method: 'GET', path: `/admin/${admin.user.email}`, as: 'admin', answer: AdminFlag, isExact: true },
  { method: 'GET', path: `/orders/${customer.user.email}`, as: 'customer', answer: Orders, isExact: true },
  { method: 'GET', path: `/payment/${unpaid._id}`, as: 'customer', answer: Order, isExact: true },
  { method: 'GET', path: `/payment/${unknown}`, as: 'customer', answer: Order },

  {
    method: 'PUT',
    path: `/user/${customer.user.email}`,
    as: 'newcomer',
    body: { email: customer.user.email },
    answer: SignedIn,
  },
  {
    method: 'PUT',
    path: `/user/${customer.user.email}`,
    as: 'customer',
    body: { city: customer.user.city },
    answer: ProfileSaved,
    isExact: true,
  },
  {
    method: 'PUT',
    path: `/user/${customer.user.email}`,
    as: 'customer',
    body: { city: 'Lysekil' },
    answer: ProfileSaved,
    isExact: true,
  },
  {
    method: 'PUT',
    path: `/user/${customer.user.email}`,
    as: 'customer',
    body: { linkedin: 'javascript:alert(1)' },
    answer: ProfileSaved,
  },

  { method: 'POST', path: '/orders', as: 'customer', body: order({}), answer: PlacedOrder },
  { method: 'POST', path: '/orders', as: 'customer', body: order({ address: ' ' }), answer: PlacedOrder },
  { method: 'POST', path: '/orders', as: 'customer', body: order({ partId: unknown }), answer: PlacedOrder },
  {
    method: 'POST',
    path: '/orders',
    as: 'customer',
    body: order({ partId: undefined, productName: 'No such part' }),
    answer: PlacedOrder,
  },
  {
    method: 'POST',
    path: '/orders',
    as: 'customer',
    body: order({ productQuantity: 9, totalPrice: 576 }),
    answer: PlacedOrder,
  },
  {
    method: 'POST',
    path: '/orders',
    as: 'customer',
    body: order({ productQuantity: 481, totalPrice: 30784 }),
    answer: PlacedOrder,
  },
  {
    method: 'POST',
    path: '/orders',
    as: 'customer',
    body: order({ totalPrice: 1 }),
    answer: PlacedOrder,
  },

  {
    method: 'POST',
    path: '/create-payment',
    as: 'customer',
    body: { orderId: unpaid._id, totalPrice: unpaid.totalPrice },
    answer: PaymentSecret,
  },
  {
    method: 'POST',
    path: '/create-payment',
    as: 'customer',
    body: { orderId: pending._id },
    answer: PaymentSecret,
  },
  {
    method: 'POST',
    path: '/create-payment',
    as: 'customer',
    body: { totalPrice: 0.99 },
    answer: PaymentSecret,
  },
  { method: 'POST', path: '/create-payment', as: 'customer', body: {}, answer: PaymentSecret },
  {
    method: 'PATCH',
    path: `/payment-update/${pending._id}`,
    as: 'customer',
    body: { productPay: pending._id, transactionId: pending.transactionId },
    answer: PaymentUpdated,
    isExact: true,
  },
  {
    method: 'PATCH',
    path: `/payment-update/${pending._id}`,
    as: 'customer',
    body: { productPay: unknown, transactionId: pending.transactionId },
    answer: PaymentUpdated,
  },
  {
    method: 'PATCH',
    path: `/payment-update/${unknown}`,
    as: 'customer',
    body: { transactionId: 'pi_unknown' },
    answer: PaymentUpdated,
  },

  {
    method: 'PATCH',
    path: `/confirm-order/${unpaid._id}`,
    as: 'admin',
    answer: ConfirmedOrder,
    isExact: true,
  },
  {
    method: 'PATCH',
    path: `/confirm-order/${shipped._id}`,
    as: 'admin',
    answer: ConfirmedOrder,
    isExact: true,
  },
  {
    method: 'PATCH',
    path: `/confirm-order/${pending._id}`,
    as: 'admin',
    answer: ConfirmedOrder,
    isExact: true,
  },
  { method: 'PATCH', path: `/confirm-order/${unknown}`, as: 'admin', answer: ConfirmedOrder },
  { method: 'DELETE', path: `/orders/${shipped._id}`, as: 'customer', answer: DeletedOrder },
  { method: 'DELETE', path: `/orders/${unknown}`, as: 'customer', answer: DeletedOrder },
  { method: 'DELETE', path: `/orders/${unpaid._id}`, as: 'customer', answer: DeletedOrder, isExact: true },
];

let app: TestApp;
let stripe: StripeStandIn;

beforeAll(async () => {
  const { db } = await openTestDatabase();
  await seedIfEmpty(db);
  const { payments } = testConfig();
  stripe = await startStripeStandIn({
    port: 0,
    webhookSecret: payments.webhookSecret,
    secretKey: payments.secretKey,
    publishableKey: payments.publishableKey,
  });
  app = createTestApp(db, { deps: { provider: connectProvider({ ...payments, apiHost: stripe.url }) } });
});
afterAll(() => stripe.stop());

async function tokenOf(role: Role): Promise<string | undefined> {
  if (role === 'visitor') return undefined;
  if (role === 'newcomer') return emulatorToken({ uid: customer.uid, email: customer.user.email });
  return app.accessToken(demoAccounts[role]);
}

async function mocked({ method, path, body }: Call) {
  const answer = await getResponse(
    handlers,
    new Request(`http://localhost/api${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    }),
  );
  if (!answer) throw new Error(`No mock answers ${method} ${path}`);
  return { status: answer.status, body: (await answer.json()) as unknown };
}

const titled = calls.map(
  (call, index) => [`${index + 1}: ${call.method} ${call.path} (${call.as})`, call] as const,
);

test.each(titled)('mock and server agree on call %s', async (_title, call) => {
  const token = await tokenOf(call.as);
  const served = await app.call(call.method, call.path, {
    ...(token === undefined ? {} : { token }),
    ...(call.body === undefined ? {} : { body: call.body }),
  });
  const mock = await mocked(call);

  expect(mock.status).toBe(served.status);
  if (served.status >= 400) {
    // The words may differ where the product fixes none.
    const withoutWords = (body: unknown) => ({ ...Problem.parse(body), message: undefined });
    expect(withoutWords(mock.body)).toEqual(withoutWords(served.body));
    return;
  }
  expect(() => call.answer.parse(served.body)).not.toThrow();
  expect(() => call.answer.parse(mock.body)).not.toThrow();
  if (call.isExact) expect(mock.body).toEqual(served.body);
});
