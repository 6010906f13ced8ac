ALTER TABLE "payments" ALTER COLUMN "number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "intents_made" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "uid" text;