CREATE TABLE "uploads" (
	"name" text PRIMARY KEY NOT NULL,
	"unused_since" timestamp with time zone DEFAULT now(),
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_removed_unused" CHECK ("uploads"."removed_at" is null or "uploads"."unused_since" is not null)
);
--> statement-breakpoint
CREATE INDEX "uploads_unused" ON "uploads" USING btree ("unused_since") WHERE "uploads"."unused_since" is not null;