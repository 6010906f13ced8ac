import { getResponse, HttpHandler, RequestHandler } from 'msw';
import { expect, test } from 'vitest';
import { admitted } from '#contract/access.ts';
import * as contract from '#contract/calls.ts';
import { lineTotal } from '#contract/money.ts';
import { orderStatuses } from '#contract/orders/order-status.ts';
import { Problem } from '#contract/problem.ts';
import { isOutOfStock } from '#contract/catalogue/stock.ts';
import { fixtureId } from '#mocks/fixtures/ids.ts';
import { orders } from '#mocks/fixtures/orders.ts';
import { parts } from '#mocks/fixtures/parts.ts';
import { golf, golfOfAnyEngine } from '#mocks/fixtures/vehicles.ts';
import { demoAccounts } from '#mocks/fixtures/users.ts';
import { adminOrdersHandlersOf } from '#mocks/handlers/orders/admin-orders.ts';
import { oldCustomer, oldOrders } from '#mocks/fixtures/old-shop.ts';
import { oldShopScenarios } from '#mocks/handlers/accounts/old-shop.ts';
import { shopHandlers } from '#mocks/handlers/shop.ts';
import { seedIfEmpty } from '#server/seed/seed.ts';
import { emulatorToken } from '#server/testing/app.ts';
import { callAt, checkResponse } from '#server/testing/contract-responses.ts';
import { openShop } from '#tests/shop/open-shop.ts';
import { fileForm, imageForm, workbook } from './valid-requests.ts';

type Role = 'visitor' | 'customer' | 'admin' | 'newcomer';

type Method = contract.Call['method'];

/** A call whose status and shape must agree. `body` is sent as JSON, or as the form that it is. */
const call = (as: Role, method: Method, path: string, body?: unknown) => ({
  as,
  method,
  path,
  body,
  isExact: false,
});
/** A call to which both must answer the very same. */
const exact = (...request: Parameters<typeof call>): Call => ({ ...call(...request), isExact: true });

type Call = ReturnType<typeof call>;

const { customer, admin } = demoAccounts;
const [unpaid, pending, shipped] = orderStatuses.map((status) => orders.find((one) => one.status === status));
const [disc, spring, bearing] = parts;
const soldOut = parts.find(isOutOfStock);
if (!unpaid || !pending || !shipped || !disc || !spring || !bearing || !soldOut)
  throw new Error('The fixtures lack a state.');

const part = (overrides: object) => ({
  name: 'Distributor cap',
  description: 'For four cylinders.',
  price: 12.5,
  minQuantity: 5,
  quantity: 40,
  image: 'https://images.norholt.test/cap.webp',
  ...overrides,
});

const address = { label: 'Boat shed', name: 'Jonas', phone: '', address: 'Hamngatan 3' };
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

const checkout = (quantities: readonly number[]) => ({
  name: customer.user.name,
  email: customer.user.email,
  address: 'Kajgatan 9, 451 42 Uddevalla',
  lines: quantities.map((quantity) => ({ partId: disc._id, quantity, price: disc.price })),
  totalPrice: lineTotal(
    disc.price,
    quantities.reduce((sum, quantity) => sum + quantity, 0),
  ),
});

/** Every read, as a user whom its access policy admits. */
const plainReads = Object.values(contract)
  .filter(({ method }) => method === 'GET')
  .map(({ path, access }) => {
    const id = access === 'ownerOrAdmin' ? unpaid._id : disc._id;
    const at = path
      .replace(':email', customer.user.email)
      .replace(':id', id)
      .replace(':number', disc.number)
      .replace('/vehicles/:slug', `/vehicles/${golf.slug}`)
      .replace('/makes/:slug', '/makes/volkswagen')
      .replace('/models/:slug', `/models/${golf.model}`)
      .replace('/vehicle-reading', '/vehicle-reading?query=front+pads+golf+7+2016+1.4')
      .replace(':slug', 'brake-discs')
      .replace('/packing-slips', `/packing-slips?orders=${pending.number}`)
      .replace('/export-list', '/export-list?kind=parts')
      .replace('/part-facets', '/part-facets?category=brake-discs')
      .replace(/\/statement-note$/, '/statement-note?note=not+with++Adaptive+dampers');
    if (access === 'everyone') return exact('visitor', 'GET', at);
    return call(admitted(access) === 'own' ? 'customer' : 'admin', 'GET', at);
  });

