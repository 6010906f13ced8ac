import type { MailContent, MailedOrder, ShareReason } from '#contract/orders/mails.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/mail.js';
import * as orderTable from '#messages/order-table.js';
import * as summary from '#messages/order-summary.js';
import * as timeline from '#messages/order-timeline.js';
import * as form from '#messages/purchase-form.js';
import * as reservation from '#messages/reservation.js';
import { formatDateTime, formatDay } from '#ui/components/DateTime/format-date-time.ts';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import type { MailDescription, MailFact, MailStep } from './mail-description.ts';

type OrderMail = Extract<MailContent, { order: MailedOrder }>;
type MailOf<Kind> = Extract<OrderMail, { kind: Kind }>;

/** What is not the same in all mails about an order. */
export type Event = Omit<MailDescription, 'isolated' | 'part' | 'footer'>;

export const timeOf = (iso: string) => new Date(iso).toISOString().slice(11, 16);
export const dayAndTime = (iso: string) => `${formatDay(iso)}, ${timeOf(iso)}`;

/** The parameters of a message with plural forms. */
export const plural = (count: number) => ({ count, shown: formatCount(count) });

/** Describes a mail about an order. Throws `RangeError` for a time that is none. */
export function describeOrder(content: OrderMail): MailDescription {
  const { number, email, productName, partNumber, image } = content.order;
  return {
    isolated: [number, email],
    part: { name: productName, number: partNumber, image },
    footer: [m.placedBy({ order: number, email }), m.replyToReach()],
    ...describeEvent(content),
  };
}

function describeEvent(content: OrderMail): Event {
  const { order } = content;
  switch (content.kind) {
    case 'placed':
      return describePlaced(content);
    case 'paid':
      return {
        ...{ subject: m.paidSubject({ order: order.number }), heading: m.paid() },
        text: m.paidText({ amount: formatMoney(order.totalPrice) }),
        action: {
          label: order.document?.isReceipt ? m.openReceipt() : m.openInvoice(),
          ...{ url: order.invoiceUrl, isPrimary: false },
        },
        steps: [placedStep(order), paidStep(order), { label: m.ship(), at: null, state: 'now' }],
        facts: [
          ...[orderFact(order), quantityFact(order), priceFact(order)],
          ...[transactionFact(content.transactionId), ...deliveryFacts(order)],
        ],
        total: { label: common.paid(), value: formatMoney(order.totalPrice) },
      };
    case 'shipped':
    case 'trackingChanged':
      return describeShipped(content);
    case 'cancelled': {
      const heading = m.cancelled({ order: order.number });
      return {
        ...{ subject: heading, heading, text: content.isNotPaid ? m.notPaid() : m.nothingCharged() },
        action: { label: m.orderAgain(), url: order.againUrl, isPrimary: false },
        facts: [
          ...[orderFact(order), ...timeFacts(m.cancelledAt(), order.endedAt), quantityFact(order)],
          { label: m.total(), value: formatMoney(order.totalPrice), isCode: true },
        ],
      };
    }
    case 'refunded': {
      const heading = m.refunded({ order: order.number });
      const amount = formatMoney(content.amount);
      return {
        ...{ subject: heading, heading, text: refundText(content.reason)({ amount }) },
        facts: [
          ...[orderFact(order), quantityFact(order), ...timeFacts(m.refundedAt(), order.endedAt)],
          transactionFact(content.transactionId),
        ],
        total: { label: m.totalRefunded(), value: amount },
        ...describeCredit(order),
      };
    }
  }
}

function describePlaced({ order, payUrl, reservedUntil, endsAt, writtenAt }: MailOf<'placed'>): Event {
  const heading = m.placed({ order: order.number });
  const ends = endsAt === null ? null : reservation.endsAt({ time: formatDateTime(endsAt) });
  const common: Pick<Event, 'action' | 'facts' | 'total'> = {
    action: { label: orderTable.payNow(), url: payUrl, isPrimary: true },
    facts: [orderFact(order), quantityFact(order), priceFact(order), ...deliveryFacts(order)],
    total: { label: m.total(), value: formatMoney(order.totalPrice) },
  };
  const stepsWith = (until: string | null): MailStep[] => [
    placedStep(order),
    { label: m.pay(), at: until, state: 'now' },
    { label: m.ship(), at: null, state: 'next' },
  ];
  if (reservedUntil === null) {
    const note = ends === null ? {} : { note: ends };
    return {
      ...{ subject: heading, heading, text: m.notKept() },
      steps: stepsWith(null),
      ...note,
      ...common,
    };
  }
  const left = Math.round((Date.parse(reservedUntil) - Date.parse(writtenAt)) / 60_000);
  const minutes = plural(Math.max(1, left));
  return {
    subject: m.payWithinSubject({ ...minutes, order: order.number }),
    heading: m.payWithin(minutes),
    text: m.kept({ ...plural(order.productQuantity), until: dayAndTime(reservedUntil) }),
    steps: stepsWith(m.until({ time: timeOf(reservedUntil) })),
    note: ends === null ? m.payLater() : `${m.payLater()} ${ends}`,
    ...common,
  };
}

