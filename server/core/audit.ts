import { createHmac } from 'node:crypto';
import type { Queries } from '../db/connect.ts';
import type { auditLog } from '../db/schema.ts';

/** `userId` is null for a job or a webhook. */
export type AuditEntry = Omit<typeof auditLog.$inferInsert, 'id' | 'at' | 'userId'> & {
  userId: string | null;
};

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
