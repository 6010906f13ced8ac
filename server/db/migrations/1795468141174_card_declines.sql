CREATE TABLE "card_declines" (
	"charge_id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"ip_hash" text,
	"paused_until" timestamp with time zone,
	"is_address_paused" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "ip_hash" text;--> statement-breakpoint
ALTER TABLE "card_declines" ADD CONSTRAINT "card_declines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_declines" ADD CONSTRAINT "card_declines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_declines_of_order" ON "card_declines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "card_declines_pauses" ON "card_declines" USING btree ("paused_until") WHERE "card_declines"."paused_until" is not null;