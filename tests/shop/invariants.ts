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
       (SELECT count(*) FROM payments WHERE order_id = orders.id AND status = 'succeeded') AS succeeded
     FROM orders`,
  );
  const paidBy = new Set<string>();
  for (const { id, status, transactionId, totalCents, succeeded } of orders.rows) {
    const isPaid = status === 'paid' || status === 'shipped';
    if (succeeded !== (isPaid ? 1 : 0))
      found.push(`I3: ${status} order ${id} has ${succeeded} succeeded payments`);
    if (transactionId !== null) {
      if (paidBy.has(transactionId)) found.push(`I3: ${transactionId} paid two orders`);
      paidBy.add(transactionId);
      const received = stripe.intent(transactionId)?.amount_received;
      if (received !== totalCents) found.push(`I7: order ${id} of ${totalCents} was paid with ${received}`);
    }
  }

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

/** Cents received at the provider for intents that paid no order. */
export async function strayMoney({ db, stripe }: Shop): Promise<number> {
  const { rows } = await db.query<{ id: string }>(
    `SELECT transaction_id AS id FROM orders WHERE status IN ('paid', 'shipped', 'refunding')`,
  );
  const accounted = new Set(rows.map(({ id }) => id));
  let stray = 0;
  for (const intent of stripe.intents()) {
    // The demo shop's intents have no order in the test's database.
    if (
      intent.status !== 'succeeded' ||
      accounted.has(intent.id) ||
      intent.metadata['uid'] === 'demo-customer'
    )
      continue;
    stray += intent.amount_received - stripe.refundsOf(intent.id).reduce((sum, cents) => sum + cents, 0);
  }
  return stray;
}
