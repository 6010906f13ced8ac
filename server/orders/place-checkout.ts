import { limits } from '#contract/limits.ts';
import { toCents, toDollars } from '#contract/money.ts';
import type { PlaceCheckout, PlacedCheckout } from '#contract/orders/checkouts.ts';
import { quantityProblem } from '#contract/orders/quantity-problem.ts';
import { problemMessage } from '#contract/problem-messages.ts';
import type { LineProblem } from '#contract/problem.ts';
import * as m from '#messages/problem.js';
import { keepUsedAddress } from '../accounts/addresses/saved-addresses.ts';
import { isId, newId } from '../core/ids.ts';
import { Problem } from '../core/problem.ts';
import type { Queries } from '../db/connect.ts';
import { judgeOrders, type OrderedFor } from '../fitment/statements.ts';
import { sendsMails } from '../mails/record-mail.ts';
import { isUnpaid, mayReserveFrom } from './held-time.ts';
import { checkOpenOrders, countOpenOrders, type OpenOrders } from './open-orders.ts';
import { chargeFault, heldTooOften, type Customer, type PlaceOptions } from './place-order.ts';
import { columnsOf, hasPaid, limitReservations, type Reservation } from './reservation-limit.ts';

type Wanted = PlaceCheckout['lines'][number];

interface Buyer extends OpenOrders {
  /** Whether the customer has paid an order. */
  hasPaid: boolean;
  hasAddresses: boolean;
  /** The parts for which the customer has unpaid orders that reserved stock. */
  unpaidParts: string[];
}

/** A line whose part id is well-formed. */
interface Line extends Wanted {
  /** Of its order. */
  id: string;
  orderedFor: OrderedFor;
}

interface LockedPart {
  id: string;
  priceCents: number;
  quantity: number;
  minQuantity: number;
}

/** Stands for an id that is none, because PostgreSQL throws an error for it. No part has it. */
const noPart = '00000000-0000-0000-0000-000000000000';

/**
 * Orders several parts together, each by the rules of a single order. Throws 409 with every fault of every line, or for a wrong
 * sum, and 429 for too many open orders; the caller's transaction is then rolled back. Locks the customer, then the parts in the
 * order of their ids, so that concurrent checkouts wait for each other instead of ending in a deadlock.
 */
export async function placeCheckout(
  tx: Queries,
  customer: Customer,
  wanted: PlaceCheckout,
  { actor, reservationTtlMinutes, rateLimitScale }: PlaceOptions,
): Promise<PlacedCheckout> {
  const { userId } = customer;
  const { networks = [] } = actor;
  const asked = wanted.lines.map((line) => ({
    ...{ ...line, id: newId() },
    partId: isId(line.partId) ? line.partId.toLowerCase() : noPart,
  }));
  const ids = [...new Set(asked.map(({ partId }) => partId))];
  const buyer = await lockBuyer(tx, userId, ids);
  checkOpenOrders(buyer, asked.length);
  const heldUntil = await findHeld(tx, userId, buyer.unpaidParts, reservationTtlMinutes);
  const lines = await judgeOrders(tx, asked);
  if (buyer.hasAddresses || wanted.saveAddress) await keepUsedAddress(tx, userId, wanted, actor);
  const reservations = buyer.hasPaid ? [] : await limitReservations(tx, asked, networks, rateLimitScale);
  // From here on, others wait for the parts.
  const parts = await lockParts(tx, ids);
  const faults = faultsOf(lines, parts, heldUntil);
  if (faults.length > 0) throw new Problem('LINES_REFUSED', { extra: { lines: faults } });
  checkTotal(lines, parts, wanted.totalPrice);
  return insertCheckout(tx, customer, wanted, { lines, reservations, actor, reservationTtlMinutes });
}

/** Locks the customer until the transaction ends, so that two concurrent checkouts cannot both be the tenth. */
async function lockBuyer(tx: Queries, userId: string, partIds: readonly string[]): Promise<Buyer> {
  // The counts are those from before the lock was taken, so they are read by a statement of their own.
  await tx.query({ isPrepared: true, text: 'SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE' }, [userId]);
  const { rows } = await tx.query<Buyer>(
    {
      isPrepared: true,
      text: `SELECT "openOrders", "openInAll", ${hasPaid('$1')} AS "hasPaid",
          EXISTS (SELECT FROM addresses WHERE user_id = $1) AS "hasAddresses",
          ARRAY(SELECT DISTINCT part_id FROM orders WHERE user_id = $1 AND part_id = ANY($2) AND ${isUnpaid}) AS "unpaidParts"
        FROM ${countOpenOrders('$1')} AS open`,
    },
    [userId, partIds],
  );
  if (!rows[0]) throw new Problem('UNAUTHENTICATED');
  return rows[0];
}

