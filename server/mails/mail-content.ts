import { buyAgainPath } from '#contract/orders/reorder.ts';
import type { MailContent, MailedOrder } from '#contract/orders/mails.ts';
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
  | { kind: 'paid' | 'shipped' | 'trackingChanged' | 'cancelled' | 'refunded'; data: null }
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

/** Returns mails with all that their texts need, oldest first. Orders stay unpaid for `unpaidOrderDays`, 0: for ever. */
export async function readMails(
  db: Queries,
  ids: readonly string[],
  unpaidOrderDays: number,
): Promise<ReadMail[]> {
  const { rows } = await db.query<ReadMail>(
    {
      isPrepared: true,
      text: `SELECT mails.id, mails.kind, mails.data, message_id AS "messageId", attempts, to_address AS "to",
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
      WHERE mails.id = ANY($1) ORDER BY mails.created_at, mails.id`,
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

/** Returns what the mail says. Null if the row has lost its data. */
export function contentOf(mail: ReadMail, { publicUrl, mailImage, now }: ContentDeps): MailContent | null {
  const absolute = (path: string) => new URL(path, publicUrl).href;
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
  const { _id, partId, image, name, phone, address, transactionId, shipment, isNotPaid, endsAt, ...row } =
    mail.order;
  const order = {
    ...row,
    image: mailImage(image),
    typed: mail.isVerified ? { name, phone, address } : null,
    url: absolute(`${pages.myOrders.path}?search=${row.number}`),
    invoiceUrl: absolute(pages.invoice.path.replace(':orderId', _id)),
    againUrl: absolute(buyAgainPath({ _id, partId })),
  };
  switch (mail.kind) {
    case 'placed': {
      const payUrl = absolute(pages.payment.path.replace(':orderId', _id));
      const until = mail.data?.reservedUntil ?? null;
      const isOver = until === null || Date.parse(until) <= now.getTime();
      return {
        ...{ kind: 'placed', order, payUrl },
        // PostgreSQL's JSON has microseconds and an offset.
        reservedUntil: isOver ? null : new Date(until).toISOString(),
        endsAt,
        writtenAt: now.toISOString(),
      };
    }
    case 'paid':
      return { kind: 'paid', order, transactionId: transactionId ?? '' };
    case 'shipped':
    case 'trackingChanged': {
      const reviewUrl = absolute(pages.addReview.path);
      return { kind: mail.kind, order, shipment: shipmentOf(shipment), reviewUrl };
    }
    case 'cancelled':
      return { kind: 'cancelled', order, isNotPaid };
    case 'refunded':
      return { kind: 'refunded', order, amount: order.totalPrice, transactionId: transactionId ?? '' };
  }
}
