import { limits } from '#contract/limits.ts';
import { orderMailKinds, type OrderMails } from '#contract/orders/order-mails.ts';
import * as m from '#messages/problem.js';
import { recordAudit } from '../db/audit.ts';
import type { Database, Queries } from '../db/connect.ts';
import { isId } from '../core/ids.ts';
import { Problem } from '../core/problem.ts';
import type { Actor } from '../core/actor.ts';
import { isOutdated } from './outdated.ts';
import { sendsMails } from './record-mail.ts';
import { isSameMail } from './same-mail.ts';

const day = 86_400;

interface Row extends Omit<OrderMails['mails'][number], 'createdAt' | 'sentAt' | 'nextAttemptAt'> {
  createdAt: Date;
  sentAt: Date | null;
  nextAttemptAt: Date | null;
}

/** Returns the mails to the customer about an order. Throws 404. */
export async function listOrderMails(db: Queries, orderId: string): Promise<OrderMails> {
  if (!isId(orderId)) throw new Problem('NOT_FOUND');
  const [{ rows }, order, used] = await Promise.all([
    db.query<Row>(
      `SELECT id AS _id, kind, state, nullif(suppressed_for, 'outdated') AS "suppressedFor", ${isOutdated('mails')} AS "isOutdated",
         to_address AS "to", created_at AS "createdAt", sent_at AS "sentAt",
         CASE WHEN state = 'open' AND attempts > 0 AND last_error IS NOT NULL THEN next_attempt_at END AS "nextAttemptAt", last_error AS error
         FROM mails WHERE order_id = $1 AND kind = ANY($2) ORDER BY created_at DESC, id`,
      [orderId, orderMailKinds],
    ),
    db.query('SELECT FROM orders WHERE id = $1', [orderId]),
    countSentAgain(db, orderId),
  ]);
  if (order.rowCount === 0) throw new Problem('NOT_FOUND');
  return {
    mails: rows.map((mail) => ({
      ...mail,
      createdAt: mail.createdAt.toISOString(),
      sentAt: mail.sentAt?.toISOString() ?? null,
      nextAttemptAt: mail.nextAttemptAt?.toISOString() ?? null,
    })),
    sendsLeft: Math.max(0, limits.mailsSentAgain - used),
  };
}

const again = 'POST /send-mail';

async function countSentAgain(db: Queries, orderId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `SELECT count(*) FROM audit_log WHERE object = $1 AND call = $2 AND at > now() - interval '1 day'`,
    [orderId, again],
  );
  return rows[0]?.count ?? 0;
}

interface Mail {
  kind: string;
  orderId: string;
  state: string;
  isOutdated: boolean;
}

/** The row with the id $1, and the others of its mail that are in the same state and still true. */
const isOfMail = `id = ANY(ARRAY(SELECT $1::uuid UNION SELECT other.id FROM mails AS asked JOIN mails AS other
  ON ${isSameMail('other', 'asked')} AND other.state = asked.state WHERE asked.id = $1 AND NOT ${isOutdated('other')}))`;

/**
 * Sends a mail about an order once more, also with what it says of other orders. One that was not sent is attempted now, as itself;
 * for a sent one this is an event of its own, with another Message-ID. Throws 404, 409 for one that is not true any more, 429 or 503.
 */
export function sendMailAgain(db: Database, id: string, actor: Actor): Promise<{ acknowledged: true }> {
  if (!isId(id)) throw new Problem('NOT_FOUND');
  return db.transaction(async (tx) => {
    // The order's row, so that two admins take turns.
    const { rows } = await tx.query<Mail>(
      `SELECT kind, order_id AS "orderId", state, ${isOutdated('mails')} AS "isOutdated"
         FROM mails JOIN orders ON orders.id = order_id
        WHERE mails.id = $1 AND kind = ANY($2) FOR NO KEY UPDATE OF orders`,
      [id, orderMailKinds],
    );
    const mail = rows[0];
    if (!mail) throw new Problem('NOT_FOUND');
    if (mail.isOutdated) throw new Problem('LIST_CHANGED', { message: m.mailIsOutdated() });
    if ((await countSentAgain(tx, mail.orderId)) >= limits.mailsSentAgain) {
      throw new Problem('RATE_LIMITED', { message: m.mailSentTooOften(), retryAfter: day });
    }
    const { rowCount } = await tx.query(
      mail.state === 'sent'
        ? `INSERT INTO mails (kind, order_id, checkout_id, user_id, event, to_address, data, is_released)
           SELECT kind, order_id, checkout_id, user_id, 'again ' || gen_random_uuid(), to_address, data, true FROM mails
            WHERE ${isOfMail} AND to_address IS NOT NULL AND ${sendsMails}`
        : // An open one that is due within two minutes may be on its way.
          `UPDATE mails SET state = 'open', suppressed_for = NULL, is_released = true, attempts = 0, next_attempt_at = CASE
             WHEN state = 'open' AND next_attempt_at <= now() + interval '2 minutes' THEN next_attempt_at ELSE now() END
            WHERE ${isOfMail} AND to_address IS NOT NULL AND ${sendsMails}`,
      [id],
    );
    if (rowCount === 0) throw new Problem('UNAVAILABLE', { message: m.mailsAreOff(), retryAfter: day });
    await recordAudit(tx, { ...actor, object: mail.orderId, after: `mail ${mail.kind}` });
    return { acknowledged: true };
  });
}
