import * as z from 'zod/mini';
import * as m from '#messages/shipment.js';
import { printable, signs } from '../code-signs.ts';
import { limits } from '../limits.ts';
import { code, text } from '../text.ts';

/** How an order is on its way. Each field may be unknown. */
export const Shipment = z.object({
  carrier: z.nullable(z.string()),
  trackingNumber: z.nullable(z.string()),
  /** The https address of the page that shows where it is. */
  trackingUrl: z.nullable(z.string()),
});
export type Shipment = z.infer<typeof Shipment>;

const isHttps = (value: string) =>
  URL.canParse(value) && new URL(value).protocol === 'https:' && !new URL(value).href.includes('@');

const line = (max: number) => text({ max, tooLong: m.tooLong({ max }) });

/** How an order is on its way, as an admin types it. An empty text means unknown. */
export const ShipmentFields = z.object({
  carrier: line(limits.carrierMax),
  trackingNumber: code({
    max: limits.trackingNumberMax,
    tooLong: m.tooLong({ max: limits.trackingNumberMax }),
  }).check(signs(printable, m.numberSign)),
  trackingUrl: line(limits.trackingUrlMax).check(
    z.refine((value) => value === '' || isHttps(value), m.httpsAddress()),
  ),
});
export type ShipmentFields = z.infer<typeof ShipmentFields>;

const { carrier, trackingNumber, trackingUrl } = ShipmentFields.shape;

/** The body of PATCH /confirm-order/{id} and PATCH /shipment/{id}. What it leaves out is unknown. */
export const ShipmentChange = z.object({
  carrier: z._default(carrier, ''),
  trackingNumber: z._default(trackingNumber, ''),
  trackingUrl: z._default(trackingUrl, ''),
});
export type ShipmentChange = z.infer<typeof ShipmentChange>;

/** Makes unknown texts null, empty ones too. Returns null if nothing is known. */
export function shipmentOf({ carrier, trackingNumber, trackingUrl }: Shipment): Shipment | null {
  const shipment = {
    carrier: carrier || null,
    trackingNumber: trackingNumber || null,
    trackingUrl: trackingUrl || null,
  };
  return Object.values(shipment).some((text) => text !== null) ? shipment : null;
}

/** Nothing is known. */
export const noShipment: ShipmentChange = { carrier: '', trackingNumber: '', trackingUrl: '' };

/** A company that delivers. */
export interface Carrier {
  name: string;
  /** The https address of a tracking page, with `{number}` in it. */
  pattern: string;
}

/** The tracking page of a number. Carriers leave out the spaces between its groups. */
export const trackingPage = ({ pattern }: Carrier, number: string): string =>
  pattern.replaceAll('{number}', encodeURIComponent(number.replaceAll(' ', '')));
