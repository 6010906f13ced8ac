import { getResponse } from 'msw';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { ConfirmedOrder, DeletedOrder, Order, Orders, PlacedOrder } from '#contract/orders.ts';
import { StoredImage } from '#contract/images.ts';
import { AddedPart, ChangedPart, DeletedPart, Part, Parts } from '#contract/parts.ts';
import { PaymentSecret, PaymentUpdated } from '#contract/payments.ts';
import { Problem } from '#contract/problem.ts';
import { AddedReview, Reviews } from '#contract/reviews.ts';
import { AdminFlag, MadeAdmin, ProfileSaved, SignedIn, User } from '#contract/users.ts';
import { fixtureId } from '#mocks/fixtures/ids.ts';
import { orders } from '#mocks/fixtures/orders.ts';
import { parts } from '#mocks/fixtures/parts.ts';
import { demoAccounts } from '#mocks/fixtures/users.ts';
import { adminPartsHandlers } from '#mocks/handlers/admin-parts.ts';
import { imagesHandlers } from '#mocks/handlers/images.ts';
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
  ...adminPartsHandlers,
  ...imagesHandlers,
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
  /** Sent as JSON, or as the form that it is. */
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

const [, spring] = parts;
if (!spring) throw new Error('The fixtures lack a part.');

const part = (overrides: object) => ({
  name: 'Distributor cap',
  description: 'For four cylinders.',
  price: 12.5,
  minQuantity: 5,
  quantity: 40,
  image: 'https://images.norholt.test/cap.webp',
  ...overrides,
});
const review = (overrides: object) => ({
  rating: 5,
  description: 'Forty discs ordered, forty right.',
  ...overrides,
});

function file(type: string, bytes: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  form.set('image', new Blob([bytes], { type }), 'picture');
  return form;
}

/** The smallest PNG: one pixel. */
const pixel = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
);

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

  { method: 'POST', path: '/review', as: 'customer', body: review({}), answer: AddedReview },
  { method: 'POST', path: '/review', as: 'customer', body: review({ rating: 6 }), answer: AddedReview },
  {
    method: 'POST',
    path: '/review',
    as: 'customer',
    body: review({ description: 'Short' }),
    answer: AddedReview,
  },

  { method: 'POST', path: '/post-part', as: 'admin', body: part({}), answer: AddedPart },
  ...[
    { name: disc.name.toUpperCase() },
    { quantity: 4 },
    { price: 0.09 },
    { price: 1.005 },
    { image: 'javascript:alert(1)' },
  ].map((overrides) => ({
    method: 'POST' as const,
    path: '/post-part',
    as: 'admin' as const,
    body: part(overrides),
    answer: AddedPart,
  })),
  ...[
    { version: spring.version },
    { version: spring.version, price: spring.price },
    { version: spring.version + 1, price: 99 },
    { version: spring.version, quantity: 500, quantitySeen: spring.quantity + 1 },
    { version: spring.version, quantity: 500 },
    { version: spring.version, price: 0.01 },
    { version: spring.version, name: disc.name },
    { price: 99 },
    { version: spring.version, price: 44.25, quantity: 500, quantitySeen: spring.quantity },
  ].map((body) => ({
    method: 'PATCH' as const,
    path: `/parts/${spring._id}`,
    as: 'admin' as const,
    body,
    answer: ChangedPart,
    isExact: true,
  })),
  { method: 'PATCH', path: `/parts/${unknown}`, as: 'admin', body: { version: 1 }, answer: ChangedPart },
  { method: 'DELETE', path: `/delete-part/${spring._id}`, as: 'admin', answer: DeletedPart, isExact: true },
  { method: 'DELETE', path: `/delete-part/${unknown}`, as: 'admin', answer: DeletedPart },

  { method: 'POST', path: '/images', as: 'admin', body: file('image/png', pixel), answer: StoredImage },
  {
    method: 'POST',
    path: '/images',
    as: 'admin',
    body: file('image/svg+xml', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    answer: StoredImage,
  },
  {
    method: 'POST',
    path: '/images',
    as: 'admin',
    body: file('image/png', new Uint8Array(5 * 1024 * 1024 + 1)),
    answer: StoredImage,
  },
  { method: 'POST', path: '/images', as: 'admin', body: new FormData(), answer: StoredImage },

  { method: 'PUT', path: `/admin/${admin.user.email}`, as: 'admin', answer: MadeAdmin, isExact: true },
  { method: 'PUT', path: '/admin/nobody@norholt.test', as: 'admin', answer: MadeAdmin },
  // The last: from here on the customer is none.
  { method: 'PUT', path: `/admin/${customer.user.email}`, as: 'admin', answer: MadeAdmin, isExact: true },
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
  app = createTestApp(db, {
    config: { imageHosts: ['images.norholt.test'] },
    deps: { provider: connectProvider({ ...payments, apiHost: stripe.url }) },
  });
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
        : body instanceof FormData
          ? { body }
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
    const withoutWords = (body: unknown) => ({
      ...Problem.parse(body),
      message: undefined,
      error: undefined,
    });
    expect(withoutWords(mock.body)).toEqual(withoutWords(served.body));
    return;
  }
  expect(() => call.answer.parse(served.body)).not.toThrow();
  expect(() => call.answer.parse(mock.body)).not.toThrow();
  if (call.isExact) expect(mock.body).toEqual(served.body);
});
