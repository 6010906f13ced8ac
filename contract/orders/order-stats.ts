import * as z from 'zod/mini';
import { orderStatuses } from './order-status.ts';
import { Part } from '../catalogue/parts.ts';

const Count = z.union([z.int(), z.object({ atLeast: z.int() })]);

/** The number of orders and their total in dollars. */
const Tally = z.object({ count: z.int(), total: z.number() });

/** GET /order-stats: the figures of the admin's overview and navigation. */
export const OrderStats = z.object({
  byStatus: z.record(z.enum(orderStatuses), Tally),
  /** The last 30 days in UTC, oldest first, including today and days without orders. */
  days: z.array(z.object({ date: z.iso.date(), count: z.int(), total: z.number() })),
  /** The number of users, and of parts on sale. */
  users: Count,
  parts: Count,
  /** At most ten parts that are low or out of stock, lowest first. */
  lowStock: z.array(z.pick(Part, { _id: true, name: true, image: true, quantity: true, minQuantity: true })),
});
export type OrderStats = z.infer<typeof OrderStats>;
export type OrderTallies = OrderStats['byStatus'];
export type OrderDay = OrderStats['days'][number];
/** A part that is low or out of stock. */
export type ScarcePart = OrderStats['lowStock'][number];
