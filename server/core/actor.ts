import { hashIp, type AuditEntry } from './audit.ts';
import type { Config } from '../config.ts';

/** Who acts, for the audit log: a user through a call, or a job of the server. */
export type Actor = Pick<AuditEntry, 'userId' | 'call' | 'requestId' | 'ipHash'>;

/** The actor of a request. `userId` is null for the provider's webhook. */
export const actorOf = (
  { requestId, ip }: { requestId: string; ip: string },
  userId: string | null,
  call: string,
  { tokenSecret }: Pick<Config, 'tokenSecret'>,
): Actor => ({ userId, call, requestId, ipHash: hashIp(ip, tokenSecret) });

/** The actor of a background job. */
export const job = (name: string): Actor => ({ userId: null, call: name });
