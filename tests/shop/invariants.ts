import type { StripeMock } from '#mocks/stripe/stripe-mock.ts';
import type { Queries } from '#server/db/connect.ts';
import { transitions } from '#contract/orders/transitions.ts';
import type { History } from './history.ts';

interface Shop {
  db: Queries;
  stripe: StripeMock;
  history?: History;
}

interface OrderLine {
  id: string;
  status: string;
  transactionId: string | null;
  totalCents: number;
  isPaidTogether: boolean;
  succeeded: number;
}

/**
 * Returns the violations of the invariants I1 to I8 (docs/rules.md), as sentences. I2 and I5 are checked only with the
 * history of the calls.
 */
export async function violations({ db, stripe, history }: Shop): Promise<string[]> {
  const found: string[] = [];

  const stock = await db.query<{
    id: string;
    quantity: number;
    held: number;
    ledger: number;
    initial: number;
    set: number;
  }>(
    `SELECT id, quantity, initial_quantity AS initial,
       (SELECT coalesce(sum(delta), 0) FROM stock_movements WHERE part_id = parts.id AND reason = 'set') AS set,
       (SELECT coalesce(sum(quantity), 0) FROM orders WHERE part_id = parts.id AND stock_state <> 'released') AS held,
       (SELECT coalesce(sum(delta), 0) FROM stock_movements WHERE part_id = parts.id) AS ledger
     FROM parts`,
  );
  for (const { id, quantity, held, ledger, initial, set } of stock.rows) {
    if (quantity < 0) found.push(`I1: part ${id} has ${quantity} in stock`);
    if (quantity + held !== initial + set)
      found.push(`I1: part ${id}: ${quantity} + ${held} held is not ${initial} + ${set} set by hand`);
    if (initial + ledger !== quantity)
      found.push(`I1: part ${id}: the ledger says ${initial + ledger}, not ${quantity}`);
  }

  const orders = await db.query<OrderLine>(
    `SELECT id, status, transaction_id AS "transactionId", total_cents AS "totalCents",
       checkout_payment_id IS NOT NULL AS "isPaidTogether",
       (SELECT count(*) FROM payments WHERE order_id = orders.id AND status = 'succeeded')
         + (SELECT count(*) FROM checkout_payment_orders WHERE order_id = orders.id AND outcome = 'paid') AS succeeded
     FROM orders`,
  );
  const paidBy = new Set<string>();
  for (const { id, status, transactionId, totalCents, isPaidTogether, succeeded } of orders.rows) {
    const isPaid = status === 'paid' || status === 'shipped';
    if (succeeded !== (isPaid ? 1 : 0))
      found.push(`I3: ${status} order ${id} has ${succeeded} succeeded payments`);
    if (transactionId !== null && !isPaidTogether) {
      if (paidBy.has(transactionId)) found.push(`I3: ${transactionId} paid two orders`);
      paidBy.add(transactionId);
      const received = stripe.intent(transactionId)?.amount_received;
      if (received !== totalCents) found.push(`I7: order ${id} of ${totalCents} was paid with ${received}`);
    }
  }

  found.push(...(await commonFaults({ db, stripe })));

  if (history) found.push(...lostWrites(history, new Map(orders.rows.map(({ id, status }) => [id, status]))));

  const edges = new Set(Object.values(transitions).map(({ from, to }) => `${from}>${to}`));
  const trail = await db.query<{ object: string; before: string | null; after: string }>(
    `SELECT object, before, after FROM audit_log
     WHERE after IN ('unpaid', 'cancelling', 'paid', 'shipped', 'cancelled', 'refunding', 'refunded') ORDER BY id`,
  );
  const reached = new Map<string, string>();
  for (const { object, before, after } of trail.rows) {
    const known = reached.get(object) ?? null;
    if (before !== known) found.push(`I6: order ${object} was ${known}, but the log says ${before}`);
    if (before !== null && !edges.has(`${before}>${after}`))
      found.push(`I4: order ${object} went ${before} > ${after}`);
    reached.set(object, after);
  }
  for (const { id, status } of orders.rows) {
    if (reached.get(id) !== status)
      found.push(`I6: order ${id} is ${status}; the log ends at ${reached.get(id)}`);
  }

  const documents = await db.query<{ id: string; status: string; kinds: string[] }>(
    `SELECT orders.id, orders.status, array_remove(array_agg(kind ORDER BY issued_at), NULL) AS kinds
     FROM orders LEFT JOIN invoices ON order_id = orders.id GROUP BY orders.id`,
  );
  for (const { id, status, kinds } of documents.rows) {
    const expected = ['paid', 'shipped', 'refunding', 'refunded'].includes(status) ? ['invoice'] : [];
    if (status === 'refunded') expected.push('credit_note');
    if (kinds.join() !== expected.join()) found.push(`I8: ${status} order ${id} has [${kinds.join()}]`);
  }
  const numbered = await db.query<{ series: string; count: number; last: number }>(
    `SELECT left(number, -7) AS series, count(*), max(right(number, 6)::int) AS last FROM invoices GROUP BY 1`,
  );
  for (const { series, count, last } of numbered.rows) {
    if (count !== last) found.push(`I8: ${count} documents of ${series}, but the last one is ${last}`);
  }
  return found;
}

