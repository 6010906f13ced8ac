const common = `checkout_payment_orders JOIN checkout_payments ON checkout_payments.id = payment_id WHERE order_id = orders.id`;

/**
 * The SQL expression for the time when an unpaid order ends: `days` after it was placed or somebody last tried to pay it, and
 * not while its stock is reserved. Infinity for accounts that have paid, a payment that may still succeed, and the demo data.
 */
export const endOf = (days: string) => `CASE
  WHEN EXISTS (SELECT FROM orders AS paid WHERE paid.user_id = orders.user_id AND paid.paid_at IS NOT NULL)
    OR EXISTS (SELECT FROM payments WHERE order_id = orders.id AND status = 'processing')
    OR EXISTS (SELECT FROM ${common} AND status = 'processing') THEN 'infinity'
  ELSE greatest(orders.created_at + make_interval(days => ${days}), orders.kept_until,
    CASE WHEN orders.stock_state = 'reserved' THEN orders.reserved_until END,
    greatest((SELECT max(payments.updated_at) FROM payments WHERE order_id = orders.id), (SELECT max(checkout_payments.updated_at) FROM ${common}))
      + make_interval(days => ${days})) END`;
