import type { Queries } from '../db/connect.ts';
import { isId } from '../core/ids.ts';
import { canonicalEmail } from '#contract/canonical-email.ts';
import { OperationError } from '../core/operation-error.ts';

export const auditedKinds = ['order', 'part', 'user'] as const;
type AuditedKind = (typeof auditedKinds)[number];

const tables: Record<AuditedKind, string> = { order: 'orders', part: 'parts', user: 'users' };

interface Entry {
  at: Date;
  call: string;
  object: string;
  before: string | null;
  after: string | null;
  requestId: string | null;
  /** Null for a job or a webhook. */
  email: string | null;
}

/**
 * Returns the audit log of an order, a part or a user, one line per entry, oldest first. A user's log contains their
 * actions and changes to their account. Throws `OperationError` when the object does not exist.
 */
export async function auditTrail(db: Queries, kind: AuditedKind, key: string): Promise<string[]> {
  const id = await findId(db, kind, key.trim());
  const { rows } = await db.query<Entry>(
    `SELECT at, call, object, before, after, request_id AS "requestId", users.email
     FROM audit_log LEFT JOIN users ON users.id = audit_log.user_id
     WHERE object = $1 OR ($2 AND user_id = $1::uuid) ORDER BY audit_log.id`,
    [id, kind === 'user'],
  );
  return rows.map((entry) => lineOf(entry, id));
}

async function findId(db: Queries, kind: AuditedKind, key: string): Promise<string> {
  const isEmail = kind === 'user' && key.includes('@');
  const found =
    isEmail || isId(key)
      ? await db.query<{ id: string }>(
          `SELECT id FROM ${tables[kind]} WHERE ${isEmail ? 'email' : 'id'} = $1`,
          [isEmail ? canonicalEmail(key) : key],
        )
      : null;
  const id = found?.rows[0]?.id;
  if (id === undefined) throw new OperationError(`There is no ${kind} ${key}.`);
  return id;
}

function lineOf({ at, call, object, before, after, requestId, email }: Entry, of: string): string {
  const when = at.toISOString().replace('T', ' ').replace(/\..*$/, ' UTC');
  const what = before === null ? (after ?? '') : `${before} → ${after ?? ''}`;
  return [
    when,
    email ?? 'system',
    what === '' ? call : `${call}: ${what}`,
    ...(object === of ? [] : [`of ${object}`]),
    ...(requestId === null ? [] : [`(request ${requestId})`]),
  ].join('  ');
}