/** Payments of several orders whose money is not that of the orders that they paid plus their refunds. */
async function commonFaults({ db, stripe }: Pick<Shop, 'db' | 'stripe'>): Promise<string[]> {
  const { rows } = await db.query<{
    id: string;
    status: string;
    paid: number;
    shares: number;
    open: number;
    kept: number;
  }>(
    `SELECT provider_id AS id, status, sum(shares.amount_cents)::float8 AS shares,
       coalesce(sum(shares.amount_cents) FILTER (WHERE outcome = 'paid'), 0)::float8 AS paid,
       coalesce(sum(shares.amount_cents) FILTER (WHERE outcome = 'refunding'), 0)::float8 AS open,
       coalesce((SELECT sum(total_cents) FROM orders
         WHERE checkout_payment_id = payments.id AND status IN ('paid', 'shipped')), 0)::float8 AS kept
     FROM checkout_payments AS payments JOIN checkout_payment_orders AS shares ON payment_id = payments.id
     WHERE provider_id IS NOT NULL GROUP BY payments.id`,
  );
  return rows.flatMap(({ id, status, paid, shares, open, kept }) => {
    const intent = stripe.intent(id);
    const received = intent?.status === 'succeeded' ? intent.amount_received : 0;
    const refunded = stripe.refundsOf(id).reduce((sum, cents) => sum + cents, 0);
    const isSpent = ['succeeded', 'refunding', 'refunded'].includes(status);
    if (!isSpent) return paid + kept + refunded > 0 ? [`I3: ${id} is ${status} and paid ${kept}`] : [];
    return [
      ...(received === shares ? [] : [`I7: ${id} received ${received} for orders of ${shares}`]),
      ...(paid === kept ? [] : [`I3: ${id} paid ${paid}, but its orders that are paid come to ${kept}`]),
      ...(received === kept + refunded || received === kept + refunded + open
        ? []
        : [`I7: ${id} received ${received}, its orders come to ${kept} and its refunds to ${refunded}`]),
    ];
  });
}

/** Acknowledged writes that the database does not have, and orders that nobody placed. */
function lostWrites(history: History, states: ReadonlyMap<string, string>): string[] {
  const found: string[] = [];
  for (const { id, write, states: allowed } of history.acknowledged) {
    const status = states.get(id);
    if (status === undefined || !allowed.includes(status))
      found.push(`I2: order ${id} is ${status ?? 'missing'} after a successful ${write}`);
  }
  const placed = history.acknowledged.filter(({ write }) => write.startsWith('POST ')).map(({ id }) => id);
  // A repeated request with the same key is acknowledged again.
  const unacknowledged = states.size - new Set(placed).size;
  if (unacknowledged > history.unknownOrders)
    found.push(`I5: ${unacknowledged} unacknowledged orders, ${history.unknownOrders} unknown outcomes`);
  return found;
}

/** Cents received at the provider that paid no order and were not refunded. */
export async function strayMoney({ db, stripe }: Shop): Promise<number> {
  const { rows } = await db.query<{ id: string; cents: number }>(
    `SELECT transaction_id AS id, sum(total_cents)::float8 AS cents FROM orders
     WHERE status IN ('paid', 'shipped', 'refunding') GROUP BY transaction_id`,
  );
  const accounted = new Map(rows.map(({ id, cents }) => [id, cents]));
  let stray = 0;
  for (const intent of stripe.intents()) {
    // The demo shop's intents have no order in the test's database.
    if (intent.status !== 'succeeded' || intent.metadata['uid'] === 'demo-customer') continue;
    const refunded = stripe.refundsOf(intent.id).reduce((sum, cents) => sum + cents, 0);
    const kept = accounted.get(intent.id) ?? 0;
    // A shipped order that was refunded at the provider stays shipped.
    stray += Math.max(0, intent.amount_received - refunded - kept);
  }
  return stray;
}
