import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { PaymentSecret } from '#contract/payments/payments.ts';
import { PlacedOrder } from '#contract/orders/orders.ts';
import { SignedIn } from '#contract/accounts/users.ts';
import { releaseLapsed } from '#server/orders/stock.ts';
import { emulatorToken, type TestResponse } from '#server/testing/app.ts';
import * as model from './model.ts';
import { expectBody, intentOf, openShop, type Person, type StockedPart } from './open-shop.ts';
import { figure, seedOf } from './seeded.ts';

const shop = await openShop({ nodes: 2 });
// The webhooks of the mock server are lost. The commands send events themselves, in any order and repeatedly.
shop.stripe.webhooks.drop();

/** The database ids of the people, parts and orders of a model, in the same order. */
interface Real {
  people: Person[];
  parts: StockedPart[];
  orders: Array<{ id: string; secret: string }>;
  signIns: number;
}
type Model = model.ShopModel;
type Command = fc.AsyncCommand<Model, Real>;

/** Compares the database with the model. */
async function expectSame(expected: Model, { people, parts, orders }: Real): Promise<void> {
  const select = async (table: string, columns: string, rows: readonly { id: string }[]) => {
    const found = await shop.db.query(
      `SELECT ${columns} FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (id, place)
       JOIN ${table} USING (id) ORDER BY place`,
      [rows.map(({ id }) => id)],
    );
    return found.rows;
  };
  expect({
    people: await select(
      'users',
      `role = 'admin' AS "isAdmin", blocked_at IS NOT NULL AS "isBlocked"`,
      people,
    ),
    parts: await select('parts', 'quantity, deleted_at IS NULL AS "isOnSale"', parts),
    orders: await select('orders', `status, stock_state <> 'released' AS "isHeld"`, orders),
  }).toEqual({
    people: expected.people.map(({ isAdmin, isBlocked }) => ({ isAdmin: isAdmin || null, isBlocked })),
    parts: expected.parts,
    orders: expected.orders.map(({ status, isHeld }) => ({ status, isHeld })),
  });
}

/** Indexes of a person, a second person, a part and an order, and a small quantity. */
const Choice = fc.record({
  person: fc.nat(2),
  other: fc.nat(2),
  part: fc.nat(1),
  order: fc.nat(30),
  quantity: fc.integer({ min: 1, max: 4 }),
});

/** The chosen rows, each as `[model, real]`. */
function choose(
  expected: Model,
  real: Real,
  choice: typeof Choice extends fc.Arbitrary<infer Value> ? Value : never,
) {
  const pair = <M, R>(models: readonly M[], reals: readonly R[], index: number): [M, R] => {
    const at = index % Math.max(1, models.length);
    const [one, other] = [models[at], reals[at]];
    if (one === undefined || other === undefined) throw new Error('The command needs an order');
    return [one, other];
  };
  return {
    expected,
    real,
    quantity: choice.quantity,
    person: pair(expected.people, real.people, choice.person),
    other: pair(expected.people, real.people, choice.other),
    part: pair(expected.parts, real.parts, choice.part),
    order: () => pair(expected.orders, real.orders, choice.order),
    /** Mostly the owner of the order. */
    payer: (order: model.OrderModel) =>
      pair(
        expected.people,
        real.people,
        choice.quantity > 1 ? expected.people.indexOf(order.owner) : choice.person,
      ),
  };
}
type Chosen = ReturnType<typeof choose>;

/** A command is a request, and what the model says about its status. */
function command(
  name: string,
  run: (chosen: Chosen) => Promise<[actual: unknown, expected: unknown]>,
  check: (expected: Model, order: model.OrderModel | undefined) => boolean = () => true,
): fc.Arbitrary<Command> {
  return Choice.map((choice) => ({
    toString: () => `${name} ${JSON.stringify(choice)}`,
    check: (expected) => check(expected, expected.orders[choice.order % Math.max(1, expected.orders.length)]),
    async run(expected, real) {
      const [actual, wanted] = await run(choose(expected, real, choice));
      expect(actual).toEqual(wanted);
      await expectSame(expected, real);
    },
  }));
}

const hasOrder = (_: Model, order: model.OrderModel | undefined) => order !== undefined;
const hasCharge = (_: Model, order: model.OrderModel | undefined) =>
  order !== undefined && order.charge !== 'none';

const send = async (method: string, path: string, { token }: Person): Promise<number> =>
  (await shop.call(method, path, { token })).status;

const adminCommand = (
  name: string,
  method: string,
  path: (chosen: Chosen) => string,
  change: (chosen: Chosen) => number,
  check?: typeof hasOrder,
) =>
  command(
    name,
    async (chosen) => {
      const [expected, real] = chosen.person;
      return [await send(method, path(chosen), real), model.asAdmin(expected, () => change(chosen))];
    },
    check,
  );

const emailPath =
  (start: string) =>
  ({ other: [, { email }] }: Chosen) =>
    `${start}/${email}`;

