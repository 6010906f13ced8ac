import type { Queries } from '../db/connect.ts';
import type { ReadMail } from './mail-content.ts';

/** Gmail cuts a mail of more than 102 kB. */
const digestSize = 40;

/** Lets a claimed mail wait for the digest. A server of the previous version sends it by itself three days later. */
export async function holdQuestion(db: Queries, { id }: ReadMail): Promise<void> {
  await db.query(
    `UPDATE mails SET held_at = now(), attempts = attempts - 1, next_attempt_at = now() + interval '3 days'
      WHERE id = $1 AND state = 'open'`,
    [id],
  );
}

/** Puts the questions that wait into digests, an hour after the first of them. One statement, so that none is lost. */
export async function recordQuestionDigests(db: Queries): Promise<void> {
  const { rows } = await db.query<{ isDue: boolean }>(
    `SELECT min(held_at) <= now() - interval '1 hour' AS "isDue" FROM mails WHERE held_at IS NOT NULL AND state = 'open'`,
  );
  if (rows[0]?.isDue !== true) return;
  for (;;) {
    const { rowCount } = await db.query(
      `WITH held AS (
         SELECT id, data, created_at FROM mails WHERE held_at IS NOT NULL AND state = 'open'
          ORDER BY created_at, id LIMIT $1 FOR UPDATE SKIP LOCKED
       ), told AS (
         UPDATE mails SET state = 'sent', sent_at = now() FROM held WHERE mails.id = held.id
       )
       INSERT INTO mails (kind, event, data)
       SELECT 'questionDigest', gen_random_uuid(), jsonb_build_object('kind', 'questionDigest',
           'questions', jsonb_agg(data - 'kind' ORDER BY created_at, id))
         FROM held WHERE data IS NOT NULL HAVING count(*) > 0`,
      [digestSize],
    );
    if (rowCount === 0) return;
  }
}
