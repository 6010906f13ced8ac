import type { AskedQuestion, NewQuestion } from '#contract/questions.ts';
import type { Actor } from '../core/actor.ts';
import type { Caller } from '../core/env.ts';
import { isId, newId } from '../core/ids.ts';
import { Problem } from '../core/problem.ts';
import { recordAudit } from '../db/audit.ts';
import type { Database, Queries } from '../db/connect.ts';
import { recordQuestionMail } from '../mails/question-mail.ts';
import { findOrder, toWire } from '../orders/order-row.ts';

/** Stores a question about a part, or about an order of the caller, with its mail to the shop. Throws 404. */
export function askQuestion(
  db: Database,
  { userId, name, email }: Pick<Caller, 'userId' | 'name' | 'email'>,
  { text, orderId, partId }: NewQuestion,
  actor: Actor,
): Promise<AskedQuestion> {
  return db.transaction(async (tx) => {
    const isKnown =
      orderId === undefined ? await isPublicPart(tx, partId ?? '') : await isOwnOrder(tx, orderId, userId);
    if (!isKnown) throw new Problem('NOT_FOUND');
    const id = newId();
    await tx.query(
      'INSERT INTO questions (id, user_id, order_id, part_id, text) VALUES ($1, $2, $3, $4, $5)',
      [id, userId, orderId ?? null, partId ?? null, text],
    );
    await recordAudit(tx, { ...actor, object: id, after: 'asked' });
    await recordQuestionMail(tx, {
      id,
      userId,
      from: { name, email },
      orderId: orderId ?? null,
      partId: partId ?? null,
      text,
    });
    return { acknowledged: true, insertedId: id };
  });
}

/** Of somebody else: like an order that does not exist. */
async function isOwnOrder(tx: Queries, orderId: string, userId: string): Promise<boolean> {
  const order = await findOrder(tx, orderId);
  return order?.userId === userId && toWire(order) !== null;
}

async function isPublicPart(tx: Queries, partId: string): Promise<boolean> {
  if (!isId(partId)) return false;
  const { rows } = await tx.query('SELECT FROM parts WHERE id = $1 AND deleted_at IS NULL', [partId]);
  return rows.length > 0;
}
