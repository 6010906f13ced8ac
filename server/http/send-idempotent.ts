import type { Context } from 'hono';
import type { KeyedReply } from './idempotency.ts';

/** Sends a reply. A header marks a replayed one. */
export function sendIdempotent(c: Context, { status, body, isReplayed }: KeyedReply): Response {
  if (isReplayed) c.header('Idempotency-Replayed', 'true');
  return c.json(body, status);
}
