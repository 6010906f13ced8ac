CREATE TABLE "sessions" (
	"sid" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"auth_time" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "demoted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "min_auth_time" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "newest_iat" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "valid_since" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "providers" text[];--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_of_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
-- A blocked admin cannot sign in, so the admin who must remain is one who is not blocked.
CREATE OR REPLACE FUNCTION users_keep_an_admin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('norholt.users_keep_an_admin'));
  IF NOT EXISTS (SELECT 1 FROM users WHERE role = 'admin' AND blocked_at IS NULL AND id <> OLD.id) THEN
    RAISE EXCEPTION 'the last admin stays'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'users_last_admin', TABLE = 'users';
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_last_admin_blocked BEFORE UPDATE OF blocked_at ON users
  FOR EACH ROW WHEN (OLD.role = 'admin' AND OLD.blocked_at IS NULL AND NEW.blocked_at IS NOT NULL)
  EXECUTE FUNCTION users_keep_an_admin();
