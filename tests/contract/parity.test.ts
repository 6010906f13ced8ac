import { getResponse, HttpHandler, RequestHandler } from 'msw';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admitted } from '#contract/access.ts';
import * as contract from '#contract/calls.ts';
import { Problem } from '#contract/problem.ts';
import { fixtureId } from '#mocks/fixtures/ids.ts';
import { orders } from '#mocks/fixtures/orders.ts';
import { parts } from '#mocks/fixtures/parts.ts';
import { demoAccounts } from '#mocks/fixtures/users.ts';
import { shopHandlers } from '#mocks/handlers/shop.ts';
import { startStripeMock, type StripeMock } from '#mocks/stripe/stripe-mock.ts';
import { seedIfEmpty } from '#server/db/seed.ts';
import { connectProvider } from '#server/payments/provider.ts';
import { createTestApp, emulatorToken, testConfig, type TestApp } from '#server/testing/app.ts';
import { callAt, checkResponse } from '#server/testing/contract-responses.ts';
import { openTestDatabase } from '#server/testing/database.ts';

type Role = 'visitor' | 'customer' | 'admin' | 'newcomer';

interface Call {
  method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  as: Role;
  /** Sent as JSON, or as the form that it is. */
  body?: unknown;
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

/** Every read without parameters, as a user whom its access policy admits. */
const plainReads = Object.values(contract)
  .filter(({ method, path }) => method === 'GET' && !path.includes(':'))
  .map(({ path, access }): Call => {
    if (access === 'everyone') return { method: 'GET', path, as: 'visitor', isExact: true };
    return { method: 'GET', path, as: admitted(access) === 'own' ? 'customer' : 'admin' };
  });

// Reads first: the calls that change something come after them, in an order that keeps them independent.
const calls: readonly Call[] = [
  ...plainReads,
  { method: 'GET', path: '/parts?limit=6', as: 'visitor', isExact: true },
  { method: 'GET', path: `/parts/${disc._id}`, as: 'visitor', isExact: true },
  { method: 'GET', path: '/parts/no-such-part', as: 'visitor' },
  { method: 'GET', path: '/review?limit=4', as: 'visitor', isExact: true },
  { method: 'GET', path: `/user/${customer.user.email}`, as: 'customer', isExact: true },
  { method: 'GET', path: '/user/nobody@norholt.test', as: 'admin' },
  { method: 'GET', path: '/user?role=admin&sort=-email&limit=5', as: 'admin' },
  { method: 'GET', path: '/get-orders?status=pending&sort=totalPrice&limit=5', as: 'admin' },
  { method: 'GET', path: `/admin/${customer.user.email}`, as: 'customer', isExact: true },
  { method: 'GET', path: `/admin/${admin.user.email}`, as: 'admin', isExact: true },
  { method: 'GET', path: `/orders/${customer.user.email}`, as: 'customer', isExact: true },
  { method: 'GET', path: `/payment/${unpaid._id}`, as: 'customer', isExact: true },
  { method: 'GET', path: `/payment/${unknown}`, as: 'customer' },

  {
    method: 'PUT',
    path: `/user/${customer.user.email}`,
    as: 'newcomer',
    body: { email: customer.user.email },
  },
  {
    method: 'PUT',
    path: `/user/${customer.user.email}`,
    as: 'customer',
    body: { city: customer.user.city },
    isExact: true,
  },
  {
    method: 'PUT',
    path: `/user/${customer.user.email}`,
    as: 'customer',
    body: { city: 'Lysekil' },
    isExact: true,
  },
  {
    method: 'PUT',
    path: `/user/${customer.user.email}`,
    as: 'customer',
    body: { linkedin: 'javascript:alert(1)' },
  },

  { method: 'POST', path: '/orders', as: 'customer', body: order({}) },
  { method: 'POST', path: '/orders', as: 'customer', body: order({ address: ' ' }) },
  { method: 'POST', path: '/orders', as: 'customer', body: order({ partId: unknown }) },
  {
    method: 'POST',
    path: '/orders',
    as: 'customer',
    body: order({ partId: undefined, productName: 'No such part' }),
  },
  {
    method: 'POST',
    path: '/orders',
    as: 'customer',
    body: order({ productQuantity: 9, totalPrice: 576 }),
  },
  {
    method: 'POST',
    path: '/orders',
    as: 'customer',
    body: order({ productQuantity: 481, totalPrice: 30784 }),
  },
  {
    method: 'POST',
    path: '/orders',
    as: 'customer',
    body: order({ totalPrice: 1 }),
  },

  {
    method: 'POST',
    path: '/create-payment',
    as: 'customer',
    body: { orderId: unpaid._id, totalPrice: unpaid.totalPrice },
  },
  {
    method: 'POST',
    path: '/create-payment',
    as: 'customer',
    body: { orderId: pending._id },
  },
  {
    method: 'POST',
    path: '/create-payment',
    as: 'customer',
    body: { totalPrice: 0.99 },
  },
  { method: 'POST', path: '/create-payment', as: 'customer', body: {} },
  {
    method: 'PATCH',
    path: `/payment-update/${pending._id}`,
    as: 'customer',
    body: { productPay: pending._id, transactionId: pending.transactionId },
    isExact: true,
  },
  {
    method: 'PATCH',
    path: `/payment-update/${pending._id}`,
    as: 'customer',
    body: { productPay: unknown, transactionId: pending.transactionId },
  },
  {
    method: 'PATCH',
    path: `/payment-update/${unknown}`,
    as: 'customer',
    body: { transactionId: 'pi_unknown' },
  },

  {
    method: 'PATCH',
    path: `/confirm-order/${unpaid._id}`,
    as: 'admin',
    isExact: true,
  },
  {
    method: 'PATCH',
    path: `/confirm-order/${shipped._id}`,
    as: 'admin',
    isExact: true,
  },
  {
    method: 'PATCH',
    path: `/confirm-order/${pending._id}`,
    as: 'admin',
    isExact: true,
  },
  { method: 'PATCH', path: `/confirm-order/${unknown}`, as: 'admin' },
  { method: 'DELETE', path: `/orders/${shipped._id}`, as: 'customer' },
  { method: 'DELETE', path: `/orders/${unknown}`, as: 'customer' },
  { method: 'DELETE', path: `/orders/${unpaid._id}`, as: 'customer', isExact: true },

  { method: 'POST', path: '/review', as: 'customer', body: review({}) },
  { method: 'POST', path: '/review', as: 'customer', body: review({ rating: 6 }) },
  {
    method: 'POST',
    path: '/review',
    as: 'customer',
    body: review({ description: 'Short' }),
  },

  { method: 'POST', path: '/post-part', as: 'admin', body: part({}) },
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
    isExact: true,
  })),
  { method: 'PATCH', path: `/parts/${unknown}`, as: 'admin', body: { version: 1 } },
  { method: 'DELETE', path: `/delete-part/${spring._id}`, as: 'admin', isExact: true },
  { method: 'DELETE', path: `/delete-part/${unknown}`, as: 'admin' },
  // The mock forgets what was deleted, so it counts 0 where the server counts 1.
  { method: 'POST', path: `/restore-part/${spring._id}`, as: 'admin' },
  { method: 'POST', path: `/restore-part/${unknown}`, as: 'admin' },

  { method: 'POST', path: '/images', as: 'admin', body: file('image/png', pixel) },
  {
    method: 'POST',
    path: '/images',
    as: 'admin',
    body: file('image/svg+xml', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')),
  },
  {
    method: 'POST',
    path: '/images',
    as: 'admin',
    body: file('image/png', new Uint8Array(5 * 1024 * 1024 + 1)),
  },
  { method: 'POST', path: '/images', as: 'admin', body: new FormData() },

  { method: 'PUT', path: `/admin/${admin.user.email}`, as: 'admin', isExact: true },
  { method: 'PUT', path: '/admin/nobody@norholt.test', as: 'admin' },
  { method: 'DELETE', path: `/admin/${customer.user.email}`, as: 'admin', isExact: true },
  { method: 'DELETE', path: '/admin/nobody@norholt.test', as: 'admin' },
  { method: 'PUT', path: `/blocked/${admin.user.email}`, as: 'admin' },
  { method: 'PUT', path: '/blocked/nobody@norholt.test', as: 'admin' },
  { method: 'DELETE', path: `/blocked/${customer.user.email}`, as: 'admin', isExact: true },
  { method: 'DELETE', path: `/sessions/${customer.user.email}`, as: 'admin', isExact: true },
  { method: 'DELETE', path: '/sessions/nobody@norholt.test', as: 'admin' },
  { method: 'PUT', path: `/blocked/${customer.user.email}`, as: 'admin', isExact: true },
  { method: 'DELETE', path: '/session', as: 'customer', isExact: true },
  // The last: from here on the customer is none.
  { method: 'PUT', path: `/admin/${customer.user.email}`, as: 'admin', isExact: true },
];

