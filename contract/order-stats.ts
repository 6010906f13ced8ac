import * as z from 'zod/mini';
import { orderStatuses } from './orders.ts';
import { Part } from './parts.ts';

/** How many orders there are, and what they come to in dollars. */
const Tally = z.object({ count: z.int(), total: z.number() });

/** GET /order-stats: what an admin's overview shows. */
export const OrderStats = z.object({
  byStatus: z.record(z.enum(orderStatuses), Tally),
  /** The last 30 days in UTC, oldest first, today last; a day without an order counts 0. */
  days: z.array(z.object({ date: z.iso.date(), count: z.int(), total: z.number() })),
  /** The parts that run low or are out of stock, the scarcest first, ten at most. */
  lowStock: z.array(z.pick(Part, { _id: true, name: true, image: true, quantity: true, minQuantity: true })),
});
export type OrderStats = z.infer<typeof OrderStats>;
