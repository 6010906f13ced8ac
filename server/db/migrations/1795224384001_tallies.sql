ALTER INDEX "orders_search" SET (gin_pending_list_limit = 64);--> statement-breakpoint
ALTER INDEX "parts_search" SET (gin_pending_list_limit = 64);--> statement-breakpoint
ALTER INDEX "users_search" SET (gin_pending_list_limit = 64);--> statement-breakpoint
CREATE TABLE "order_tallies" (
	"day" date NOT NULL,
	"status" text NOT NULL,
	"orders" integer NOT NULL,
	"cents" bigint NOT NULL
);
--> statement-breakpoint
-- Rows are only added, never changed: two orders at once do not wait for each other. `foldTallies` adds them up.
CREATE FUNCTION orders_tally() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO order_tallies (day, status, orders, cents)
    VALUES ((OLD.created_at AT TIME ZONE 'UTC')::date, OLD.status, -1, -OLD.total_cents);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO order_tallies (day, status, orders, cents)
    VALUES ((NEW.created_at AT TIME ZONE 'UTC')::date, NEW.status, 1, NEW.total_cents);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Holds the table until the migration is over, so that the sums below miss nothing.
CREATE TRIGGER orders_tallied AFTER INSERT OR DELETE OR UPDATE OF status, total_cents, created_at ON orders
  FOR EACH ROW EXECUTE FUNCTION orders_tally();
--> statement-breakpoint
INSERT INTO order_tallies (day, status, orders, cents)
SELECT (created_at AT TIME ZONE 'UTC')::date, status, count(*), sum(total_cents) FROM orders GROUP BY 1, 2;
