import { Hono, type Context } from 'hono';
import { calls } from '#contract/calls.ts';
import type { OrdersQuery } from '#contract/orders.ts';
import type { Deps } from '../deps.ts';
import { answerKeyed } from '../http/answer-keyed.ts';
import { readJson, readQuery } from '../http/body.ts';
import { endpoint, refuse } from '../http/endpoint.ts';
import type { AppEnv } from '../http/env.ts';
import { inOneTransaction } from '../http/idempotency.ts';
import { canonicalEmail } from '../users/canonical-email.ts';
import { confirmOrder } from './confirm-order.ts';
import { deleteOrder } from './delete-order.ts';
import { listOrders, type OrdersPage } from './list-orders.ts';
import { placeOrder } from './place-order.ts';

export const orderRoutes = (deps: Deps) => {
  const { db, config, limits } = deps;

  const place = endpoint(deps, calls.placeOrder, async ({ c, caller, actor, claim }) => {
    await limits.orders(caller.userId);
    const body = await readJson(c, calls.placeOrder.body);
    if (canonicalEmail(body.email) !== caller.email) await refuse(deps, actor);
    const { reservationTtlMinutes } = config;
    const reply = await inOneTransaction(db, claim(body), async (tx) => ({
      status: 200,
      body: await placeOrder(tx, caller, body, { actor, reservationTtlMinutes }),
    }));
    return answerKeyed(c, reply);
  });

  const listOwn = endpoint(deps, calls.listOwnOrders, async ({ c, caller, email }) => {
    const query = readQuery(c, calls.listOwnOrders.query);
    const ownerId = email === caller.email ? caller.userId : await findUserId(deps, email);
    if (ownerId === null) return c.json([]);
    return answerPage(c, await listOrders(db, ownerId, query), query);
  });

  const remove = endpoint(deps, calls.deleteOrder, async ({ c, caller, id, actor }) =>
    c.json(await deleteOrder(deps, caller, id, actor)),
  );

  const confirm = endpoint(deps, calls.confirmOrder, async ({ c, id, actor }) =>
    c.json(await confirmOrder(db, id, actor)),
  );

  return new Hono<AppEnv>().route('/', place).route('/', listOwn).route('/', remove).route('/', confirm);
};

/** Null when nobody has that address. */
async function findUserId({ db }: Pick<Deps, 'db'>, email: string): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [email]);
  return rows[0]?.id ?? null;
}

/** The bare array that the product asks for, with what an asked-for page needs in its headers. */
function answerPage(
  c: Context,
  { orders, next, total, isTotalCapped }: OrdersPage,
  query: OrdersQuery,
): Response {
  if (next) {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(next)) {
      if (value !== undefined) search.set(name, String(value));
    }
    c.header('Link', `<${c.req.path}?${search}>; rel="next"`);
  }
  if (Object.values(query).some((value) => value !== undefined)) {
    c.header('X-Total-Count', String(total));
    if (isTotalCapped) c.header('X-Total-Count-Capped', 'true');
  }
  return c.json(orders);
}
