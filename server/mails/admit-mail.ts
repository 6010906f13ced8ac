import { isDeliverable } from '#contract/deliverable.ts';
import type { SuppressedFor } from '#contract/orders/order-mails.ts';
import type { Config } from '../config/config.ts';
import { hashRecipient } from '../core/canonical-recipient.ts';
import { actionLimits, scaled } from '../core/limits.ts';
import type { Database } from '../db/connect.ts';
import type { Letter, ReadMail } from './mail-content.ts';

interface AdmitDeps {
  db: Database;
  config: Pick<Config, 'tokenSecret' | 'rateLimitScale'>;
}

/** `outdated`: it is not true any more, the part cannot be ordered any more, or the mail has lost its address. */
type Admission = 'admitted' | 'held' | 'outdated' | SuppressedFor;

/**
 * Decides whether a mail is sent, and counts it. A retry is counted once, and so is a mail about several orders. Mails about money that
 * was paid, and those that an admin sends, neither count nor are limited. `shopAddress` gets the questions.
 */
export async function admitMail(deps: AdmitDeps, letter: Letter, shopAddress: string): Promise<Admission> {
  const [mail] = letter;
  const { mails, unverifiedMails, questionMails } = actionLimits;
  const most = ({ recipient }: { recipient: number }) => scaled(recipient, deps.config.rateLimitScale);
  if (mail.kind === 'lowStock' || mail.kind === 'questionDigest') return 'admitted';
  if (mail.kind === 'question') {
    const { per } = questionMails;
    return (await count(deps, letter, shopAddress, { most: most(questionMails), per })) ? 'admitted' : 'held';
  }
  if (mail.to === null || mail.isOrderable === false) return 'outdated';
  if (!isDeliverable(mail.to)) return 'address';
  if (letter.some(isUnlimited)) return 'admitted';
  const limit = mail.isVerified ? most(mails) : Math.min(unverifiedMails.recipient, most(mails));
  if (await count(deps, letter, mail.to, { most: limit, per: mails.per })) return 'admitted';
  return mail.isVerified ? 'tooMany' : 'unverified';
}

/** An order whose share of a payment is refunded was not paid by it. */
const isUnlimited = ({ isReleased, kind, order }: ReadMail): boolean =>
  isReleased || kind === 'refunded' || (order?.paidAt ?? null) !== null;

/** Counts a mail for its recipient. Returns false if they have had `most` within `per` seconds. */
function count(
  { db, config }: AdmitDeps,
  [{ id, messageId }]: Letter,
  recipient: string,
  { most, per }: { most: number; per: number },
): Promise<boolean> {
  const hash = hashRecipient(recipient, config.tokenSecret);
  return db.transaction(async (tx) => {
    // So that two processes do not count at the same time.
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [hash]);
    const { rowCount } = await tx.query(
      {
        isPrepared: true,
        text: `UPDATE mails SET recipient_hash = $2, admitted_at = coalesce(admitted_at, now())
          WHERE id = $1 AND (admitted_at IS NOT NULL OR $3 > (
            SELECT count(DISTINCT earlier.message_id) FROM mails AS earlier LEFT JOIN orders ON orders.id = earlier.order_id
             WHERE earlier.recipient_hash = $2 AND earlier.message_id <> $5 AND earlier.admitted_at > now() - make_interval(secs => $4)
               AND orders.paid_at IS NULL AND NOT earlier.is_released))`,
      },
      [id, hash, most, per, messageId],
    );
    return rowCount === 1;
  });
}
