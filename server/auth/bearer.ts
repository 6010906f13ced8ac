import type { Context } from 'hono';

/** The token of the Authorization header, or null without one. */
export function bearer(c: Context): string | null {
  const match = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '');
  return match?.[1] ?? null;
}
