import * as z from 'zod/mini';
import { Answers, fitKinds } from '../fitment/fitment.ts';
import { limits } from '../limits.ts';
import { Shipment } from './shipment.ts';

const Seller = z.object({
  name: z.string(),
  address: z.string(),
  contact: z.string(),
  register: z.string(),
  taxId: z.optional(z.string()),
});
export type Seller = z.infer<typeof Seller>;

/** A tax that prices contain. */
const Tax = z.object({
  /** Percent, with at most three decimals. */
  rate: z.number(),
  /** Such as VAT. */
  name: z.string(),
});
export type Tax = z.infer<typeof Tax>;

/** A document as it was issued. Only `shippedAt` is from now. */
export const Invoice = z.object({
  /** Such as `2026-000123`. */
  number: z.string(),
  /** A credit note cancels the invoice of a refunded order. */
  kind: z.enum(['invoice', 'credit_note']),
  issuedAt: z.iso.datetime(),
  /** Null: the shop had not stated who sells, so the document is a receipt. */
  seller: z.nullable(Seller),
  buyer: z.object({
    name: z.string(),
    email: z.string(),
    address: z.string(),
    /** Only with a tax. */
    taxId: z.optional(z.string()),
  }),
  /** The tax that the prices contain. Absent if the document shows none. */
  tax: z.optional(Tax),
  /** For buying again. Absent from servers of an earlier version. */
  partId: z.optional(z.string()),
  orderNumber: z.string(),
  orderedAt: z.iso.datetime(),
  paidAt: z.nullable(z.iso.datetime()),
  shippedAt: z.nullable(z.iso.datetime()),
  partNumber: z.nullable(z.string()),
  productName: z.string(),
  productQuantity: z.int(),
  /** In dollars. */
  unitPrice: z.number(),
  totalPrice: z.number(),
  transactionId: z.nullable(z.string()),
  /** Of a credit note: the invoice that it cancels. */
  invoiceNumber: z.nullable(z.string()),
});
export type Invoice = z.infer<typeof Invoice>;

/** GET /invoices/{id}. Those of each order follow each other. */
export const Invoices = z.array(Invoice);

/** The query of GET /invoices/{id}. */
export const InvoicesQuery = z.object({
  /** Also those of the orders that were placed with it. */
  together: z.optional(z.literal('yes')),
});

/** What is packed for one order. It has no prices. */
export const PackingSlip = z.object({
  _id: z.string(),
  number: z.string(),
  /** The checkout that it was placed with. Null: it was placed alone. Absent from servers of an earlier version. */
  checkout: z.optional(z.nullable(z.string())),
  name: z.string(),
  address: z.string(),
  partNumber: z.nullable(z.string()),
  productName: z.string(),
  productQuantity: z.int(),
  createdAt: z.iso.datetime(),
  vehicle: z.nullable(z.string()),
  fit: z.nullable(z.enum(fitKinds)),
  /** Absent from servers of an earlier version. */
  answers: z.optional(Answers),
  shipment: z.nullable(Shipment),
});
export type PackingSlip = z.infer<typeof PackingSlip>;

/** GET /packing-slips. */
export const PackingSlips = z.object({
  /** By part number, as they are picked. Orders that are not paid have none. */
  slips: z.array(PackingSlip),
  /** Where a customer asks about a return. Null: SELLER_CONTACT is not set. */
  contact: z.nullable(z.string()),
});
export type PackingSlips = z.infer<typeof PackingSlips>;

/** The query of GET /packing-slips. */
export const PackingSlipsQuery = z.object({
  /** Order numbers, separated by commas. */
  orders: z.pipe(
    z.pipe(
      z.string().check(z.maxLength(7 * limits.slipsMax)),
      z.transform((text) => [...new Set(text.split(','))]),
    ),
    z
      .array(z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{6}$/)))
      .check(z.minLength(1), z.maxLength(limits.slipsMax)),
  ),
});
