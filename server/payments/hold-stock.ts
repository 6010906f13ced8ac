import type { Queries } from '../db/connect.ts';
import { mayReserveFrom } from '../orders/held-time.ts';
import { byPart, type OrderRow } from '../orders/order-row.ts';
import { findHasPaid, limitReservations, recordReservation } from '../orders/reservation-limit.ts';
import { extendReservation, reserveAgain, sellable } from '../orders/stock.ts';
import type { PaymentContext } from './payment-context.ts';

const isHeld = ({ stockState, reservedUntil }: OrderRow): boolean =>
  stockState === 'reserved' && reservedUntil !== null && reservedUntil > new Date();

/**
 * Reserves the stock of a customer's orders again where the reservation has lapsed, in the order of their parts. Returns the
 * orders whose stock is too low. An account that may not reserve any more continues without a reservation: the stock is
 * taken when the payment succeeds, otherwise the payment is refunded. The caller has locked the orders.
 */
export async function holdStock(
  tx: Queries,
  orders: readonly OrderRow[],
  networks: readonly string[],
  { reservationTtlMinutes, rateLimitScale }: PaymentContext['config'],
): Promise<OrderRow[]> {
  const lapsed = orders.filter((order) => !isHeld(order)).toSorted(byPart);
  const free: OrderRow[] = [];
  for (const order of lapsed)
    if ((await mayReserveFrom(tx, order, reservationTtlMinutes)) === null) free.push(order);
  const isExempt = free[0] === undefined || (await findHasPaid(tx, free[0].userId));
  const reservations = isExempt ? [] : await limitReservations(tx, free, networks, rateLimitScale);

  async function hold(order: OrderRow): Promise<boolean> {
    const index = free.indexOf(order);
    const reservation = reservations[index] ?? null;
    if (lapsed.includes(order)) {
      if (index < 0 || reservation === 'none')
        return order.stockState === 'reserved' || (await sellable(tx, order.partId)) >= order.quantity;
      await recordReservation(tx, order.id, networks, reservation);
    }
    return order.stockState === 'released'
      ? reserveAgain(tx, order, reservationTtlMinutes)
      : extendReservation(tx, order, reservationTtlMinutes);
  }

  const short: OrderRow[] = [];
  for (const order of orders.toSorted(byPart)) if (!(await hold(order))) short.push(order);
  return short;
}
