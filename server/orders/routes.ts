import * as calls from '#contract/calls.ts';
import type { VerifyAppCheck } from '../auth/verify-app-check.ts';
import type { Config } from '../config/config.ts';
import type { Actor } from '../core/actor.ts';
import type { Caller } from '../core/env.ts';
import type { Log } from '../core/log.ts';
import type { Queries } from '../db/connect.ts';
import { sendCsv } from '../http/send-csv.ts';
import { readJson, readQuery } from '../http/body.ts';
import {
  endpoint,
  mergeRoutes,
  publicEndpoint,
  refuse,
  type EndpointDeps,
  type PublicEndpointDeps,
} from '../http/endpoint.ts';
import { sendList } from '../http/send-list.ts';
import { canonicalEmail } from '#contract/canonical-email.ts';
import { Problem } from '../core/problem.ts';
import { changeBasket, findBasket, showLines } from './basket.ts';
import { changeShipment } from './change-shipment.ts';
import { confirmOrder, confirmTogether } from './confirm-order.ts';
import { listAllOrders, listOrders } from './list-orders.ts';
import { findDocumentNumbers } from './document-numbers.ts';
import { findCheckout } from './find-checkout.ts';
import { withEnds } from './order-end.ts';
import { factsOf, findOrder, toWire } from './order-row.ts';
import { placeCheckout } from './place-checkout.ts';
import { placeOrder } from './place-order.ts';
import { readNumbers } from './quick-order.ts';

const exportedColumns = [
  '_id',
  'number',
  'createdAt',
  'status',
  'name',
  'email',
  'phone',
  'address',
  'productName',
  'productQuantity',
  'unitPrice',
  'totalPrice',
  'transactionId',
  'paidAt',
  'shippedAt',
  'vehicle',
  'fit',
  'endedAt',
  'carrier',
  'trackingNumber',
  'trackingUrl',
  'partNumber',
  'invoiceNumber',
  'creditNoteNumber',
  'checkout',
] as const;

interface OrderDeps extends EndpointDeps {
  config: Pick<Config, 'reservationTtlMinutes' | 'rateLimitScale' | 'unpaidOrderDays'>;
  log: Log;
  verifyAppCheck: VerifyAppCheck;
}

