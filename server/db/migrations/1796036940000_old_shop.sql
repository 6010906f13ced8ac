-- Customers and orders of the shop that this one replaces. Only imports write them. They belong to an address, not to an account.

CREATE TABLE old_customers (
  email text PRIMARY KEY,
  name text NOT NULL DEFAULT '',
  phone text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT ''
);
COMMENT ON COLUMN old_customers.email IS 'In the form of users.email.';

CREATE TABLE old_orders (
  id uuid PRIMARY KEY,
  number text NOT NULL,
  number_key text NOT NULL UNIQUE,
  email text NOT NULL,
  ordered_on date NOT NULL,
  lines jsonb NOT NULL
);
COMMENT ON COLUMN old_orders.number_key IS 'The number, folded as names are: signs tell two orders apart.';
COMMENT ON COLUMN old_orders.email IS 'In the form of users.email.';
COMMENT ON COLUMN old_orders.lines IS 'As the file says, amounts in dollars: nothing is computed from them.';
CREATE INDEX old_orders_of_address ON old_orders (email, ordered_on);