// Reads first: the calls that change something come after them, in an order that keeps them independent.
const calls: readonly Call[] = [
  ...plainReads,
  exact('visitor', 'GET', '/parts?limit=6'),
  exact('visitor', 'GET', '/parts?category=brakes&specs=axle:front'),
  exact('visitor', 'GET', '/parts?category=brakes&include=specifications'),
  call('visitor', 'GET', '/parts?specs=axle'),
  exact('visitor', 'GET', '/part-facets?category=brake-discs&specs=axle:front,diameter:300..'),
  call('visitor', 'GET', '/part-facets'),
  exact('visitor', 'GET', '/part/nh10057'),
  call('visitor', 'GET', '/part/NH-99999'),
  exact('visitor', 'GET', '/categories?vehicle=volkswagen-golf-7-2016'),
  exact('visitor', 'GET', '/categories?search=ventilated&stock=in'),
  call('visitor', 'GET', '/categories/no-such-category'),
  call('visitor', 'GET', '/parts/no-such-part'),
  call('visitor', 'GET', '/suggest?query=brake'),
  call('visitor', 'GET', '/part-relaxations?search=disc&need=1000000'),
  exact('visitor', 'POST', '/quick-order', { numbers: ['nh 10057', 'no such number', 'NH-10042'] }),
  exact('visitor', 'POST', '/quick-order', { numbers: ['NH-10042'], vehicle: 'no-such-vehicle' }),
  call('visitor', 'POST', '/quick-order', { numbers: [] }),
  call('visitor', 'POST', '/quick-order-file', fileForm(workbook)),
  call('visitor', 'POST', '/quick-order-file', fileForm('number;quantity')),
  exact('visitor', 'GET', '/review?limit=4'),
  exact('customer', 'GET', `/user/${customer.user.email}`),
  call('admin', 'GET', '/user/nobody@norholt.test'),
  call('admin', 'GET', '/user?role=admin&sort=-email&limit=5'),
  call('admin', 'GET', '/get-orders?status=pending&sort=totalPrice&limit=5'),
  exact('admin', 'GET', '/get-orders?status=cancelled'),
  call('admin', 'GET', '/get-orders?status=refunded&from=2026-10-07&to=2026-10-07'),
  call('admin', 'GET', '/get-orders?from=7+October'),
  call('customer', 'GET', `/orders/${customer.user.email}?status=refunded`),
  call('admin', 'GET', `/get-orders?customer=${customer.user.email}&limit=5`),
  exact('admin', 'GET', '/bulk-jobs'),
  ...[
    { action: 'confirm', orders: { unpaid: [], pending: [shipped._id] } },
    { action: 'confirm', orders: { unpaid: [unpaid._id], pending: [] } },
    { action: 'delete', orders: { unpaid: [pending._id], pending: [unknown] } },
    { action: 'delete', orders: { unpaid: [unpaid._id], pending: [] } },
  ].map((body) => call('admin', 'POST', '/bulk-jobs', body)),
  call('admin', 'PATCH', `/bulk-jobs/${unknown}`, { state: 'running' }),
  call('admin', 'GET', `/bulk-jobs/${unknown}`),
  call('admin', 'DELETE', `/bulk-jobs/${unknown}`),
  exact('customer', 'GET', `/admin/${customer.user.email}`),
  exact('admin', 'GET', `/admin/${admin.user.email}`),
  exact('customer', 'GET', `/orders/${customer.user.email}`),
  exact('customer', 'GET', `/payment/${unpaid._id}`),
  call('customer', 'GET', `/payment/${unknown}`),
  exact('customer', 'GET', '/old-orders'),
  exact('customer', 'GET', '/old-orders?limit=2&page=2'),
  exact('admin', 'GET', `/old-orders?email=${customer.user.email}`),
  exact('admin', 'GET', `/old-customers/${customer.user.email}`),
  exact('customer', 'GET', `/order-again/${shipped._id}`),
  call('customer', 'GET', `/order-again/${unknown}`),
  call('customer', 'GET', `/invoices/${pending._id}`),
  call('customer', 'GET', `/invoices/${pending._id}?together=yes`),
  call('customer', 'GET', `/invoices/${pending._id}?together=no`),
  call('customer', 'GET', `/invoices/${unknown}`),
  exact(
    'admin',
    'GET',
    `/packing-slips?orders=${[pending, shipped, unpaid].map(({ number }) => number).join()}`,
  ),

  exact('visitor', 'GET', `/parts?vehicle=${golfOfAnyEngine.slug}`),
  exact('visitor', 'GET', '/parts?vehicle=trabant-601-1975'),
  call('visitor', 'GET', '/vehicles/trabant-601-1975'),
  call('visitor', 'GET', '/makes/trabant'),
  call('visitor', 'GET', '/models/trabant-601'),
  exact('visitor', 'GET', '/vehicle-reading?query=golf'),
  exact('admin', 'GET', '/models?search=golf&limit=5'),
  exact('customer', 'PUT', `/user-vehicles/${customer.user.email}`, [{ slug: golf.slug, label: 'Mine' }]),
  exact('admin', 'POST', '/models', {
    make: 'Saab',
    name: '9-5 II',
    fromYear: 2010,
    toYear: 2012,
    engines: ['2.0 T'],
  }),
  exact('admin', 'PATCH', '/models/nissan-qashqai-j11', { fromYear: 2013, toYear: 2022, engines: [] }),
  exact('admin', 'DELETE', '/models/nissan-qashqai-j11'),
  exact('admin', 'GET', '/statement-notes?search=damper'),
  exact('admin', 'GET', '/statement-note?note=On+no+part'),
  exact('admin', 'GET', '/parts-with-notes?state=draft'),
  exact('admin', 'GET', '/off-sale-parts?category=brakes'),
  call('admin', 'GET', '/statement-note'),
  exact('admin', 'POST', '/statement-notes', { note: 'disc 280 MM', criterion: 'Disc', value: '280 mm' }),
  exact('admin', 'POST', '/statement-notes', { note: 'On no part', criterion: 'Disc', value: '280 mm' }),
  call('admin', 'POST', '/statement-notes', {
    note: 'Disc 280 mm',
    criterion: 'Disc: rear',
    value: '280 mm',
  }),
  call('newcomer', 'PUT', `/user/${customer.user.email}`, { email: customer.user.email }),
  exact('customer', 'PUT', `/user/${customer.user.email}`, { city: customer.user.city }),
  exact('customer', 'PUT', `/user/${customer.user.email}`, { city: 'Lysekil' }),

  call('customer', 'POST', '/orders', order({})),
  call('customer', 'POST', '/orders', order({ partId: unknown })),
  call('customer', 'POST', '/orders', order({ productQuantity: 9, totalPrice: 576 })),
  call('customer', 'POST', '/orders', order({ productQuantity: 481, totalPrice: 30784 })),

  call('visitor', 'POST', '/basket-lines', {
    lines: [{ partId: disc._id, quantity: 10, price: disc.price }],
  }),
  call('visitor', 'POST', '/basket-lines', { lines: [{ partId: disc._id, quantity: 0, price: disc.price }] }),
  call('customer', 'PATCH', '/basket', { lines: [{ partId: disc._id, quantity: 10, price: disc.price }] }),
  call('customer', 'PATCH', '/basket', { lines: [{ partId: disc._id, quantity: 0, price: disc.price }] }),

  call('customer', 'POST', '/checkouts', checkout([10])),
  call('customer', 'POST', '/checkouts', checkout([9])),
  call('customer', 'POST', '/checkouts', {
    ...checkout([10]),
    lines: [{ partId: unknown, quantity: 10, price: disc.price }],
  }),
  call('customer', 'POST', '/checkouts', { ...checkout([10]), lines: [] }),
  call('customer', 'GET', `/checkouts/${unknown}`),

  call('customer', 'POST', `/user-addresses/${customer.user.email}`, address),
  call('customer', 'PATCH', `/addresses/${unknown}`, { isDefault: true }),
  call('customer', 'DELETE', `/addresses/${unknown}`),

  call('customer', 'POST', '/create-payment', { orderId: unpaid._id, totalPrice: unpaid.totalPrice }),
  call('customer', 'POST', '/create-payment', { orderId: pending._id }),
  call('customer', 'POST', '/create-payment', { checkoutId: unknown }),
  exact('customer', 'PATCH', `/payment-update/${pending._id}`, {
    productPay: pending._id,
    transactionId: pending.transactionId,
  }),
  call('customer', 'PATCH', `/payment-update/${unknown}`, { transactionId: 'pi_unknown' }),

  exact('admin', 'PATCH', `/confirm-order/${unpaid._id}`),
  exact('admin', 'PATCH', `/confirm-order/${shipped._id}`),
  exact('admin', 'PATCH', `/confirm-order/${pending._id}`),
  call('admin', 'PATCH', `/confirm-checkout/${unknown}`, { orders: [pending._id] }),
  exact('admin', 'PATCH', `/shipment/${unpaid._id}`, { carrier: 'DHL' }),
  exact('admin', 'PATCH', `/shipment/${shipped._id}`, { carrier: 'DHL', trackingNumber: '0034 0434' }),
  call('admin', 'PATCH', `/shipment/${unknown}`, {}),
  call('admin', 'GET', `/order-notes/${shipped._id}`),
  call('admin', 'POST', `/order-notes/${shipped._id}`, { text: 'On one pallet.' }),
  call('admin', 'POST', `/order-notes/${unknown}`, { text: 'On one pallet.' }),
  call('customer', 'POST', '/questions', { text: 'When?', orderId: shipped._id }),
  call('customer', 'POST', '/questions', { text: 'When?', orderId: unknown }),
  call('customer', 'POST', '/questions', { text: 'Ventilated?', partId: disc._id }),
  call('admin', 'PATCH', `/confirm-order/${unknown}`),
  call('customer', 'DELETE', `/orders/${shipped._id}`),
  call('customer', 'DELETE', `/orders/${unknown}`),
  exact('customer', 'DELETE', `/orders/${unpaid._id}`),

  call('customer', 'POST', '/review', { rating: 5, description: 'Forty discs, forty right.' }),
  call('admin', 'POST', `/send-mail/${unknown}`),
  call('customer', 'POST', `/back-in-stock/${spring._id}`),
  exact('customer', 'POST', `/back-in-stock/${soldOut._id}`),
  call('customer', 'POST', `/back-in-stock/${unknown}`),
  exact('admin', 'PATCH', `/review/${fixtureId('review', 1)}`, { isHidden: true }),
  exact('admin', 'PATCH', `/review/${fixtureId('review', 2)}`, { isHidden: false }),
  call('admin', 'PATCH', `/review/${unknown}`, { isHidden: true }),

  call('admin', 'POST', '/post-part', part({})),
  call('admin', 'POST', '/post-part', part({ quantity: 4 })),
  ...[
    { version: spring.version + 1, price: 99 },
    { version: spring.version, quantity: 500, quantitySeen: spring.quantity + 1 },
    { price: 99 },
    { version: spring.version, price: 44.25, quantity: 500, quantitySeen: spring.quantity },
  ].map((body) => exact('admin', 'PATCH', `/parts/${spring._id}`, body)),
  call('admin', 'PATCH', `/parts/${unknown}`, { version: 1 }),
  ...[
    { quantity: 12, quantitySeen: bearing.quantity + 1, reason: 'counted', note: '' },
    { quantity: bearing.quantity, quantitySeen: bearing.quantity, reason: 'counted', note: '' },
    { quantity: 12, quantitySeen: bearing.quantity, reason: 'other', note: '' },
  ].map((body) => exact('admin', 'PATCH', `/stock/${bearing._id}`, body)),
  call('admin', 'POST', '/part-edits', {
    ids: [disc._id],
    changes: { price: { how: 'percent', value: 5, ending: 'ninetyFive' } },
  }),
  call('admin', 'POST', '/part-edits', { ids: [disc._id], changes: {} }),
  call('admin', 'POST', '/part-edits', { ids: [unknown], changes: { minQuantity: 2 } }),
  exact('admin', 'DELETE', `/delete-part/${spring._id}`),
  call('admin', 'DELETE', `/delete-part/${unknown}`),
  // The mock forgets what was deleted, so it counts 0 where the server counts 1.
  call('admin', 'POST', `/restore-part/${spring._id}`),
  call('admin', 'POST', `/restore-part/${unknown}`),

  exact('admin', 'PUT', '/synonyms', [
    ['disc', 'rotor'],
    ['shock absorber', 'damper'],
  ]),

  call('admin', 'POST', '/imports', { name: 'parts.csv', bytes: 120 }),
  call('admin', 'POST', '/imports', { name: 'parts.csv', bytes: 0 }),
  call('admin', 'POST', `/import-bytes/${unknown}?from=0`, fileForm('number,name')),
  call('admin', 'PATCH', `/imports/${unknown}`, { kind: 'parts' }),
  call('admin', 'POST', `/import-steps/${unknown}`, { step: 'check' }),
  call('admin', 'POST', `/import-steps/${unknown}`, { step: 'repeat' }),
  call('admin', 'GET', `/import-rows/${unknown}?result=faults&limit=5`),
  call('admin', 'PATCH', `/import-rows/${unknown}`, [{ row: 2, column: 'price', value: '6.00' }]),
  call('admin', 'GET', `/import-file/${unknown}?result=faults`),
  call('admin', 'GET', `/import-matches/${unknown}?state=unmatched`),
  call('admin', 'PUT', `/import-matches/${unknown}`, {
    choices: [{ thing: 'category', key: 'hoses', choice: 'create' }],
    remember: false,
  }),
  call('admin', 'DELETE', `/imports/${unknown}`),

  call('admin', 'POST', '/images', imageForm()),
  call('admin', 'POST', '/images', imageForm('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml')),
  call('admin', 'POST', '/images', imageForm(new Uint8Array(5 * 1024 * 1024 + 1))),
  call('admin', 'POST', '/images', new FormData()),

  exact('admin', 'PUT', `/admin/${admin.user.email}`),
  call('admin', 'PUT', '/admin/nobody@norholt.test'),
  exact('admin', 'DELETE', `/admin/${customer.user.email}`),
  call('admin', 'DELETE', '/admin/nobody@norholt.test'),
  call('admin', 'PUT', '/blocked/nobody@norholt.test'),
  exact('admin', 'DELETE', `/blocked/${customer.user.email}`),
  exact('admin', 'DELETE', `/sessions/${customer.user.email}`),
  call('admin', 'DELETE', '/sessions/nobody@norholt.test'),
  exact('admin', 'PUT', `/blocked/${customer.user.email}`),
  exact('customer', 'DELETE', '/session'),
  // The last: from here on the customer is none.
  exact('admin', 'PUT', `/admin/${customer.user.email}`),
];

