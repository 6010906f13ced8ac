import type { MailContent, ShareReason } from '#contract/orders/mails.ts';
import type { Queries } from '../db/connect.ts';

/** For a statement that records an event: whether this shop sends mails. */
export const sendsMails = '(SELECT sends_mails FROM environment_mark)';

/** Says for all servers of the database whether events get mails. A server calls it at its start. */
export async function setMailing(db: Queries, isOn: boolean): Promise<void> {
  await db.query('UPDATE environment_mark SET sends_mails = $1 WHERE sends_mails <> $1', [isOn]);
}

/** Records that the shipment of a shipped order changed. Each call is an event of its own. */
export async function recordShipmentMail(
  tx: Queries,
  order: { id: string; userId: string; email: string },
): Promise<void> {
  await tx.query(
    `INSERT INTO mails (kind, order_id, checkout_id, user_id, event, to_address)
     SELECT 'trackingChanged', id, checkout_id, $2, gen_random_uuid(), $3 FROM orders WHERE id = $1 AND ${sendsMails}`,
    [order.id, order.userId, order.email],
  );
}

/** Records that the share of an order is refunded, although the payment succeeded. Only the first call for an intent counts. */
export async function recordShareMail(
  tx: Queries,
  orderId: string,
  share: { reason: ShareReason; transactionId: string },
): Promise<void> {
  await tx.query(
    `INSERT INTO mails (kind, order_id, checkout_id, user_id, event, to_address, data)
     SELECT 'refunded', id, checkout_id, user_id, 'share ' || $2, email, $3 FROM orders WHERE id = $1 AND ${sendsMails}
     ON CONFLICT DO NOTHING`,
    [orderId, share.transactionId, share],
  );
}

/** A mail to the shop, whose content is known in full. The URL of a question may be a path. */
type ShopMail = Extract<MailContent, { kind: 'lowStock' | 'question' }>;

/** Records a mail to the shop. Of several with one event, only the first counts. */
export async function recordShopMail(tx: Queries, content: ShopMail, event: string): Promise<void> {
  await tx.query(
    `INSERT INTO mails (kind, event, data) SELECT $1, $2, $3 WHERE ${sendsMails} ON CONFLICT DO NOTHING`,
    [content.kind, event, content],
  );
}
