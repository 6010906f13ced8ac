import * as z from 'zod/mini';
import { Answers, fitKinds } from '../fitment/fitment.ts';
import { limits } from '../limits.ts';
import { adminOrderReaders, orderReaders } from './order-filters.ts';
import { listQuery } from '../list-query.ts';
import { dollars } from '../rule.ts';
import { maxExactDollars } from '../money.ts';
import { adminOrderStatuses, orderStatuses } from './order-status.ts';
import { Shipment } from './shipment.ts';
import { lines, text } from '../text.ts';
import { vehicleSlug } from '../fitment/vehicles.ts';

/** All orders that were placed together, cancelled and refunded ones, too. Amounts are in dollars. */
export const Together = z.object({
  orders: z.int(),
  /** Whether one payment paid all that are not cancelled. */
  isPaidOnce: z.boolean(),
  /** What was paid, and what of it was refunded. */
  paid: z.number(),
  refunded: z.number(),
  /** What can still be paid. */
  unpaidOrders: z.int(),
  unpaid: z.number(),
});
export type Together = z.infer<typeof Together>;

export const Order = z.object({
  _id: z.string(),
  /** What people call it. Absent from servers of an earlier version. */
  number: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  partId: z.string(),
  /** Its number today. Null if it has none. Absent from servers of an earlier version. */
  partNumber: z.optional(z.nullable(z.string())),
  productName: z.string(),
  productQuantity: z.int(),
  /** In dollars, from when the order was placed. */
  unitPrice: z.number(),
  totalPrice: z.number(),
  image: z.string(),
  paid: z.boolean(),
  transactionId: z.nullable(z.string()),
  status: z.enum(orderStatuses),
  createdAt: z.iso.datetime(),
  paidAt: z.nullable(z.iso.datetime()),
  shippedAt: z.nullable(z.iso.datetime()),
  /** When the reservation of an unpaid order ends. Null if no stock is reserved. */
  reservedUntil: z.nullable(z.iso.datetime()),
  /**
   * When an unpaid order is cancelled if it is not paid by then. Null if it is not. Absent from admin lists and from servers of
   * an earlier version.
   */
  endsAt: z.optional(z.nullable(z.iso.datetime())),
  /** The name of the vehicle that the part was ordered for, and whether it fits. */
  vehicle: z.nullable(z.string()),
  fit: z.nullable(z.enum(fitKinds)),
  /** What the customer answered of the part's conditions. Absent from servers of an earlier version. */
  answers: z.optional(Answers),
  /** Null: nothing is known. */
  shipment: z.nullable(Shipment),
  /** The checkout that it was placed with. Null: it was placed alone. Absent from servers of an earlier version. */
  checkout: z.optional(z.nullable(z.string())),
  /** In lists, of an order with a checkout. Absent from servers of an earlier version. */
  together: z.optional(Together),
});
export type Order = z.infer<typeof Order>;

/** GET /order-again/{id}. Also a cancelled or refunded order can be ordered again. */
export const RepeatedOrder = z.omit(Order, { status: true, endsAt: true });
export type RepeatedOrder = z.infer<typeof RepeatedOrder>;

/** An order in the list of admins. Only a query for such orders returns cancelled and refunded ones. */
export const AdminOrder = z.object({
  ...Order.shape,
  status: z.enum(adminOrderStatuses),
  /** When it was cancelled or refunded. Null also while a refund is under way. Absent in an `Order`. */
  endedAt: z.optional(z.nullable(z.iso.datetime())),
});
export type AdminOrder = z.infer<typeof AdminOrder>;

/** GET /orders/{email}: a bare array. The client also accepts a backend that wraps it in `data`. */
export const Orders = z.array(Order);
export const OrdersResponse = z.union([Orders, z.object({ data: Orders })]);

/** The query of GET /orders/{email}. */
export const OrdersQuery = listQuery(orderReaders, 'status');
export type OrdersQuery = z.infer<typeof OrdersQuery>;

/** The query of GET /get-orders. `format=csv` exports all filtered orders as a file. */
export const AllOrdersQuery = z.extend(listQuery(adminOrderReaders, 'status'), {
  format: z.optional(z.literal('csv')),
});
export type AllOrdersQuery = z.infer<typeof AllOrdersQuery>;
export const AdminOrders = z.array(AdminOrder);

/** The body of POST /orders. `partId` takes precedence over `productName`. */
export const PlaceOrder = z.object({
  name: text({ min: 1, max: limits.nameMax }),
  email: text({ min: 1, max: limits.emailMax }),
  phone: z._default(text({ max: limits.phoneMax }), ''),
  address: lines({ min: 1, max: limits.addressMax }),
  productName: text({ min: 1, max: limits.partNameMax }),
  productQuantity: z.int().check(z.minimum(1), z.maximum(limits.stockMax)),
  totalPrice: dollars({ min: 0, max: maxExactDollars }),
  partId: z.optional(text({ min: 1, max: 64 })),
  /**
   * The vehicle that it is for. Without `orderAnyway`, 409 DOES_NOT_FIT if the part does not fit it, and 409 FIT_OPEN if it
   * fits under conditions that have no answer.
   */
  vehicle: z.optional(vehicleSlug),
  /** The month of its first registration, 1 to 12. */
  vehicleMonth: z.optional(z.int().check(z.minimum(1), z.maximum(12))),
  /** Those about other parts are ignored. */
  answers: z.optional(Answers),
  orderAnyway: z.optional(z.boolean()),
  /** Keeps name, phone and address for the next order. Servers of an earlier version ignore it. */
  saveAddress: z.optional(z.boolean()),
});
export type PlaceOrder = z.infer<typeof PlaceOrder>;

export const PlacedOrder = z.object({
  acknowledged: z.literal(true),
  insertedId: z.string(),
  _id: z.string(),
  number: z.string(),
  totalPrice: z.number(),
});
export type PlacedOrder = z.infer<typeof PlacedOrder>;

/** The query of DELETE /orders/{id}. If the order was paid since, a deletion would refund it: 409 LIST_CHANGED. */
export const DeleteOrderQuery = z.object({ seen: z.optional(z.enum(['unpaid', 'pending'])) });
export type DeleteOrderQuery = z.infer<typeof DeleteOrderQuery>;

export const DeletedOrder = z.object({ acknowledged: z.literal(true), deletedCount: z.literal(1) });
export type DeletedOrder = z.infer<typeof DeletedOrder>;

/** PATCH /confirm-order/{id}. `modifiedCount` 0 means that the order was not paid or is already shipped. */
export const ConfirmedOrder = z.object({
  matchedCount: z.int(),
  modifiedCount: z.union([z.literal(0), z.literal(1)]),
});
export type ConfirmedOrder = z.infer<typeof ConfirmedOrder>;
