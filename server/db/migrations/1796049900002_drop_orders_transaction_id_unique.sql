COMMENT ON INDEX orders_paid_once IS 'The orders that a charge paid, for refunds. No charge pays two that were paid alone.';
ALTER TABLE orders DROP CONSTRAINT IF EXISTS orders_transaction_id_unique;
