import { buyAgainPath } from '#contract/orders/reorder.ts';
import type {
  MailContent,
  MailedLine,
  MailedOrder,
  MailedTogether,
  ShareReason,
} from '#contract/orders/mails.ts';
import { partPath } from '#contract/part-path.ts';
import { pages } from '#contract/pages.ts';
import type { Order } from '#contract/orders/orders.ts';
import type { Shipment } from '#contract/orders/shipment.ts';
import { shipmentOf } from '#contract/orders/shipment.ts';
import type { Queries } from '../db/connect.ts';
import { endOf } from '../core/end-of-order.ts';
import { isOutdated } from './outdated.ts';

type Kind = MailContent['kind'];
type ContentOf<Name extends Kind> = Extract<MailContent, { kind: Name }>;
type Returned = ContentOf<'backInStock'>['part'];

/** What a row keeps in `data`. All else about an order is in its own row, which does not change. */
type Kept =
  | { kind: 'placed'; data: Pick<ContentOf<'placed'>, 'reservedUntil'> | null }
  | { kind: 'paid' | 'shipped' | 'trackingChanged' | 'cancelled'; data: null }
  /** Null if the order was paid before. */
  | { kind: 'refunded'; data: { reason: ShareReason; transactionId: string } | null }
  | { kind: 'backInStock'; data: (Omit<Returned, 'url'> & { address?: string }) | null }
  | { kind: 'lowStock'; data: ContentOf<'lowStock'> | null }
  | { kind: 'question'; data: ContentOf<'question'> | null }
  | { kind: 'questionDigest'; data: ContentOf<'questionDigest'> | null };

/** An order as a mail shows it, and what else its row has. */
interface ReadOrder
  extends
    Omit<MailedOrder, 'image' | 'typed' | 'url' | 'invoiceUrl' | 'againUrl'>,
    Pick<Order, '_id' | 'partId' | 'name' | 'phone' | 'address' | 'image' | 'transactionId'> {
  shipment: Shipment;
  isNotPaid: boolean;
  /** Null if it is not cancelled when it stays unpaid. */
  endsAt: string | null;
}

