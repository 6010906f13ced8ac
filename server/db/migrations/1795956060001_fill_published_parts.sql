-- Drafts, and parts that were deleted as drafts, were never published, unless an order or the audit log says so.
DO $$
DECLARE
  batch uuid[];
  last uuid := '00000000-0000-0000-0000-000000000000';
BEGIN
  LOOP
    batch := ARRAY(SELECT id FROM parts WHERE id > last AND deleted_at IS NOT NULL ORDER BY id LIMIT 1000);
    EXIT WHEN batch = '{}';
    last := batch[cardinality(batch)];
    UPDATE parts SET was_published = false
     WHERE id = ANY(batch) AND deleted_at IS NOT NULL AND was_published
       AND NOT EXISTS (SELECT FROM orders WHERE part_id = parts.id)
       AND CASE off_sale_as
             WHEN 'discontinued' THEN false
             WHEN 'draft' THEN NOT EXISTS (SELECT FROM audit_log WHERE object = parts.id::text
               AND (after = 'on sale' OR before LIKE '%"state":"onSale"%' OR after LIKE '%"state":"onSale"%'))
             ELSE coalesce((SELECT before = 'draft' FROM audit_log
               WHERE object = parts.id::text AND after = 'deleted' ORDER BY id DESC LIMIT 1), false)
           END;
    COMMIT;
  END LOOP;
END
$$;
