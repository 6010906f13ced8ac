UPDATE orders SET never_paid = true
 WHERE stock_state = 'reserved' AND paid_at IS NULL
   AND NOT EXISTS (SELECT FROM orders AS earlier WHERE earlier.user_id = orders.user_id AND earlier.paid_at IS NOT NULL);
