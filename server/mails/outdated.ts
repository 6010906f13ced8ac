/**
 * The SQL condition that a mail is not true any more: the order is paid or cancelled, so nobody shall pay it; the payment is
 * refunded; or a newer mail says the same with newer data. `mail` is the alias of its row.
 */
export const isOutdated = (mail: string): string => `CASE ${mail}.kind
  WHEN 'placed' THEN EXISTS (SELECT FROM orders AS told WHERE told.id = ${mail}.order_id AND told.status <> 'unpaid')
  WHEN 'paid' THEN EXISTS (SELECT FROM orders AS told WHERE told.id = ${mail}.order_id AND told.status = 'refunded')
  WHEN 'trackingChanged' THEN EXISTS (SELECT FROM mails AS newer WHERE newer.order_id = ${mail}.order_id
    AND newer.kind = 'trackingChanged' AND newer.created_at > ${mail}.created_at)
  WHEN 'lowStock' THEN EXISTS (SELECT FROM mails AS newer WHERE newer.order_id IS NULL
    AND newer.kind = 'lowStock' AND newer.created_at > ${mail}.created_at)
  ELSE false END`;
