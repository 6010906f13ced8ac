ALTER TABLE "stripe_events" ADD COLUMN "intent_id" text;--> statement-breakpoint
ALTER TABLE "stripe_events" ADD COLUMN "put_off_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "stripe_events_put_off" ON "stripe_events" USING btree ("put_off_at") WHERE "stripe_events"."put_off_at" is not null;--> statement-breakpoint
ALTER TABLE "stripe_events" ADD CONSTRAINT "stripe_events_put_off_names_intent" CHECK ("stripe_events"."put_off_at" is null or "stripe_events"."intent_id" is not null);