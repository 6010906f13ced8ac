import { Hono, type Context } from 'hono';
import { OrdersQuery, PlaceOrder } from '#contract/orders.ts';
import { recordAudit } from '../audit.ts';
import { admin, customer, signedIn } from '../auth/caller.ts';
import type { Deps } from '../deps.ts';
import { answerKeyed } from '../http/answer-keyed.ts';
import { readJson, readQuery } from '../http/body.ts';
import type { AppEnv, CallerEnv } from '../http/env.ts';
import { claimOf, inOneTransaction } from '../http/idempotency.ts';
import { Problem } from '../problem.ts';
import { canonicalEmail } from '../users/canonical-email.ts';
import { actorOf } from './actor.ts';
import { confirmOrder } from './confirm-order.ts';
import { deleteOrder } from './delete-order.ts';
import { listOrders, type OrdersPage } from './list-orders.ts';
import { placeOrder } from './place-order.ts';

export const orderRoutes = (deps: Deps) => {
  const { db, config, limits } = deps;

  /** Somebody asked for what is another's: told apart from a slip by the log. */
  async function refuseForeign(c: Context<CallerEnv>, call: string, object: string): Promise<never> {
    await recordAudit(db, {
      ...actorOf(c.var, c.var.caller.userId, call, config),
      object,
      after: 'FORBIDDEN',
    });
    throw new Problem('FORBIDDEN');
  }

  return new Hono<AppEnv>()
    .post('/orders', customer(deps), async (c) => {
      const { userId, email } = c.var.caller;
      await limits.orders(userId);
      const body = await readJson(c, PlaceOrder);
      if (canonicalEmail(body.email) !== email) await refuseForeign(c, 'POST /orders', userId);
      const claim = claimOf(c.req.header('idempotency-key'), {
        userId,
        method: 'POST',
        path: '/orders',
        body,
      });
      const actor = actorOf(c.var, userId, 'POST /orders', config);
      const { reservationTtlMinutes } = config;
      const reply = await inOneTransaction(db, claim, async (tx) => ({
        status: 200,
        body: await placeOrder(tx, { userId, email }, body, { actor, reservationTtlMinutes }),
      }));
      return answerKeyed(c, reply);
    })
    .get('/orders/:email', signedIn(deps), async (c) => {
      const { userId, email, role } = c.var.caller;
      const wanted = canonicalEmail(c.req.param('email'));
      if (wanted !== email && role !== 'admin') await refuseForeign(c, 'GET /orders', userId);
      const query = readQuery(c, OrdersQuery);
      const ownerId = wanted === email ? userId : await findUserId(deps, wanted);
      if (ownerId === null) return c.json([]);
      return answerPage(c, await listOrders(db, ownerId, query), query);
    })
    .delete('/orders/:id', signedIn(deps), async (c) => {
      const { caller } = c.var;
      const actor = actorOf(c.var, caller.userId, 'DELETE /orders', config);
      return c.json(await deleteOrder(deps, caller, c.req.param('id'), actor));
    })
    .patch('/confirm-order/:id', admin(deps), async (c) => {
      const actor = actorOf(c.var, c.var.caller.userId, 'PATCH /confirm-order', config);
      return c.json(await confirmOrder(db, c.req.param('id'), actor));
    });
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
