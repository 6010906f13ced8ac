import type { SameNumber } from '#contract/catalogue/part-details.ts';
import { limits } from '#contract/limits.ts';
import { toCents, toDollars } from '#contract/money.ts';
import type { PlacedOrder, PlaceOrder } from '#contract/orders/orders.ts';
import { quantityProblem } from '#contract/orders/quantity-problem.ts';
import * as m from '#messages/problem.js';
import { ambiguousPart } from '../catalogue/part-row.ts';
import { keepUsedAddress } from '../accounts/addresses/saved-addresses.ts';
import type { Queries } from '../db/connect.ts';
import { isId, newId } from '../core/ids.ts';
import { Problem } from '../core/problem.ts';
import type { Actor } from '../core/actor.ts';
import { sendsMails } from '../mails/record-mail.ts';
import { judgeOrder, type OrderedFor } from '../fitment/statements.ts';
import { isUnpaid, mayReserveFrom } from './held-time.ts';
import { checkOpenOrders, countOpenOrders, openOrdersOf, type OpenOrders } from './open-orders.ts';
import { columnsOf, hasPaid, limitReservation, type Reservation } from './reservation-limit.ts';

export interface Customer {
  userId: string;
  email: string;
}

export interface PlaceOptions {
  actor: Actor;
  reservationTtlMinutes: number;
  rateLimitScale: number;
}

interface OrderedPart extends SameNumber, OpenOrders {
  id: string;
  priceCents: number;
  quantity: number;
  minQuantity: number;
  /** Whether the customer has orders of this part that reserved stock without paying. */
  hasUnpaid: boolean;
  /** Whether the customer has paid an order. */
  hasPaid: boolean;
  /** Whether the customer has saved addresses. */
  hasAddresses: boolean;
}

/** Attempts, because the part and the customer's orders can change between reading them and reserving the stock. */
const maxAttempts = 3;

/**
 * Reserves the stock and creates the order, with the price from the database. Beyond the share of accounts that never
 * paid the order is created without a reservation. Throws 400, 404, 409 or 429; the caller's transaction is then rolled back.
 */
export async function placeOrder(
  tx: Queries,
  customer: Customer,
  wanted: PlaceOrder,
  { actor, reservationTtlMinutes, rateLimitScale }: PlaceOptions,
): Promise<PlacedOrder> {
  const { userId } = customer;
  const { networks = [] } = actor;
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const part = await findOrderedPart(tx, userId, wanted);
    checkOpenOrders(part, 1);
    checkQuantity(part, wanted.productQuantity, attempt > 1);
    if (part.hasUnpaid) await limitHoldTime(tx, userId, part.id, reservationTtlMinutes);
    const orderedFor = await judgeOrder(tx, { ...wanted, partId: part.id });
    if (orderedFor.fit === 'doesNotFit' && wanted.orderAnyway !== true)
      throw new Problem('DOES_NOT_FIT', { extra: { field: 'vehicle' } });
    if (orderedFor.open.length > 0 && wanted.orderAnyway !== true)
      throw new Problem('FIT_OPEN', { extra: { field: 'answers', open: [...orderedFor.open] } });
    const totalCents = part.priceCents * wanted.productQuantity;
    const totalPrice = toDollars(totalCents);
    if (totalCents !== toCents(wanted.totalPrice))
      throw new Problem('PRICE_CHANGED', { extra: { field: 'totalPrice', totalPrice } });
    if (part.hasAddresses || wanted.saveAddress) await keepUsedAddress(tx, userId, wanted, actor);
    // From here on, others wait for the part.
    const reserved = { partId: part.id, quantity: wanted.productQuantity };
    const reservation = part.hasPaid ? null : await limitReservation(tx, reserved, networks, rateLimitScale);
    const placed = await insertOrder(tx, customer, wanted, part, {
      ...{ actor, orderedFor, reservation },
      reservedMinutes: reservation === 'none' ? null : reservationTtlMinutes,
    });
    if (!placed) continue;
    const { id, number } = placed;
    return { acknowledged: true, insertedId: id, _id: id, number, totalPrice };
  }
  throw new Problem('UNAVAILABLE', { retryAfter: 1 });
}

const dateFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Formats a time for people, such as "23 November 2026 at 14:35 UTC". Rounds up to the minute. */
const formatUtc = (moment: Date): string =>
  `${dateFormat.format(Math.ceil(moment.getTime() / 60_000) * 60_000)} UTC`;

/** Throws 429 for an account that keeps reserving the part without paying, because nobody else can buy that stock. */
async function limitHoldTime(tx: Queries, userId: string, partId: string, ttlMinutes: number): Promise<void> {
  const from = await mayReserveFrom(tx, { userId, partId }, ttlMinutes);
  if (from !== null) throw new Problem('RATE_LIMITED', heldTooOften(from));
}

/** What a problem says about a part that the account may reserve again later. */
export const heldTooOften = (from: Date) => ({
  message: m.reservedTooOften({ from: formatUtc(from) }),
  retryAfter: Math.max(1, Math.ceil((from.getTime() - Date.now()) / 1000)),
});

/** Of names that differ in spaces only, the exact one is meant. The most that a message lists, and one more. */
const isNamed = `(name_key = fold_name($1) OR lower(btrim(name)) = lower(btrim($1)))
              ORDER BY lower(btrim(name)) = lower(btrim($1)) DESC, position LIMIT 20`;

/**
 * Reads what an order depends on, and locks the customer until the transaction ends, so that two concurrent orders cannot both be
 * the tenth. Throws 404, or 409 if several parts have the name.
 */