export const orderRoutes = (deps: OrderDeps) => {
  const { db, config, limits } = deps;

  /** Throws 403 for another user's e-mail address. */
  async function checkAddress({ email }: { email: string }, caller: Caller, actor: Actor): Promise<void> {
    if (canonicalEmail(email) !== caller.email) await refuse(deps, actor);
  }

  const place = endpoint(deps, calls.placeOrder, async ({ c, caller, actor, runOnce }) => {
    await deps.verifyAppCheck(c);
    const body = await readJson(c, calls.placeOrder.body);
    await checkAddress(body, caller, actor);
    const { reservationTtlMinutes, rateLimitScale } = config;
    return runOnce(body, (tx) =>
      placeOrder(tx, caller, body, { actor, reservationTtlMinutes, rateLimitScale }),
    );
  });

  const placeTogether = endpoint(deps, calls.placeCheckout, async ({ c, caller, actor, runOnce }) => {
    await deps.verifyAppCheck(c);
    const body = await readJson(c, calls.placeCheckout.body);
    await checkAddress(body, caller, actor);
    const { reservationTtlMinutes, rateLimitScale } = config;
    return runOnce(body, (tx) =>
      placeCheckout(tx, caller, body, { actor, reservationTtlMinutes, rateLimitScale }),
    );
  });

  const findTogether = endpoint(deps, calls.findCheckout, async ({ caller, id }) => {
    const found = await findCheckout(db, id, config.unpaidOrderDays);
    if (!found || (found.userId !== caller.userId && caller.role !== 'admin')) throw new Problem('NOT_FOUND');
    return found.checkout;
  });

  const find = endpoint(deps, calls.findOrder, async ({ caller, id }) => {
    const order = await findOrder(db, id);
    const isTheirs = order?.userId === caller.userId || caller.role === 'admin';
    const shown = order && isTheirs ? toWire(order) : null;
    // The same response for unknown, foreign and cancelled orders, so that it does not reveal which ids exist.
    if (!shown) throw new Problem('NOT_FOUND');
    return (await withEnds(db, config.unpaidOrderDays, [shown]))[0] ?? shown;
  });

  const findRepeated = endpoint(deps, calls.findRepeatedOrder, async ({ caller, id }) => {
    const order = await findOrder(db, id);
    if (order?.userId !== caller.userId) throw new Problem('NOT_FOUND');
    return factsOf(order);
  });

  const listOwn = endpoint(deps, calls.listOwnOrders, async ({ c, caller, email }) => {
    const query = readQuery(c, calls.listOwnOrders.query);
    const ownerId = email === caller.email ? caller.userId : await findUserId(db, email);
    if (ownerId === null) {
      const total = Object.keys(query).length === 0 ? null : 0;
      return sendList(c, { rows: [], next: null, total, isCapped: false });
    }
    return sendList(c, await listOrders(db, ownerId, query, config.unpaidOrderDays));
  });

  const listAll = endpoint(deps, calls.listAllOrders, async ({ c, caller, checkAgain }) => {
    const query = readQuery(c, calls.listAllOrders.query);
    if (query.format === undefined) return sendList(c, await listAllOrders(db, query));
    await limits.exports(caller);
    const { status, search, sort, from, to, customer } = query;
    return sendCsv(c, deps, {
      name: 'orders.csv',
      columns: exportedColumns,
      checkAgain,
      async readPage(paging) {
        const page = await listAllOrders(db, { status, search, sort, from, to, customer, ...paging });
        const documents = await findDocumentNumbers(db, page.rows);
        const rows = page.rows.map((order) => ({
          ...order,
          ...order.shipment,
          ...documents.get(order._id),
        }));
        return { ...page, rows };
      },
    });
  });

  const confirm = endpoint(deps, calls.confirmOrder, async ({ c, id, actor }) =>
    confirmOrder(
      db,
      id,
      await readJson(c, calls.confirmOrder.body, { isOptional: calls.confirmOrder.isBodyOptional }),
      actor,
    ),
  );

  const confirmSeveral = endpoint(deps, calls.confirmTogether, async ({ c, id, actor }) =>
    confirmTogether(db, id, await readJson(c, calls.confirmTogether.body), actor),
  );

  const ship = endpoint(deps, calls.changeShipment, async ({ c, id, actor }) =>
    changeShipment(db, id, await readJson(c, calls.changeShipment.body), actor),
  );

  return mergeRoutes(
    ...[
      place,
      placeTogether,
      findTogether,
      find,
      findRepeated,
      listOwn,
      listAll,
      confirm,
      confirmSeveral,
      ship,
    ],
  );
};

export const basketRoutes = (deps: EndpointDeps & PublicEndpointDeps) =>
  mergeRoutes(
    endpoint(deps, calls.findBasket, ({ caller }) => findBasket(deps.db, caller.userId)),
    endpoint(deps, calls.changeBasket, async ({ c, caller }) => {
      const body = await readJson(c, calls.changeBasket.body);
      return deps.db.transaction((tx) => changeBasket(tx, caller.userId, body));
    }),
    publicEndpoint(deps, calls.readBasketLines, async (c, db) =>
      c.json(await showLines(db, (await readJson(c, calls.readBasketLines.body)).lines)),
    ),
    publicEndpoint(deps, calls.findNumbers, async (c, db) => {
      const { numbers, vehicle } = await readJson(c, calls.findNumbers.body);
      return c.json(await readNumbers(db, numbers, vehicle));
    }),
  );

/** Returns null if no user has this address. */
async function findUserId(db: Queries, email: string): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [email]);
  return rows[0]?.id ?? null;
}
