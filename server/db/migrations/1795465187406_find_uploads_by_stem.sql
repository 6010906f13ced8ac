CREATE INDEX "uploads_by_stem" ON "uploads" USING btree (left("name", 32));--> statement-breakpoint
-- Addresses of other hosts that passed for paths of the shop.
UPDATE "reviews" SET "photo_url" = '/pictures/reviewer-160.webp' WHERE "photo_url" LIKE '//%';
