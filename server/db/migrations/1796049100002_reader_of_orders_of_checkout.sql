COMMENT ON INDEX orders_of_checkout IS 'The orders that were placed together. Orders placed alone are not in it.';
