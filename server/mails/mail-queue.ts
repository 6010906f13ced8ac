import { recordAudit } from '../db/audit.ts';
import type { Database, Queries } from '../db/connect.ts';
import type { Actor } from '../core/actor.ts';
import { isId } from '../core/ids.ts';
import { isOutdated } from './outdated.ts';
import { isFirstOfMail, isSameMail } from './same-mail.ts';

/** Counted by recipient, so that one full mailbox is one. */
interface StuckMails {
  state: 'waiting' | 'failed';
  /** `server`: the mail server, or a mail that nobody has tried to send. */
  cause: 'server' | 'recipient';
  recipients: number;
  /** The answer to the last attempt for one of them. */
  reason: string | null;
}

/** Returns the mails that wait for more than 15 minutes, and those that failed in the last 24 hours; 0 for none. */
export async function countStuckMails(db: Queries): Promise<StuckMails[]> {
  const { rows } = await db.query<StuckMails>(
    `SELECT states.state, causes.cause, count(DISTINCT stuck.recipient) AS recipients, max(stuck.last_error) AS reason
       FROM unnest(ARRAY['waiting', 'failed']) AS states (state)
       CROSS JOIN unnest(ARRAY['server', 'recipient']) AS causes (cause)
       LEFT JOIN (
         SELECT CASE state WHEN 'open' THEN 'waiting' ELSE 'failed' END AS state, coalesce(to_address, '') AS recipient, last_error,
           CASE WHEN coalesce(is_server_fault, attempts = 0) THEN 'server' ELSE 'recipient' END AS cause
           FROM mails
          WHERE (state = 'open' AND held_at IS NULL AND created_at < now() - interval '15 minutes')
             OR (state = 'failed' AND next_attempt_at > now() - interval '1 day')
       ) AS stuck ON stuck.state = states.state AND stuck.cause = causes.cause
      GROUP BY states.state, causes.cause`,
  );
  return rows;
}

interface FailedMail {
  id: string;
  kind: string;
  order: string | null;
  attempts: number;
  failedAt: Date;
  reason: string | null;
}

/** Returns the mails that failed and can still be sent, the last one first. */
export async function listFailedMails(db: Queries): Promise<FailedMail[]> {
  const { rows } = await db.query<FailedMail>(
    `SELECT mails.id, kind, orders.number AS order, attempts, next_attempt_at AS "failedAt", last_error AS reason
       FROM mails LEFT JOIN orders ON orders.id = order_id
      WHERE ${canBeRetried} AND ${isFirstOfMail('mails')} ORDER BY next_attempt_at DESC, mails.id LIMIT 200`,
  );
  return rows;
}

/** Not one that has lost its content. A mail to the shop has no address. */
const canBeRetried = `state = 'failed' AND (to_address IS NOT NULL OR data IS NOT NULL) AND NOT ${isOutdated('mails')}`;

/** Any row, or those of the mail with the id $1. */
const isAsked = `($1::uuid IS NULL OR id = $1
  OR EXISTS (SELECT FROM mails AS asked WHERE asked.id = $1 AND ${isSameMail('asked', 'mails')}))`;

/**
 * Attempts failed mails again, with the same Message-ID: one of them, or all together with those that wait. Returns how many.
 * Mails over the limits of their recipient stay suppressed.
 */
export function retryMails(db: Database, id: string | 'all', actor: Actor): Promise<number> {
  if (id !== 'all' && !isId(id)) return Promise.resolve(0);
  return db.transaction(async (tx) => {
    const { rows } = await tx.query<{ orderId: string | null; kind: string }>(
      `UPDATE mails SET state = 'open', attempts = 0, next_attempt_at = now()
        WHERE ${isAsked} AND ${canBeRetried} RETURNING order_id AS "orderId", kind`,
      [id === 'all' ? null : id],
    );
    for (const { orderId, kind } of rows) {
      if (orderId !== null) await recordAudit(tx, { ...actor, object: orderId, after: `mail ${kind}` });
    }
    // One that is due within two minutes may be on its way.
    const { rowCount: waiting } = await tx.query(
      `UPDATE mails SET next_attempt_at = now()
        WHERE state = 'open' AND held_at IS NULL AND next_attempt_at > now() + interval '2 minutes'
          AND ${isAsked}`,
      [id === 'all' ? null : id],
    );
    return rows.length + (waiting ?? 0);
  });
}
