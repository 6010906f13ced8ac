CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_of_address" ON "orders" USING btree ("ip_hash","paid_at","created_at") WHERE "orders"."ip_hash" is not null;