function refundText(reason: ShareReason | null) {
  switch (reason) {
    case 'out-of-stock':
      return m.soldOut;
    case 'paid-twice':
      return m.paidTwice;
    case 'cancelled':
      return m.wasCancelled;
    case null:
      return m.refundedText;
  }
}

/** The document that cancels the invoice. */
function describeCredit({ document, invoiceUrl, againUrl }: MailedOrder): Pick<Event, 'note' | 'links'> {
  const { number, invoiceNumber: invoice = null, isReceipt } = document ?? {};
  const again = { label: orderTable.buyAgain(), url: againUrl };
  if (number === undefined || invoice === null) return { links: [again] };
  const note = { number, invoice };
  return isReceipt
    ? {
        note: m.refundReceipt(note),
        links: [{ label: m.openRefundReceipt(), url: invoiceUrl }, again],
      }
    : { note: m.creditNote(note), links: [{ label: m.openCreditNote(), url: invoiceUrl }, again] };
}

function describeShipped({ kind, order, shipment, reviewUrl }: MailOf<'shipped' | 'trackingChanged'>): Event {
  const isFirst = kind === 'shipped';
  const { carrier, trackingNumber, trackingUrl } = shipment ?? {};
  const heading = isFirst ? m.shipped({ order: order.number }) : m.trackingChanged({ order: order.number });
  const changed = shipment ? m.trackingChangedText() : m.noTracking();
  const shippedStep: MailStep = {
    ...{ label: common.shipped(), at: order.shippedAt && dayAndTime(order.shippedAt), state: 'done' },
  };
  return {
    ...{ subject: heading, heading, text: isFirst ? leftText(order, carrier ?? null) : changed },
    action: trackingUrl
      ? { label: m.followParcel(), url: trackingUrl, isPrimary: true }
      : { label: m.openOrder(), url: order.url, isPrimary: false },
    steps: [placedStep(order), paidStep(order), shippedStep],
    facts: [
      orderFact(order),
      ...(trackingNumber ? [{ label: m.trackingNumber(), value: trackingNumber, isCode: true }] : []),
      ...(carrier ? [{ label: m.carrier(), value: carrier }] : []),
      ...[quantityFact(order), ...deliveryFacts(order)],
    ],
    ...(isFirst && {
      note: m.reviewHelps(),
      links: [
        { label: m.addReview(), url: reviewUrl },
        { label: orderTable.buyAgain(), url: order.againUrl },
      ],
    }),
  };
}

function leftText({ shippedAt }: MailedOrder, carrier: string | null): string | null {
  if (shippedAt === null) return null;
  const day = formatDay(shippedAt);
  return carrier === null ? m.left({ day }) : m.leftWith({ day, carrier });
}

export const placedStep = ({ createdAt }: MailedOrder): MailStep => ({
  ...{ label: timeline.placed(), at: dayAndTime(createdAt), state: 'done' },
});

export const paidStep = ({ paidAt }: MailedOrder): MailStep => ({
  ...{ label: common.paid(), at: paidAt && dayAndTime(paidAt), state: 'done' },
});

/** No page shows an order that was cancelled or refunded. */
const orderFact = ({ number, url, endedAt }: MailedOrder): MailFact => ({
  ...{ label: m.order(), value: number, isCode: true },
  ...(endedAt === null && { url }),
});

const quantityFact = ({ productQuantity }: MailedOrder): MailFact => ({
  ...{ label: common.quantity(), value: formatCount(productQuantity), isCode: true },
});

const priceFact = ({ unitPrice }: MailedOrder): MailFact => ({
  ...{ label: common.price(), value: formatMoney(unitPrice), isCode: true },
});

const timeFacts = (label: string, at: string | null): MailFact[] =>
  at === null ? [] : [{ label, value: dayAndTime(at) }];

export const transactionFact = (value: string): MailFact => ({
  ...{ label: common.transactionId(), value, isCode: true },
});

/** The vehicle and, if the customer's address is verified, where the parts go. */
export const deliveryFacts = ({ vehicle, typed }: MailedOrder): MailFact[] => [
  ...(vehicle === null ? [] : [{ label: form.vehicle(), value: vehicle }]),
  ...(typed === null ? [] : [{ label: summary.shipTo(), value: `${typed.name}\n${typed.address}` }]),
];
