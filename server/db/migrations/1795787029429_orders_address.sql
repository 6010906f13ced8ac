ALTER TABLE "orders" ADD COLUMN "ip_hash" text;--> statement-breakpoint
COMMENT ON COLUMN orders.ip_hash IS 'A hash of the address that ordered, or that last reserved the stock. Null once no limit needs it.';
