import { buyAgainPath } from '#contract/orders/reorder.ts';
import type { MailContent, MailedOrder } from '#contract/orders/mails.ts';
import { toDollars } from '#contract/money.ts';
import { numberSegment } from '#contract/catalogue/number-key.ts';
import { pages } from '#contract/pages.ts';
import type { Shipment } from '#contract/orders/shipment.ts';
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
  | { kind: 'backInStock'; data: Omit<Returned, 'url'> | null }
  | { kind: 'lowStock'; data: ContentOf<'lowStock'> | null }
  | { kind: 'question'; data: ContentOf<'question'> | null }
  | { kind: 'questionDigest'; data: ContentOf<'questionDigest'> | null };

interface MailedRow
  extends Omit<MailedOrder, 'createdAt' | 'typed' | 'url' | 'invoiceUrl' | 'againUrl' | 'image'>, Shipment {
  id: string;
  partId: string;
  createdAt: Date;
  isNotPaid: boolean;
  /** Null if it is not cancelled when it stays unpaid. */
  endsAt: string | null;
  name: string;
  phone: string;
  address: string;
  image: string;
  unitCents: number;
  totalCents: number;
  transactionId: string | null;
}

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
  order: (Omit<MailedRow, 'createdAt'> & { createdAt: string }) | null;
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
         'id', orders.id, 'partId', orders.part_id, 'number', orders.number, 'createdAt', orders.created_at,
         'paidAt', paid_at, 'shippedAt', shipped_at, 'email', orders.email, 'name', orders.name, 'phone', orders.phone, 'address', orders.address, 'productName', product_name,
         'productQuantity', orders.quantity, 'unitCents', unit_price_cents, 'totalCents', total_cents,
         'image', orders.image, 'partNumber', parts.part_number, 'vehicle', vehicle, 'transactionId', transaction_id,
         'carrier', carrier, 'trackingNumber', tracking_number, 'trackingUrl', tracking_url,
         'isNotPaid', cancel_reason IS NOT NULL,
         'endsAt', CASE WHEN mails.kind = 'placed' AND orders.status = 'unpaid' AND $2 > 0 THEN nullif(${endOf('$2')}, 'infinity') END,
         'endedAt', CASE WHEN orders.status IN ('cancelled', 'refunded') THEN orders.updated_at END,
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
    const { number } = mail.data;
    const url =
      number === null ? pages.parts.path : pages.part.path.replace(':number', numberSegment(number));
    return { kind: 'backInStock', part: { ...mail.data, url: absolute(url) } };
  }
  if (mail.order === null) return null;
  const { id, transactionId, carrier, trackingNumber, trackingUrl } = mail.order;
  const image = mailImage(mail.order.image);
  const order = { ...mailedOrder(mail.order, mail.isVerified, absolute), image };
  switch (mail.kind) {
    case 'placed': {
      const payUrl = absolute(pages.payment.path.replace(':orderId', id));
      const until = mail.data?.reservedUntil ?? null;
      const isOver = until === null || Date.parse(until) <= now.getTime();
      const { endsAt } = mail.order;
      return {
        ...{ kind: 'placed', order, payUrl },
        reservedUntil: isOver ? null : isoTime(until),
        endsAt: endsAt === null ? null : isoTime(endsAt),
        writtenAt: now.toISOString(),
      };
    }
    case 'paid':
      return { kind: 'paid', order, transactionId: transactionId ?? '' };
    case 'shipped':
    case 'trackingChanged': {
      const isKnown = carrier !== null || trackingNumber !== null || trackingUrl !== null;
      const shipment = isKnown ? { carrier, trackingNumber, trackingUrl } : null;
      return { kind: mail.kind, order, shipment, reviewUrl: absolute(pages.addReview.path) };
    }
    case 'cancelled':
      return { kind: 'cancelled', order, isNotPaid: mail.order.isNotPaid };
    case 'refunded':
      return { kind: 'refunded', order, amount: order.totalPrice, transactionId: transactionId ?? '' };
  }
}

/** PostgreSQL's JSON has microseconds and an offset. */
const isoTime = (time: string): string => new Date(time).toISOString();

function mailedOrder(
  row: NonNullable<ReadMail['order']>,
  isVerified: boolean,
  absolute: (path: string) => string,
): Omit<MailedOrder, 'image'> {
  const { number, partNumber, productName, productQuantity, vehicle, email, name, phone, address } = row;
  const { id, partId, document } = row;
  const timeOf = (time: string | null) => (time === null ? null : isoTime(time));
  return {
    ...{ number, partNumber, productName, productQuantity, vehicle, email },
    document,
    paidAt: timeOf(row.paidAt),
    endedAt: timeOf(row.endedAt),
    shippedAt: timeOf(row.shippedAt),
    unitPrice: toDollars(row.unitCents),
    totalPrice: toDollars(row.totalCents),
    createdAt: isoTime(row.createdAt),
    typed: isVerified ? { name, phone, address } : null,
    url: absolute(`${pages.myOrders.path}?search=${number}`),
    invoiceUrl: absolute(pages.invoice.path.replace(':orderId', id)),
    againUrl: absolute(buyAgainPath({ _id: id, partId })),
  };
}
