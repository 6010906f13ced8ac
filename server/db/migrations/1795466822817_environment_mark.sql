CREATE TABLE "environment_mark" (
	"is_only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"environment" text NOT NULL,
	"marked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "environment_mark_only_row" CHECK ("environment_mark"."is_only_row"),
	CONSTRAINT "environment_mark_known" CHECK ("environment_mark"."environment" in ('local', 'staging', 'production'))
);
