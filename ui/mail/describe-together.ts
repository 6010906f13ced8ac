import { roundToCents, toDollars } from '#contract/money.ts';
import type { MailedLine, MailedTogether } from '#contract/orders/mails.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/mail.js';
import { formatDateTime, formatDay } from '#ui/components/DateTime/format-date-time.ts';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import {
  dayAndTime,
  deliveryFacts,
  paidStep,
  placedStep,
  plural,
  timeOf,
  transactionFact,
  type Event,
} from './describe-order.ts';
import type { MailDescription, MailFact, MailLine, MailStep } from './mail-description.ts';

type Of<Name> = Extract<MailedTogether, { event: Name }>;

/** A mail lists so many orders, so that no program cuts it. */
const listedOrders = 24;

/** Describes a mail about several orders of a checkout. Throws `RangeError` for a time that is none. */
export function describeTogether(content: MailedTogether): MailDescription {
  const { lines } = content;
  const numbers = lines.map(({ order }) => order.number);
  const email = lines[0]?.order.email ?? '';
  const orders = new Intl.ListFormat('en-GB').format(numbers);
  const { note, ...event } = describeEvent(content);
  const more = lines.length - listedOrders;
  const notes = [more > 0 && m.moreOrders(plural(more)), note].filter(Boolean);
  return {
    isolated: [...numbers, email],
    footer: [m.placedTogetherBy({ orders, email }), m.replyToReach()],
    ...event,
    lines: lines.slice(0, listedOrders).map((line) => describeLine(line, sharedShipment(content))),
    ...(notes.length > 0 && { note: notes.join(' ') }),
  };
}

function describeEvent(content: MailedTogether): Event {
  const { lines, url } = content;
  const action = { label: m.openMyOrders(), url, isPrimary: false };
  switch (content.event) {
    case 'placed':
      return describePlaced(content);
    case 'paid': {
      const paid = lines.filter(({ refundedFor }) => refundedFor === null);
      const amount = sumOf(paid);
      return {
        ...{ subject: m.paidTogetherSubject(plural(paid.length)), heading: m.paid() },
        ...{ text: m.paidTogetherText({ count: paid.length, amount }), action },
        steps: [...stepsUntilPaid(paid), { label: m.ship(), at: null, state: 'now' }],
        facts: [transactionFact(content.transactionId), ...shipTo(lines)],
        total: { label: common.paid(), value: amount },
      };
    }
    case 'shipped':
    case 'trackingChanged':
      return describeShipped(content);
    case 'cancelled': {
      const heading = m.cancelledTogether(plural(lines.length));
      return {
        ...{ subject: heading, heading, text: content.isNotPaid ? m.notPaidTogether() : m.nothingCharged() },
        total: { label: m.total(), value: sumOf(lines) },
      };
    }
    case 'refunded': {
      const heading = m.refundedTogether(plural(lines.length));
      const amount = sumOf(lines);
      return {
        ...{ subject: heading, heading, text: m.refundedText({ amount }) },
        facts: [transactionFact(content.transactionId)],
        total: { label: m.totalRefunded(), value: amount },
      };
    }
  }
}

function describePlaced({ lines, payUrl, reservedUntil, endsAt, writtenAt }: Of<'placed'>): Event {
  const count = plural(lines.length);
  const ends = endsAt === null ? [] : [m.togetherEndAt({ time: formatDateTime(endsAt) })];
  const stepsWith = (until: string | null): MailStep[] => [
    ...lines.slice(0, 1).map(({ order }) => placedStep(order)),
    { label: m.pay(), at: until, state: 'now' },
    { label: m.ship(), at: null, state: 'next' },
  ];
  const rest: Pick<Event, 'action' | 'facts' | 'total'> = {
    action: { label: m.payTogether(count), url: payUrl, isPrimary: true },
    facts: shipTo(lines),
    total: { label: m.total(), value: sumOf(lines) },
  };
  if (reservedUntil === null) {
    const heading = m.placedTogether(count);
    return {
      ...{ subject: heading, heading, text: m.notKeptTogether(), steps: stepsWith(null) },
      note: [m.eachByItself(), ...ends].join(' '),
      ...rest,
    };
  }
  const minutes = plural(
    Math.max(1, Math.round((Date.parse(reservedUntil) - Date.parse(writtenAt)) / 60_000)),
  );
  return {
    subject: m.payTogetherSubject({ ...minutes, orders: formatCount(lines.length) }),
    heading: m.payWithin(minutes),
    text: m.keptTogether({ ...count, until: dayAndTime(reservedUntil) }),
    steps: stepsWith(m.until({ time: timeOf(reservedUntil) })),
    note: [m.eachByItself(), m.payTogetherLater(), ...ends].join(' '),
    ...rest,
  };
}

