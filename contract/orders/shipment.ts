import * as z from 'zod/mini';

/** How an order is on its way. Each field may be unknown. */
export const Shipment = z.object({
  carrier: z.nullable(z.string()),
  trackingNumber: z.nullable(z.string()),
  /** The https address of the page that shows where it is. */
  trackingUrl: z.nullable(z.string()),
});
export type Shipment = z.infer<typeof Shipment>;