/** Returns when each of the parts may be reserved again. One that may be reserved now is absent. */
async function findHeld(
  tx: Queries,
  userId: string,
  partIds: readonly string[],
  ttlMinutes: number,
): Promise<Map<string, Date>> {
  const held = new Map<string, Date>();
  for (const partId of partIds) {
    const from = await mayReserveFrom(tx, { userId, partId }, ttlMinutes);
    if (from !== null) held.set(partId, from);
  }
  return held;
}

/** Locks parts on sale in the order of their ids, until the transaction ends. */
async function lockParts(tx: Queries, ids: readonly string[]): Promise<Map<string, LockedPart>> {
  const { rows } = await tx.query<LockedPart>(
    {
      isPrepared: true,
      text: `SELECT id, price_cents AS "priceCents", quantity, min_quantity AS "minQuantity" FROM parts
        WHERE id = ANY($1) AND deleted_at IS NULL ORDER BY id FOR NO KEY UPDATE`,
    },
    [ids],
  );
  return new Map(rows.map((part) => [part.id, part]));
}

type Parts = ReadonlyMap<string, LockedPart>;

/** Returns every fault of every line, by line. Lines of one part share its stock, the first ones first. */
function faultsOf(lines: readonly Line[], parts: Parts, heldUntil: ReadonlyMap<string, Date>): LineProblem[] {
  const taken = new Map<string, number>();
  return lines.flatMap((line, index) => {
    const part = parts.get(line.partId);
    if (part === undefined) return [fault(index, 'PART_NOT_FOUND')];
    const before = taken.get(part.id) ?? 0;
    const stock = part.quantity - before;
    const faults: LineProblem[] = [];
    const { minQuantity } = part;
    const wrong = quantityProblem(line.quantity, { quantity: stock, minQuantity });
    if (wrong)
      faults.push({ index, ...wrong, ...(wrong.code === 'ABOVE_STOCK' ? { stock } : { minQuantity }) });
    else taken.set(part.id, before + line.quantity);
    if (part.priceCents !== toCents(line.price))
      faults.push({ ...fault(index, 'PRICE_CHANGED'), price: toDollars(part.priceCents) });
    const message = chargeFault(part.priceCents * line.quantity);
    if (message !== null) faults.push({ index, code: 'INVALID', message });
    const from = heldUntil.get(part.id);
    if (from !== undefined) faults.push({ index, code: 'RATE_LIMITED', ...heldTooOften(from) });
    return line.orderAnyway === true ? faults : [...faults, ...fitFaults(index, line.orderedFor)];
  });
}

const fault = (index: number, code: LineProblem['code']): LineProblem => ({
  ...{ index, code, message: problemMessage(code) },
});

function fitFaults(index: number, { fit, open }: OrderedFor): LineProblem[] {
  if (fit === 'doesNotFit') return [fault(index, 'DOES_NOT_FIT')];
  return open.length > 0 ? [{ ...fault(index, 'FIT_OPEN'), open: [...open] }] : [];
}

/** Throws if the sum is not what the customer saw, or if one card payment cannot be that large. */
function checkTotal(lines: readonly Line[], parts: Parts, totalPrice: number): void {
  const totalCents = lines.reduce(
    (sum, { partId, quantity }) => sum + (parts.get(partId)?.priceCents ?? 0) * quantity,
    0,
  );
  const { max } = limits.charge;
  const total = toDollars(totalCents);
  if (total > max)
    throw new Problem('INVALID', { message: m.checkoutTooLarge({ max }), extra: { field: 'totalPrice' } });
  if (totalCents !== toCents(totalPrice))
    throw new Problem('PRICE_CHANGED', { extra: { field: 'totalPrice', totalPrice: total } });
}

interface Inserted extends Pick<PlaceOptions, 'actor' | 'reservationTtlMinutes'> {
  lines: readonly Line[];
  /** Of the lines. Empty for an account that has paid an order. */
  reservations: readonly Reservation[];
}

/**
 * Reserves the stock, writes the checkout with its orders, and removes the lines from the basket, in one statement. The caller
 * has locked the customer and the parts.
 */