async function findOrderedPart(
  tx: Queries,
  userId: string,
  { partId, productName }: PlaceOrder,
): Promise<OrderedPart> {
  const notFound = () =>
    new Problem('PART_NOT_FOUND', { extra: { field: partId === undefined ? 'productName' : 'partId' } });
  if (partId !== undefined && !isId(partId)) throw notFound();
  const { rows } = await tx.query<OrderedPart>(
    {
      isPrepared: true,
      text: `SELECT part.id, price_cents AS "priceCents", quantity, min_quantity AS "minQuantity",
                    part.name, part_number AS number, brand, part.address,
                    "openOrders", "openInAll", ${hasPaid('$2')} AS "hasPaid",
                    EXISTS (SELECT FROM orders
                             WHERE user_id = $2 AND part_id = part.id AND ${isUnpaid}) AS "hasUnpaid",
                    EXISTS (SELECT FROM addresses WHERE user_id = $2) AS "hasAddresses"
               FROM users, (SELECT * FROM parts
                             WHERE deleted_at IS NULL AND ${partId === undefined ? isNamed : 'id = $1'}) AS part,
                    ${countOpenOrders('$2')} AS open
              WHERE users.id = $2 FOR NO KEY UPDATE OF users`,
    },
    [partId ?? productName, userId],
  );
  const isExact = ({ name }: OrderedPart) => name.trim().toLowerCase() === productName.trim().toLowerCase();
  const exact = rows.filter(isExact);
  const named = partId === undefined && exact.length > 0 ? exact : rows;
  if (!named[0]) throw notFound();
  if (named.length > 1) throw ambiguousPart(named, 'productName');
  return named[0];
}

function checkQuantity(part: OrderedPart, quantity: number, isRace: boolean): void {
  const problem = quantityProblem(quantity, part);
  if (problem) {
    const { code, message } = problem;
    throw new Problem(code, {
      message,
      extra: { field: 'productQuantity' },
      ...(isRace && code === 'ABOVE_STOCK' && { status: 409 }),
    });
  }
  const message = chargeFault(part.priceCents * quantity);
  if (message !== null) throw new Problem('INVALID', { message, extra: { field: 'productQuantity' } });
}

/** Returns a message if an order of this total cannot be paid with a card. */
export function chargeFault(totalCents: number): string | null {
  const { min, max } = limits.charge;
  const total = toDollars(totalCents);
  return total < min || total > max ? m.totalOutOfRange({ min, max }) : null;
}

interface InsertedOrder {
  id: string;
  number: string;
}

interface InsertOptions {
  actor: Actor;
  orderedFor: OrderedFor;
  /** Null for an account that has paid an order. */
  reservation: Reservation | null;
  /** Null for an order without a reservation. */
  reservedMinutes: number | null;
}

/**
 * Reserves the stock, and writes the order, the ledger, the mail and the audit log in one statement. Undefined if the part or the
 * customer's orders have changed: they were read before the locks on both.
 */
async function insertOrder(
  tx: Queries,
  customer: Customer,
  wanted: PlaceOrder,
  part: OrderedPart,
  { actor, orderedFor, reservation, reservedMinutes }: InsertOptions,
): Promise<InsertedOrder | undefined> {
  const { networks = [] } = actor;
  const { rows } = await tx.query<InsertedOrder>(
    {
      isPrepared: true,
      text: `WITH part AS (
       UPDATE parts SET quantity = quantity - CASE WHEN $8::int IS NULL THEN 0 ELSE $9 END, updated_at = now()
       WHERE id = $3 AND deleted_at IS NULL AND quantity >= $9 AND min_quantity <= $9 AND price_cents = $19
         AND (SELECT count(*) ${openOrdersOf('$2')}) = $20
       RETURNING id, name, image, price_cents
     ), placed AS (
       INSERT INTO orders (id, user_id, part_id, name, email, phone, address, product_name, image,
         unit_price_cents, quantity, total_cents, reserved_until, stock_state, vehicle, fit, fit_answers,
         ip_hash, ip_hash_56, ip_hash_48, never_paid, exceeded_at, tax_id)
       SELECT $1, $2, id, $4, $5, $6, $7, name, image, price_cents, $9, price_cents::bigint * $9,
         now() + make_interval(mins => $8), CASE WHEN $8 IS NULL THEN 'released' ELSE 'reserved' END, $16, $17, $21::jsonb,
         $13, $14, $15, $18::text IS NOT NULL, CASE WHEN $18 = 'exceeding' THEN now() END,
         (SELECT nullif(tax_id, '') FROM users WHERE users.id = $2)
       FROM part
       RETURNING id, number, part_id, quantity, stock_state, reserved_until
     ), moved AS (
       INSERT INTO stock_movements (part_id, order_id, delta, reason)
       SELECT part_id, id, -quantity, 'reserve' FROM placed WHERE stock_state = 'reserved'
     ), audited AS (
       INSERT INTO audit_log (user_id, call, object, after, request_id, ip_hash)
       SELECT $10::uuid, $11, id::text, 'unpaid', $12, $13 FROM placed
     ), mailed AS (
       INSERT INTO mails (kind, order_id, user_id, to_address, data)
       SELECT 'placed', id, $2, $5, jsonb_build_object('reservedUntil', reserved_until) FROM placed
       WHERE ${sendsMails}
     )
     SELECT id, number FROM placed`,
    },
    [
      newId(),
      customer.userId,
      part.id,
      wanted.name,
      customer.email,
      wanted.phone,
      wanted.address,
      reservedMinutes,
      wanted.productQuantity,
      actor.userId,
      actor.call,
      actor.requestId ?? null,
      ...columnsOf(networks),
      orderedFor.vehicle,
      orderedFor.fit,
      reservation,
      part.priceCents,
      part.openInAll,
      JSON.stringify(orderedFor.answers),
    ],
  );
  return rows[0];
}
