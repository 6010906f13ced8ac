import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { filtersOf, pageQuery } from '../list-query.ts';
import { lineOf } from '../list-filters.ts';

/** A line of an order of the old shop, as its file says. Empty or null: not said. */
export const OldOrderLine = z.object({
  number: z.string(),
  name: z.string(),
  quantity: z.nullable(z.int()),
  /** Of the line, in dollars. */
  total: z.nullable(z.number()),
});
export type OldOrderLine = z.infer<typeof OldOrderLine>;

/** An order of the old shop, which is only shown: nothing counts it, and nothing changes it but an import. */
export const OldOrder = z.object({
  _id: z.string(),
  number: z.string(),
  date: z.iso.date(),
  lines: z.array(OldOrderLine),
});
export type OldOrder = z.infer<typeof OldOrder>;

/** The query of GET /old-orders. `email`: for admins, of whom; else of the caller. */
export const OldOrdersQuery = z.object({
  ...filtersOf({ email: lineOf({ min: 1, max: limits.emailMax }) }),
  ...pageQuery,
});
export type OldOrdersQuery = z.infer<typeof OldOrdersQuery>;

/** What the old shop knew of the holder of an address. Empty: not said. */
export const OldCustomer = z.object({ name: z.string(), phone: z.string(), address: z.string() });
export type OldCustomer = z.infer<typeof OldCustomer>;

/** GET /old-customers/{email}. */
export const FoundOldCustomer = z.object({ customer: z.nullable(OldCustomer) });