/** SQL for a time as `toISOString` writes it. */
const iso = (time: string) => `to_char(${time} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export type ReadMail = Kept & {
  id: string;
  /** Of the orders that one event touched. Null for a mail that is one by itself. */
  checkoutId: string | null;
  messageId: string;
  attempts: number;
  to: string | null;
  /** Whether the address is that of its account, and verified. */
  isVerified: boolean;
  /** Whether an admin sent it, whatever the limits. */
  isReleased: boolean;
  /** Whether what it says is not true any more. */
  isOutdated: boolean;
  /** Whether the part that is back can still be ordered. Null for other mails. */
  isOrderable: boolean | null;
  order: ReadOrder | null;
};

/** The rows that are sent as one mail. */
export type Letter = readonly [ReadMail, ...ReadMail[]];

/**
 * Returns mails with all that their texts need: oldest first, and those of a checkout in the order of its lines. Orders stay
 * unpaid for `unpaidOrderDays`, 0: for ever.
 */
export async function readMails(
  db: Queries,
  ids: readonly string[],
  unpaidOrderDays: number,
): Promise<ReadMail[]> {
  const { rows } = await db.query<ReadMail>(
    {
      isPrepared: true,
      text: `SELECT mails.id, mails.checkout_id AS "checkoutId", mails.kind, mails.data, message_id AS "messageId", attempts, to_address AS "to",
       coalesce(users.email = to_address AND users.email_verified, to_address IS NULL) AS "isVerified",
       is_released AS "isReleased", ${isOutdated('mails')} AS "isOutdated",
       (SELECT deleted_at IS NULL AND quantity >= min_quantity FROM parts WHERE id = (mails.data ->> 'partId')::uuid) AS "isOrderable",
       CASE WHEN orders.id IS NOT NULL THEN json_build_object(
         '_id', orders.id, 'partId', orders.part_id, 'number', orders.number, 'email', orders.email, 'name', orders.name,
         'phone', orders.phone, 'address', orders.address, 'productName', product_name, 'productQuantity', orders.quantity,
         'unitPrice', unit_price_cents / 100.0, 'totalPrice', total_cents / 100.0, 'image', orders.image,
         'partNumber', parts.part_number, 'vehicle', vehicle, 'transactionId', transaction_id,
         'shipment', json_build_object('carrier', carrier, 'trackingNumber', tracking_number, 'trackingUrl', tracking_url),
         'createdAt', ${iso('orders.created_at')}, 'paidAt', ${iso('paid_at')}, 'shippedAt', ${iso('shipped_at')},
         'isNotPaid', cancel_reason IS NOT NULL,
         'endsAt', CASE WHEN mails.kind = 'placed' AND orders.status = 'unpaid' AND $2 > 0
           THEN ${iso(`nullif(${endOf('$2')}, 'infinity')`)} END,
         'endedAt', CASE WHEN orders.status IN ('cancelled', 'refunded') THEN ${iso('orders.updated_at')} END,
         'document', (SELECT json_build_object('number', invoices.number, 'invoiceNumber', invoices.data ->> 'invoiceNumber',
             'isReceipt', invoices.data -> 'seller' = 'null') FROM invoices
           WHERE order_id = orders.id ORDER BY issued_at DESC LIMIT 1)) END AS "order"
       FROM mails LEFT JOIN users ON users.id = mails.user_id
         LEFT JOIN orders ON orders.id = mails.order_id LEFT JOIN parts ON parts.id = orders.part_id
      WHERE mails.id = ANY($1) ORDER BY mails.created_at, orders.id, mails.id`,
    },
    [ids, unpaidOrderDays],
  );
  return rows;
}

interface ContentDeps {
  publicUrl: string;
  /** Returns the absolute address of a picture for mails. */
  mailImage(image: string): string | null;
  now: Date;
}

/** Returns what the mail says. Null if its rows have lost their data. */
export function contentOf(letter: Letter, deps: ContentDeps): MailContent | null {
  const [mail, ...others] = letter;
  return others.length === 0 ? contentOfOne(mail, deps) : contentOfSeveral(letter, deps);
}

const absoluteIn =
  ({ publicUrl }: ContentDeps) =>
  (path: string) =>
    new URL(path, publicUrl).href;

function contentOfOne(mail: ReadMail, deps: ContentDeps): MailContent | null {
  const absolute = absoluteIn(deps);
  if (mail.kind === 'lowStock') return mail.data;
  if (mail.kind === 'question') return mail.data && { ...mail.data, url: absolute(mail.data.url) };
  if (mail.kind === 'questionDigest') {
    const questions = mail.data?.questions.map((question) => ({ ...question, url: absolute(question.url) }));
    return questions === undefined ? null : { kind: 'questionDigest', questions };
  }
  if (mail.kind === 'backInStock') {
    if (mail.data === null) return null;
    const { address, ...part } = mail.data;
    const url = part.number === null ? pages.parts.path : partPath({ number: part.number, address });
    return { kind: 'backInStock', part: { ...part, url: absolute(url) } };
  }
  if (mail.order === null) return null;
  const { line, _id, isNotPaid, endsAt, transactionId } = splitOrder(mail, mail.order, deps);
  const { order, shipment, refundedFor } = line;
  switch (mail.kind) {
    case 'placed':
      return {
        ...{ kind: 'placed', order, payUrl: absolute(pages.payment.path.replace(':orderId', _id)) },
        ...{ reservedUntil: reservedUntilOf(mail, deps), endsAt, writtenAt: deps.now.toISOString() },
      };
    case 'paid':
      return { kind: 'paid', order, transactionId };
    case 'shipped':
    case 'trackingChanged':
      return { kind: mail.kind, order, shipment, reviewUrl: absolute(pages.addReview.path) };
    case 'cancelled':
      return { kind: 'cancelled', order, isNotPaid };
    case 'refunded': {
      const refunded = mail.data?.transactionId ?? transactionId;
      return {
        ...{ kind: 'refunded', order, amount: order.totalPrice, transactionId: refunded },
        reason: refundedFor,
      };
    }
  }
}

/** What one event did to several orders. A payment that could not pay all tells of those that it paid and of the others. */
function contentOfSeveral(letter: Letter, deps: ContentDeps): MailedTogether | null {
  const absolute = absoluteIn(deps);
  const found = letter.flatMap((mail) => (mail.order === null ? [] : [{ mail, order: mail.order }]));
  const { mail, order } = found.find((one) => one.mail.kind === 'paid') ?? found[0] ?? {};
  if (mail === undefined || order === undefined) return null;
  const together = {
    kind: 'together',
    lines: found.map((one) => splitOrder(one.mail, one.order, deps).line),
    url: absolute(pages.myOrders.path),
  } as const;
  switch (mail.kind) {
    case 'placed': {
      const until = letter.flatMap((one) => reservedUntilOf(one, deps) ?? []);
      return {
        ...{ ...together, event: 'placed' },
        payUrl: absolute(pages.paymentTogether.path.replace(':checkoutId', mail.checkoutId ?? '')),
        reservedUntil: until.length < letter.length ? null : (until.toSorted()[0] ?? null),
        ...{ endsAt: order.endsAt, writtenAt: deps.now.toISOString() },
      };
    }
    case 'paid':
      return { ...together, event: 'paid', transactionId: order.transactionId ?? '' };
    case 'refunded': {
      const transactionId = mail.data?.transactionId ?? order.transactionId ?? '';
      return { ...together, event: 'refunded', transactionId };
    }
    case 'shipped':
    case 'trackingChanged':
      return { ...together, event: mail.kind };
    case 'cancelled':
      return { ...together, event: 'cancelled', isNotPaid: order.isNotPaid };
    case 'backInStock':
    case 'lowStock':
    case 'question':
    case 'questionDigest':
      return null;
  }
}

/** Splits what is read of an order into what any mail shows of it, and the rest. */
function splitOrder(mail: ReadMail, read: ReadOrder, deps: ContentDeps) {
  const { _id, partId, image, name, phone, address, transactionId, shipment, isNotPaid, endsAt, ...row } =
    read;
  const absolute = absoluteIn(deps);
  const order: MailedOrder = {
    ...row,
    image: deps.mailImage(image),
    typed: mail.isVerified ? { name, phone, address } : null,
    url: absolute(`${pages.myOrders.path}?search=${row.number}`),
    invoiceUrl: absolute(pages.invoice.path.replace(':orderId', _id)),
    againUrl: absolute(buyAgainPath({ _id, partId })),
  };
  const reason = mail.kind === 'refunded' ? (mail.data?.reason ?? null) : null;
  const line: MailedLine = { order, shipment: shipmentOf(shipment), refundedFor: reason };
  return { line, _id, isNotPaid, endsAt, transactionId: transactionId ?? '' };
}

/** Until when stock is kept for an order. Null if it is not, or not any more. */
function reservedUntilOf(mail: ReadMail, { now }: ContentDeps): string | null {
  const until = mail.kind === 'placed' ? (mail.data?.reservedUntil ?? null) : null;
  // PostgreSQL's JSON has microseconds and an offset.
  return until === null || Date.parse(until) <= now.getTime() ? null : new Date(until).toISOString();
}
