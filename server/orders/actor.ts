import { hashIp, type AuditEntry } from '../audit.ts';
import type { Config } from '../config.ts';

/** Who is at work, for the audit log: a person through a call, or the shop itself through a job. */
export type Actor = Pick<AuditEntry, 'userId' | 'call' | 'requestId' | 'ipHash'>;

/** The person behind a request; `userId` is null for the provider's webhook. */
export const actorOf = (
  { requestId, ip }: { requestId: string; ip: string },
  userId: string | null,
  call: string,
  { tokenSecret }: Pick<Config, 'tokenSecret'>,
): Actor => ({ userId, call, requestId, ipHash: hashIp(ip, tokenSecret) });

/** A job of the shop's own. */
export const job = (name: string): Actor => ({ userId: null, call: name });
