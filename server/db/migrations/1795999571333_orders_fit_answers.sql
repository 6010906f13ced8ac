ALTER TABLE orders ADD COLUMN fit_answers jsonb NOT NULL DEFAULT '[]';
COMMENT ON COLUMN orders.fit_answers IS 'What the customer answered of the conditions under which the part fits: a list of {criterion, value, answer}.';