function describeShipped(content: Of<'shipped' | 'trackingChanged'>): Event {
  const { lines, event, url } = content;
  const isFirst = event === 'shipped';
  const count = plural(lines.length);
  const heading = isFirst ? m.shippedTogether(count) : m.trackingChangedTogether(count);
  const { carrier, trackingNumber, trackingUrl } = sharedShipment(content) ?? {};
  const isTracked = lines.some(({ shipment }) => shipment !== null);
  const shippedAt = shared(lines, ({ order }) => order.shippedAt);
  const changed = isTracked ? m.trackingChangedTogetherText() : m.noTrackingTogether();
  return {
    ...{ subject: heading, heading, text: isFirst ? leftText(shippedAt, carrier ?? null) : changed },
    action: trackingUrl
      ? { label: m.followParcel(), url: trackingUrl, isPrimary: true }
      : { label: m.openMyOrders(), url, isPrimary: false },
    steps: [
      ...stepsUntilPaid(lines),
      { label: common.shipped(), at: shippedAt && dayAndTime(shippedAt), state: 'done' },
    ],
    facts: [
      ...(trackingNumber ? [{ label: m.trackingNumber(), value: trackingNumber, isCode: true }] : []),
      ...(carrier ? [{ label: m.carrier(), value: carrier }] : []),
      ...shipTo(lines),
    ],
  };
}

function leftText(shippedAt: string | null, carrier: string | null): string | null {
  if (shippedAt === null) return null;
  const day = formatDay(shippedAt);
  return carrier === null ? m.leftTogether({ day }) : m.leftTogetherWith({ day, carrier });
}

/** The value that is the same for all lines. Null if it is not. */
function shared<Value>(lines: readonly MailedLine[], valueOf: (line: MailedLine) => Value): Value | null {
  const [first, ...others] = lines.map(valueOf);
  const isShared = others.every((value) => JSON.stringify(value) === JSON.stringify(first));
  return isShared ? (first ?? null) : null;
}

/** The parcel that contains all orders of a mail. */
const sharedShipment = ({ lines }: MailedTogether) => shared(lines, ({ shipment }) => shipment);

const stepsUntilPaid = (lines: readonly MailedLine[]): MailStep[] =>
  lines
    .slice(0, 1)
    .flatMap(({ order }) => [
      placedStep(order),
      paidStep({ ...order, paidAt: shared(lines, (line) => line.order.paidAt) }),
    ]);

/** All orders of a checkout go to one address. */
const shipTo = (lines: readonly MailedLine[]): MailFact[] =>
  lines.slice(0, 1).flatMap(({ order }) => deliveryFacts({ ...order, vehicle: null }));

const sumOf = (lines: readonly MailedLine[]): string =>
  formatMoney(toDollars(lines.reduce((sum, { order }) => sum + roundToCents(order.totalPrice), 0)));

function describeLine(
  { order, shipment, refundedFor }: MailedLine,
  together: MailedLine['shipment'],
): MailLine {
  const { productName, number, partNumber, productQuantity, unitPrice, totalPrice, vehicle, image } = order;
  const parcel = together === null ? [shipment?.carrier, shipment?.trackingNumber] : [];
  const details = [
    vehicle,
    ...parcel,
    refundedFor && shareText(refundedFor)({ amount: formatMoney(totalPrice) }),
  ];
  return {
    ...{ name: productName, image, total: formatMoney(totalPrice) },
    numbers: partNumber === null ? [number] : [number, partNumber],
    quantity: m.piecesAt({ ...plural(productQuantity), price: formatMoney(unitPrice) }),
    details: details.flatMap((detail) => (detail ? [detail] : [])),
  };
}

function shareText(reason: NonNullable<MailedLine['refundedFor']>) {
  switch (reason) {
    case 'out-of-stock':
      return m.shareSoldOut;
    case 'paid-twice':
      return m.sharePaidTwice;
    case 'cancelled':
      return m.shareCancelled;
  }
}
