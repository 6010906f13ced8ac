import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { CheckoutLine } from './basket.ts';
import { isEnded } from './order-status.ts';
import { AdminOrder, PlaceOrder, type Order } from './orders.ts';
import { ShipmentChange } from './shipment.ts';

/** POST /checkouts: orders that are placed together, all of them or none. */
export const PlaceCheckout = z.object({
  lines: z.array(CheckoutLine).check(z.minLength(1), z.maxLength(limits.checkoutLines)),
  ...z.pick(PlaceOrder, { name: true, email: true, phone: true, address: true, saveAddress: true }).shape,
  /** Of all lines, in dollars. */
  totalPrice: PlaceOrder.shape.totalPrice,
});
export type PlaceCheckout = z.infer<typeof PlaceCheckout>;

export const PlacedCheckout = z.object({
  acknowledged: z.literal(true),
  /** Of the checkout. */
  _id: z.string(),
  /** In the order of the lines. */
  orders: z.array(
    z.object({ _id: z.string(), number: z.string(), partId: z.string(), totalPrice: z.number() }),
  ),
  totalPrice: z.number(),
});
export type PlacedCheckout = z.infer<typeof PlacedCheckout>;

/** GET /checkouts/{id}. */
export const Checkout = z.object({
  _id: z.string(),
  createdAt: z.iso.datetime(),
  /** In the order in which they were placed, cancelled and refunded ones, too. */
  orders: z.array(AdminOrder),
  /** What can still be paid, in dollars. */
  unpaidPrice: z.number(),
});
export type Checkout = z.infer<typeof Checkout>;

/** PATCH /confirm-checkout/{id}: which of its orders are in one parcel, and how it is on its way. */
export const ConfirmTogether = z.object({
  /** Ids. */
  orders: z.array(z.string()).check(z.minLength(1), z.maxLength(limits.checkoutLines)),
  ...ShipmentChange.shape,
});
export type ConfirmTogether = z.infer<typeof ConfirmTogether>;

export const ConfirmedTogether = z.object({ modifiedCount: z.int() });
export type ConfirmedTogether = z.infer<typeof ConfirmedTogether>;

/** The orders that are neither cancelled nor refunded. */
export const ordersLeft = ({ orders }: Pick<Checkout, 'orders'>): Order[] =>
  orders.flatMap((order) => (isEnded(order.status) ? [] : [{ ...order, status: order.status }]));
