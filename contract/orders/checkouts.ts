import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { dollars } from '../rule.ts';
import { CheckoutLine } from './basket.ts';
import { Order, PlaceOrder } from './orders.ts';

const { name, email, phone, address, saveAddress } = PlaceOrder.shape;

/** The body of POST /checkouts: several orders of one customer to one address. All of them are placed, or none. */
export const PlaceCheckout = z.object({
  lines: z.array(CheckoutLine).check(z.minLength(1), z.maxLength(limits.checkoutLines)),
  ...{ name, email, phone, address },
  /** In dollars, of all lines. */
  totalPrice: dollars({ min: 0, max: limits.charge.max }),
  saveAddress,
});
export type PlaceCheckout = z.infer<typeof PlaceCheckout>;

/** The orders are in the order of the lines. Prices are in dollars. */
export const PlacedCheckout = z.object({
  acknowledged: z.literal(true),
  _id: z.string(),
  orders: z.array(
    z.object({ _id: z.string(), number: z.string(), partId: z.string(), totalPrice: z.number() }),
  ),
  totalPrice: z.number(),
});
export type PlacedCheckout = z.infer<typeof PlacedCheckout>;

/** GET /checkouts/{id}: the orders that were placed together. A cancelled one is not among them. */
export const Checkout = z.object({ _id: z.string(), orders: z.array(Order) });
export type Checkout = z.infer<typeof Checkout>;