async function insertCheckout(
  tx: Queries,
  { userId, email }: Customer,
  { name, phone, address }: PlaceCheckout,
  { lines, reservations, actor, reservationTtlMinutes }: Inserted,
): Promise<PlacedCheckout> {
  const checkoutId = newId();
  const rows = lines.map(({ id, partId, quantity, vehicle = null, orderedFor }, index) => ({
    ...{ id, part_id: partId, quantity, slug: vehicle, vehicle: orderedFor.vehicle, fit: orderedFor.fit },
    ...{ fit_answers: orderedFor.answers, reservation: reservations[index] ?? null, place: index },
  }));
  const { rows: placed } = await tx.query<PlacedOrderRow>(
    {
      isPrepared: true,
      text: `WITH wanted AS MATERIALIZED (
       SELECT *, reservation IS DISTINCT FROM 'none' AS is_reserved FROM json_to_recordset($1) AS one (id uuid, part_id uuid,
         quantity int, slug text, vehicle text, fit text, fit_answers jsonb, reservation text, place int)
     ), taken AS (
       UPDATE parts SET quantity = quantity - units, updated_at = now()
         FROM (SELECT part_id, sum(quantity) AS units FROM wanted WHERE is_reserved GROUP BY part_id) AS sums (part_id, units)
        WHERE parts.id = sums.part_id
     ), checkout AS (
       INSERT INTO checkouts (id, user_id) VALUES ($2, $3)
     ), placed AS (
       INSERT INTO orders (id, checkout_id, user_id, part_id, name, email, phone, address, product_name, image,
         unit_price_cents, quantity, total_cents, reserved_until, stock_state, vehicle, fit, fit_answers,
         ip_hash, ip_hash_56, ip_hash_48, never_paid, exceeded_at, tax_id)
       SELECT wanted.id, $2, $3, part_id, $4, $5, $6, $7, parts.name, parts.image, price_cents, wanted.quantity,
         price_cents::bigint * wanted.quantity, CASE WHEN is_reserved THEN now() + make_interval(mins => $8) END,
         CASE WHEN is_reserved THEN 'reserved' ELSE 'released' END, vehicle, fit, wanted.fit_answers,
         $9, $10, $11, reservation IS NOT NULL, CASE WHEN reservation = 'exceeding' THEN now() END,
         (SELECT nullif(tax_id, '') FROM users WHERE users.id = $3)
         FROM wanted JOIN parts ON parts.id = part_id ORDER BY place
       RETURNING id, number, part_id, quantity, total_cents, stock_state, reserved_until
     ), moved AS (
       INSERT INTO stock_movements (part_id, order_id, delta, reason)
       SELECT part_id, id, -quantity, 'reserve' FROM placed WHERE stock_state = 'reserved'
     ), audited AS (
       INSERT INTO audit_log (user_id, call, object, after, request_id, ip_hash)
       SELECT $12::uuid, $13, id::text, 'unpaid', $14, $9 FROM placed
     ), mailed AS (
       INSERT INTO mails (kind, order_id, checkout_id, user_id, to_address, data)
       SELECT 'placed', id, $2, $3, $5, jsonb_build_object('reservedUntil', reserved_until) FROM placed WHERE ${sendsMails}
     ), unlisted AS (
       DELETE FROM basket_lines USING wanted
        WHERE user_id = $3 AND basket_lines.part_id = wanted.part_id AND basket_lines.vehicle IS NOT DISTINCT FROM slug
     )
     SELECT placed.id AS _id, number, placed.part_id AS "partId", total_cents AS "totalCents"
       FROM placed JOIN wanted USING (id) ORDER BY place`,
    },
    [
      JSON.stringify(rows),
      checkoutId,
      userId,
      name,
      email,
      phone,
      address,
      reservationTtlMinutes,
      ...columnsOf(actor.networks ?? []),
      actor.userId,
      actor.call,
      actor.requestId ?? null,
    ],
  );
  const orders = placed.map(({ totalCents, ...order }) => ({ ...order, totalPrice: toDollars(totalCents) }));
  const totalPrice = toDollars(placed.reduce((sum, { totalCents }) => sum + totalCents, 0));
  return { acknowledged: true, _id: checkoutId, orders, totalPrice };
}

interface PlacedOrderRow extends Omit<PlacedCheckout['orders'][number], 'totalPrice'> {
  totalCents: number;
}