let app: TestApp;
let stripe: StripeMock;

beforeAll(async () => {
  const { db } = await openTestDatabase();
  await seedIfEmpty(db);
  const { payments } = testConfig();
  stripe = await startStripeMock({
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
  const response = await getResponse(
    shopHandlers,
    new Request(`http://localhost/api${path}`, {
      method,
      ...(body === undefined
        ? {}
        : body instanceof FormData
          ? { body }
          : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    }),
  );
  if (!response) throw new Error(`No mock answers ${method} ${path}`);
  const isJson = response.headers.get('Content-Type')?.includes('json') === true;
  const content: unknown = isJson ? await response.json() : await response.text();
  checkResponse(method, path, response.status, content);
  return { status: response.status, body: content };
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
  if (call.isExact) expect(withoutReservation(mock.body)).toEqual(withoutReservation(served.body));
});

/** In a seeded database the reservation of the unpaid demo order has lapsed; the mocks' clock is fixed before that. */
const withoutReservation = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body, (key, value: unknown) => (key === 'reservedUntil' ? null : value)));

test('every call of the contract is among these', () => {
  const made = new Set(calls.map(({ method, path }) => callAt(method, path)));
  const missing = Object.keys(contract).filter((name) => !made.has(name));
  expect(missing, 'tests/contract/parity.test.ts: add requests of these calls').toEqual([]);
});

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../mocks/handlers/*.ts', '!../../mocks/handlers/*.test.ts'],
  { eager: true },
);
const isHandler = (value: unknown) => value instanceof RequestHandler;

/** Whatever the mocks export that answers, by its name. */
const mocks = Object.values(modules).flatMap((module) =>
  Object.entries(module).flatMap(([name, exported]): Array<[string, RequestHandler]> =>
    typeof exported !== 'object' || exported === null
      ? []
      : Object.entries(exported)
          .map(([key, value]: [string, unknown]): [string, unknown] => [`${name}.${key}`, value])
          .flatMap(([key, value]) =>
            (Array.isArray(value) ? value : [value]).map((one) => [key, one] as const),
          )
          .filter((entry): entry is [string, RequestHandler] => isHandler(entry[1])),
  ),
);

test('the handlers of every file are among these', () => {
  const left = mocks.filter(
    ([name, one]) => name.includes('Handlers.') && !shopHandlers.some((known) => known === one),
  );
  expect(left.map(([name]) => name)).toEqual([]);
});

/** Stands for a server that is still at it. */
const waits = (name: string) => /((?<!Miss|stillWork)ing|NeverAnswers|\.slow)$/.test(name);

test.each(mocks.filter(([name]) => name.includes('Scenarios.') && !waits(name)))(
  'what %s answers is in the OpenAPI document',
  async (_name, mock) => {
    if (!(mock instanceof HttpHandler)) throw new Error('A mock that is not asked over HTTP');
    const path = String(mock.info.path)
      .replace('*/api', '')
      .replace(':email', customer.user.email)
      .replace(':id', String(mock.info.path).includes('part') ? disc._id : pending._id);
    const method = String(mock.info.method);
    expect(callAt(method, path), `${method} ${path}`).toBeDefined();
    const body = path === '/images' ? file('image/png', pixel) : '{}';
    const request = new Request(`http://localhost/api${path}`, method === 'GET' ? {} : { method, body });
    const response = await getResponse([mock], request).catch(isNetworkError);
    if (response === undefined || response.type === 'error') return;
    checkResponse(method, path, response.status, await response.json());
  },
);

function isNetworkError(error: unknown): undefined {
  if (!(error instanceof TypeError)) throw error;
}
