import type { Context } from 'hono';
import type { KeyedReply } from './idempotency.ts';

/** Answers, and says so when an earlier request under the same key earned the answer. */
export function sendIdempotent(c: Context, { status, body, isReplayed }: KeyedReply): Response {
  if (isReplayed) c.header('Idempotency-Replayed', 'true');
  return c.json(body, status);
}
