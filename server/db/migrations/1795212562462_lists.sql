DROP INDEX "orders_of_user";--> statement-breakpoint
DROP INDEX "orders_newest";--> statement-breakpoint
DROP INDEX "parts_active_position";--> statement-breakpoint
DROP INDEX "reviews_newest";--> statement-breakpoint
DROP INDEX "users_newest";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate(coalesce(product_name, '') || ' ' || coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(address, '') || ' ' || coalesce(transaction_id, ''), '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', repeat(' ', 32)))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate(coalesce(name, '') || ' ' || coalesce(description, ''), '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', repeat(' ', 32)))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate(coalesce(name, '') || ' ' || coalesce(email, ''), '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', repeat(' ', 32)))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_of_status" ON "orders" USING btree ("status","created_at","id","total_cents");--> statement-breakpoint
CREATE INDEX "orders_by_product" ON "orders" USING btree (lower("product_name"),"id");--> statement-breakpoint
CREATE INDEX "orders_by_quantity" ON "orders" USING btree ("quantity","id");--> statement-breakpoint
CREATE INDEX "orders_by_total" ON "orders" USING btree ("total_cents","id");--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search");--> statement-breakpoint
CREATE INDEX "parts_by_name" ON "parts" USING btree (lower("name"),"id") WHERE "parts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "parts_by_price" ON "parts" USING btree ("price_cents","id") WHERE "parts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "parts_by_quantity" ON "parts" USING btree ("quantity","id") WHERE "parts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "parts_search" ON "parts" USING gin ("search") WHERE "parts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "parts_scarce" ON "parts" USING btree ("position") WHERE "parts"."deleted_at" is null and "parts"."quantity" < 5 * "parts"."min_quantity"::bigint;--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "users_admins" ON "users" USING btree ("created_at","id") WHERE "users"."role" = 'admin';--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search");--> statement-breakpoint
CREATE INDEX "orders_of_user" ON "orders" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "parts_active_position" ON "parts" USING btree ("position","id") WHERE "parts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");