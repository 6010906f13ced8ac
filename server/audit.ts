import type { Queries } from './db/connect.ts';

/** Who is at work, for the audit log: a person through a call, or the shop itself through a job. */
export interface Actor {
  /** Null for the provider's events and for jobs. */
  userId: string | null;
  /** The call or the job, such as `DELETE /orders` or `reconcile`. */
  call: string;
  requestId: string | null;
  ipHash: string | null;
}

export interface AuditEntry {
  /** The id of what it was done to. */
  object: string;
  before?: string | null;
  after: string;
}

/** Adds a row to the append-only log. Holds ids and states, never a token, a secret or card data. */
export async function audit(db: Queries, actor: Actor, { object, before = null, after }: AuditEntry) {
  await db.query(
    `INSERT INTO audit_log (user_id, call, object, before, after, request_id, ip_hash)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [actor.userId, actor.call, object, before, after, actor.requestId, actor.ipHash],
  );
}

/** A job of the shop's own. */
export const job = (name: string): Actor => ({ userId: null, call: name, requestId: null, ipHash: null });
