import { createHmac } from 'node:crypto';

/** Who acts, for the audit log: a user through a call, or a job of the server. */
export interface Actor {
  /** Null for a job or a webhook. */
  userId: string | null;
  call: string;
  requestId?: string | null;
  ipHash?: string | null;
  /** Hashes of the networks of the request, narrowest first: see `networksOf`. */
  networks?: readonly string[];
}

/** The actor of a request. `userId` is null for the provider's webhook. */
export const actorOf = (
  { requestId, ipHash, networks }: { requestId: string; ipHash: string; networks: readonly string[] },
  userId: string | null,
  call: string,
): Actor => ({ userId, call, requestId, ipHash, networks });

/** The actor of a background job. */
export const job = (name: string): Actor => ({ userId: null, call: name });

/** Hashes an IP address or network, so that entries from the same one can be matched without storing it. */
export const hashIp = (ip: string, secret: Uint8Array): string =>
  createHmac('sha256', secret).update(ip).digest('hex').slice(0, 16);
