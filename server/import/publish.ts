import type { Step, StepContext } from './step.ts';

const batchSize = 100;

/** Puts the drafts of a run on sale. */
export function publishParts({ run, work, actor }: StepContext): Step {
  return () =>
    work(async (tx) => {
      const { rows } = await tx.query<{ id: string }>(
        `SELECT parts.id FROM import_changes JOIN parts ON parts.id = object::uuid
          WHERE import_id = $1 AND thing = 'part' AND before IS NULL AND state = 'done' AND off_sale_as = 'draft'
          ORDER BY parts.id LIMIT ${batchSize} FOR NO KEY UPDATE OF parts`,
        [run.id],
      );
      if (rows.length === 0) {
        await tx.query(`UPDATE imports SET state = 'done' WHERE id = $1`, [run.id]);
        return false;
      }
      const ids = rows.map(({ id }) => id);
      await tx.query(
        `UPDATE parts SET off_sale_as = NULL, deleted_at = NULL, version = version + 1, updated_at = now() WHERE id = ANY($1)`,
        [ids],
      );
      // So that an undo does not take it for a change of somebody else.
      await tx.query(
        `UPDATE import_changes SET after = after || '{"state": "onSale"}' WHERE import_id = $1 AND thing = 'part' AND before IS NULL AND object = ANY($2)`,
        [run.id, ids],
      );
      await tx.query(
        `INSERT INTO audit_log (user_id, call, object, before, after, request_id, ip_hash)
         SELECT $1, $2, object, 'draft', 'on sale', $3, $4 FROM unnest($5::text[]) AS object`,
        [actor.userId, actor.call, actor.requestId ?? null, actor.ipHash ?? null, ids],
      );
      await tx.query('UPDATE imports SET done = least(rows, done + $2) WHERE id = $1', [run.id, ids.length]);
      return true;
    });
}
