import type { Invoice } from './invoices.ts';
import type { Order } from './orders.ts';
import type { Part } from '../catalogue/parts.ts';
import type { Shipment } from './shipment.ts';

/** What a mail says about an order, as it was at that moment. */
export interface MailedOrder extends Pick<
  Order,
  | 'email'
  | 'productName'
  | 'productQuantity'
  | 'unitPrice'
  | 'totalPrice'
  | 'createdAt'
  | 'paidAt'
  | 'shippedAt'
> {
  number: string;
  partNumber: string | null;
  /** The absolute address of a picture; null where there is none. */
  image: string | null;
  /** What the customer typed. Null while their address is not verified: a mail must not carry a stranger's text. */
  typed: Pick<Order, 'name' | 'phone' | 'address'> | null;
  vehicle: string | null;
  /** The absolute addresses of the page that shows the order, of its documents, and of the form that orders the same again. */
  url: string;
  invoiceUrl: string;
  againUrl: string;
  /** The last one that was issued. Null for an order that is not paid. */
  document: (Pick<Invoice, 'number' | 'invoiceNumber'> & { isReceipt: boolean }) | null;
  /** When it was cancelled or refunded. */
  endedAt: string | null;
}

export type MailedPart = Pick<Part, 'name' | 'quantity' | 'minQuantity'> & {
  number: string | null;
  url: string;
};

/** To the shop: what a customer asks about a part or an order. */
export interface MailedQuestion {
  from: { name: string; email: string };
  about: string;
  text: string;
  url: string;
}

/** Why an order was not paid by its share of a payment, which goes back to the card. */
export type ShareReason = 'cancelled' | 'paid-twice' | 'out-of-stock';

/** An order that a mail names beside others of its checkout. */
export interface MailedLine {
  order: MailedOrder;
  shipment: Shipment | null;
  /** Null for an order that the event is about. */
  refundedFor: ShareReason | null;
}

/** What happened to several orders of a checkout in one go. `url` is the page that lists them. */
export type MailedTogether = { kind: 'together'; lines: readonly MailedLine[]; url: string } & (
  | {
      event: 'placed';
      payUrl: string;
      /** Null unless stock is kept for each of them. */
      reservedUntil: string | null;
      endsAt: string | null;
      writtenAt: string;
    }
  /** Also of a payment that paid some of them only. */
  | { event: 'paid' | 'refunded'; transactionId: string }
  | { event: 'shipped' | 'trackingChanged' }
  | { event: 'cancelled'; isNotPaid: boolean }
);

/** What a mail says, as data. Amounts are in dollars, times in ISO 8601, and addresses absolute. */
export type MailContent =
  /**
   * `endsAt`: when it is cancelled if it is not paid by then. Null if it is not. `writtenAt`: from when the minutes that are left
   * are counted.
   */
  | {
      kind: 'placed';
      order: MailedOrder;
      payUrl: string;
      reservedUntil: string | null;
      endsAt: string | null;
      writtenAt: string;
    }
  | { kind: 'paid'; order: MailedOrder; transactionId: string }
  | { kind: 'shipped' | 'trackingChanged'; order: MailedOrder; shipment: Shipment | null; reviewUrl: string }
  /** `isNotPaid`: the shop cancelled it, because it was not paid for days. */
  | { kind: 'cancelled'; order: MailedOrder; isNotPaid: boolean }
  /** `reason`: the order was not paid. Null: it was paid before. */
  | {
      kind: 'refunded';
      order: MailedOrder;
      amount: number;
      transactionId: string;
      reason: ShareReason | null;
    }
  | MailedTogether
  | { kind: 'lowStock'; parts: readonly MailedPart[]; url: string }
  | { kind: 'backInStock'; part: MailedPart }
  | ({ kind: 'question' } & MailedQuestion)
  /** To the shop: the questions beyond those that it got one by one. */
  | { kind: 'questionDigest'; questions: readonly MailedQuestion[] };

export type MailKind = MailContent['kind'];