const shop = await openShop({ config: { imageHosts: ['images.norholt.test'] }, isTampered: true });
await seedIfEmpty(shop.db);
for (const { _id, number, date, lines } of oldOrders)
  await shop.db.query(
    'INSERT INTO old_orders (id, number, number_key, email, ordered_on, lines) VALUES ($1, $2, $2, $3, $4, $5)',
    [_id, number, customer.user.email, date, JSON.stringify(lines)],
  );
await shop.db.query('INSERT INTO old_customers (email, name, phone, address) VALUES ($1, $2, $3, $4)', [
  ...[customer.user.email, oldCustomer.name, oldCustomer.phone, oldCustomer.address],
]);
const app = shop.nodes[0] ?? expect.unreachable();

async function tokenOf(role: Role): Promise<string | undefined> {
  if (role === 'visitor') return undefined;
  if (role === 'newcomer') return emulatorToken({ uid: customer.uid, email: customer.user.email });
  return app.accessToken(demoAccounts[role]);
}

/** A shop with a history. */
const customerHandlers = [oldShopScenarios.known, oldShopScenarios.knownCustomer, ...shopHandlers];
/** Admins see the orders that the other handlers have, too. */
const adminHandlers = [...adminOrdersHandlersOf(orders), ...customerHandlers];

