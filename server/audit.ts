import { createHmac } from 'node:crypto';
import type { Queries } from './db/connect.ts';

export interface AuditEntry {
  /** Null when the shop itself acted: a job, a webhook. */
  userId: string | null;
  /** The call or the job, such as `PATCH /confirm-order`. */
  call: string;
  /** The id of what it was done to. */
  object: string;
  before?: string | null;
  after?: string | null;
  requestId?: string | null;
  ipHash?: string | null;
}

/** Writes down what was done, in the transaction that does it. */
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

/** Tells whether two entries came from one address, without keeping the address. */
export const hashIp = (ip: string, secret: Uint8Array): string =>
  createHmac('sha256', secret).update(ip).digest('hex').slice(0, 16);
