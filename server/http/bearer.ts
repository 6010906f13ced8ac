import type { Context } from 'hono';

/** Returns the bearer token of the Authorization header, or null. */
export function bearer(c: Context): string | null {
  const match = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '');
  return match?.[1] ?? null;
}
