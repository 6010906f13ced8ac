import { createHmac } from 'node:crypto';
import type { Queries } from '../db/connect.ts';

export interface AuditEntry {
  /** Null for a job or a webhook. */
  userId: string | null;
  /** The call or the job, such as `PATCH /confirm-order`. */
  call: string;
  /** The id of the changed row. */
  object: string;
  before?: string | null;
  after?: string | null;
  requestId?: string | null;
  ipHash?: string | null;
}

/** Adds an entry to the audit log, in the transaction that makes the change. */
export async function recordAudit(tx: Pick<Queries, 'query'>, entry: AuditEntry): Promise<void> {
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

/** Hashes an IP address, so that entries from the same address can be matched without storing it. */
export const hashIp = (ip: string, secret: Uint8Array): string =>
  createHmac('sha256', secret).update(ip).digest('hex').slice(0, 16);