/** What customers do, which is most of what happens. */
const shopping = [
  command('place', async ({ expected, real, person, part, quantity }) => {
    const response = await shop.place(person[1], part[1], quantity);
    const status = model.place(expected, person[0], part[0], quantity);
    if (response.status === 200)
      real.orders.push({ id: expectBody(response, 200, PlacedOrder)._id, secret: '' });
    return [response.status, status];
  }),
  command(
    'open the payment page',
    async ({ payer, order }) => {
      const [expected, real] = order();
      const person = payer(expected);
      const response = await shop.createPayment(person[1], { orderId: real.id });
      if (response.status === 200) real.secret = expectBody(response, 200, PaymentSecret).clientSecret;
      return [response.status, model.createPayment(person[0], expected)];
    },
    hasOrder,
  ),
  command(
    'charge',
    async ({ order }) => {
      const [expected, { secret }] = order();
      return [await shop.confirmCard(secret), model.confirmCard(expected)];
    },
    (_, order) => order?.charge === 'open' || order?.charge === 'canceled',
  ),
  command(
    'report',
    async ({ payer, order }) => {
      const [expected, { id, secret }] = order();
      const person = payer(expected);
      const { status } = await shop.report(person[1], id, intentOf(secret));
      return [status, model.report(person[0], expected)];
    },
    hasCharge,
  ),
  command(
    'webhook',
    async ({ order, quantity: copies }) => {
      const [expected, { secret }] = order();
      const responses: TestResponse[] = [];
      for (let copy = 0; copy < copies; copy++) responses.push(await shop.sendEvent(intentOf(secret)));
      model.hear(expected);
      return [new Set(responses.map(({ status }) => status)), new Set([200])];
    },
    hasCharge,
  ),
  command(
    'delete an order',
    async ({ person, order }) => {
      const [expected, { id }] = order();
      return [await send('DELETE', `/orders/${id}`, person[1]), model.deleteOrder(person[0], expected)];
    },
    hasOrder,
  ),
  command(
    'expire',
    async ({ order }) => {
      const [expected, { id }] = order();
      await shop.lapse(id);
      model.expire(expected);
      return [await releaseLapsed(shop.db), 1];
    },
    (_, order) => order?.status === 'unpaid' && order.isHeld,
  ),
  command('sign in', async ({ real, person: [expected, person] }) => {
    // Later than every sign-in that was ended.
    const now = Math.floor(Date.now() / 1000) + ++real.signIns;
    const token = emulatorToken(person, { iat: now, auth_time: now });
    const response = await shop.call('PUT', `/user/${person.email}`, { token, body: { name: 'Mara' } });
    if (response.status === 200) person.token = expectBody(response, 200, SignedIn).accessToken;
    return [response.status, model.signIn(expected)];
  }),
];

const others = [
  adminCommand(
    'ship',
    'PATCH',
    ({ order }) => `/confirm-order/${order()[1].id}`,
    ({ order }) => model.ship(order()[0]),
    hasOrder,
  ),
  adminCommand(
    'delete a part',
    'DELETE',
    ({ part: [, { id }] }) => `/delete-part/${id}`,
    ({ part: [part] }) => model.deletePart(part),
  ),
  adminCommand(
    'restore a part',
    'POST',
    ({ part: [, { id }] }) => `/restore-part/${id}`,
    ({ part: [part] }) => {
      part.isOnSale = true;
      return 200;
    },
  ),
  adminCommand('make an admin', 'PUT', emailPath('/admin'), ({ other: [other] }) => {
    other.isAdmin = true;
    return 200;
  }),
  adminCommand('remove an admin', 'DELETE', emailPath('/admin'), ({ expected, other: [other] }) =>
    model.removeAdmin(expected, other),
  ),
  adminCommand('block', 'PUT', emailPath('/blocked'), ({ person, other: [other] }) =>
    model.block(person[0], other),
  ),
  adminCommand('unblock', 'DELETE', emailPath('/blocked'), ({ other: [other] }) => {
    other.isBlocked = false;
    return 200;
  }),
  adminCommand('sign somebody out', 'DELETE', emailPath('/sessions'), ({ other: [other] }) => {
    other.isSignedIn = false;
    return 200;
  }),
  command('log out', async ({ person: [expected, real] }) => {
    const status = await send('DELETE', '/session', real);
    const wanted = expected.isSignedIn ? 200 : 401;
    expected.isSignedIn = false;
    return [status, wanted];
  }),
  command('restart', async () => {
    shop.restart();
    return [null, null];
  }),
];

async function openModel(): Promise<{ model: Model; real: Real }> {
  const people = [await shop.addAdmin(), await shop.addCustomer(), await shop.addCustomer()];
  // Those of earlier runs could keep the last admin of this one from being the last.
  await shop.db.query('UPDATE users SET role = NULL WHERE NOT id = ANY($1)', [people.map(({ id }) => id)]);
  const parts = [await shop.addPart({ quantity: 5 }), await shop.addPart({ quantity: 9 })];
  const signedIn = { isBlocked: false, isSignedIn: true };
  return {
    model: {
      people: people.map((_, index) => ({ ...signedIn, isAdmin: index === 0 })),
      parts: parts.map(({ quantity }) => ({ quantity, isOnSale: true })),
      orders: [],
    },
    real: { people, parts, orders: [], signIns: 0 },
  };
}

test('R16: orders, payments, stock, parts, roles and sessions are always as a simple model says', async () => {
  const numRuns = figure(500, 30);
  const property = fc.asyncProperty(
    fc.commands([...shopping, ...shopping, ...shopping, ...others], { maxCommands: 30, size: 'max' }),
    async (sequence) => {
      const start = await openModel();
      await fc.asyncModelRun(() => start, sequence);
      // Stripe repeats its webhooks until they arrive.
      for (const [index, order] of start.model.orders.entries()) {
        if (order.charge !== 'succeeded') continue;
        await shop.sendEvent(intentOf(start.real.orders[index]?.secret ?? ''));
        model.hear(order);
      }
      await expectSame(start.model, start.real);
    },
  );
  await fc.assert(property, { numRuns, seed: seedOf('R16') });
}, 600_000);
