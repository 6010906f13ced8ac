import * as z from 'zod/mini';
import * as m from '#messages/shipment.js';
import { printable, signs } from '../code-signs.ts';
import { limits } from '../limits.ts';
import type { Shipment } from './shipment.ts';
import { code, text } from '../text.ts';

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
