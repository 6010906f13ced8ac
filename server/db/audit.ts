import type { Actor } from '../core/actor.ts';
import type { Queries } from './connect.ts';

interface AuditEntry extends Actor {
  object: string;
  before?: string | null;
  after?: string | null;
}

/** Adds an entry to the audit log, in the transaction that makes the change. */
export async function recordAudit(tx: Queries, entry: AuditEntry): Promise<void> {
  const { userId, call, object, before = null, after = null, requestId = null, ipHash = null } = entry;
  await tx.query(
    {
      isPrepared: true,
      text: `INSERT INTO audit_log (user_id, call, object, before, after, request_id, ip_hash)
             VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    },
    [userId, call, object, before, after, requestId, ipHash],
  );
}
