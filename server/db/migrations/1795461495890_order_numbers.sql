CREATE INDEX "orders_by_number" ON "orders" USING btree (right("id"::text, 6));--> statement-breakpoint
-- The planner knows nothing about the index's expression until the table is analysed.
ANALYZE "orders";
