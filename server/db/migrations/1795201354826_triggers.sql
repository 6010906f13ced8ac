-- The order state machine's backstop: what no statement may do, whoever wrote it.
CREATE FUNCTION orders_keep_edges() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT (CASE OLD.status
    WHEN 'unpaid' THEN NEW.status IN ('cancelling', 'cancelled', 'paid')
    WHEN 'cancelling' THEN NEW.status IN ('unpaid', 'cancelled', 'paid')
    WHEN 'paid' THEN NEW.status IN ('shipped', 'refunding')
    WHEN 'refunding' THEN NEW.status IN ('paid', 'refunded')
    ELSE false
  END) THEN
    RAISE EXCEPTION 'an order cannot go from % to %', OLD.status, NEW.status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_edges', TABLE = 'orders';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER orders_edges BEFORE UPDATE OF status ON orders
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status)
  EXECUTE FUNCTION orders_keep_edges();
--> statement-breakpoint
CREATE FUNCTION audit_log_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION audit_log_refuse_change();
--> statement-breakpoint
-- The lock makes two demotions at once take turns, so that each sees what the other left.
CREATE FUNCTION users_keep_an_admin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('norholt.users_keep_an_admin'));
  IF NOT EXISTS (SELECT 1 FROM users WHERE role = 'admin' AND id <> OLD.id) THEN
    RAISE EXCEPTION 'the last admin stays' USING ERRCODE = 'restrict_violation';
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_last_admin_demoted BEFORE UPDATE OF role ON users
  FOR EACH ROW WHEN (OLD.role = 'admin' AND NEW.role IS DISTINCT FROM 'admin')
  EXECUTE FUNCTION users_keep_an_admin();
--> statement-breakpoint
CREATE TRIGGER users_last_admin_deleted BEFORE DELETE ON users
  FOR EACH ROW WHEN (OLD.role = 'admin')
  EXECUTE FUNCTION users_keep_an_admin();