async function mocked({ as, method, path, body }: Call) {
  const response = await getResponse(
    as === 'admin' ? adminHandlers : customerHandlers,
    new Request(`http://localhost/api${path}`, {
      method,
      ...(body instanceof FormData
        ? { body }
        : body !== undefined && {
            body: JSON.stringify(body),
            headers: { 'Content-Type': 'application/json' },
          }),
    }),
  );
  if (!response) throw new Error(`No mock answers ${method} ${path}`);
  const isJson = response.headers.get('Content-Type')?.includes('json') === true;
  const content: unknown = isJson ? await response.json() : await response.text();
  checkResponse(method, path, response.status, content);
  return { status: response.status, body: content };
}

const titled = calls.map(
  (one, index) => [`${index + 1}: ${one.method} ${one.path} (${one.as})`, one] as const,
);

test.each(titled)('mock and server agree on call %s', async (_title, one) => {
  const { method, path, body, isExact } = one;
  const token = await tokenOf(one.as);
  const served = await shop.call(method, path, { ...(token !== undefined && { token }), body });
  const mock = await mocked(one);

  expect(mock.status).toBe(served.status);
  if (served.status >= 400) {
    // Messages may differ where the product fixes none.
    const withoutText = (body: unknown) => ({ ...Problem.parse(body), message: undefined, error: undefined });
    expect(withoutText(mock.body)).toEqual(withoutText(served.body));
    return;
  }
  if (isExact) expect(withoutReservation(mock.body)).toEqual(withoutReservation(served.body));
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
  ['../../mocks/handlers/**/*.ts', '!../../mocks/handlers/**/*.test.ts'],
  { eager: true },
);

/** All mocks by the names of their exports. */
const mocks = Object.values(modules).flatMap((module) =>
  Object.entries(module).flatMap(([name, exported]) =>
    typeof exported !== 'object' || exported === null
      ? []
      : Object.entries(exported).flatMap(([key, value]: [string, unknown]) =>
          [value]
            .flat()
            .flatMap((mock): Array<[string, RequestHandler]> =>
              mock instanceof RequestHandler ? [[`${name}.${key}`, mock]] : [],
            ),
        ),
  ),
);

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
    const body = path === '/images' ? imageForm() : '{}';
    const request = new Request(`http://localhost/api${path}`, method === 'GET' ? {} : { method, body });
    const response = await getResponse([mock], request).catch(isNetworkError);
    if (response === undefined || response.type === 'error') return;
    checkResponse(method, path, response.status, await response.json());
  },
);

function isNetworkError(error: unknown): undefined {
  if (!(error instanceof TypeError)) throw error;
}
