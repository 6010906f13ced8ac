import { partPath } from '#contract/part-path.ts';
import { pages } from '#contract/pages.ts';
import type { AskedQuestion, NewQuestion } from '#contract/questions.ts';
import * as m from '#messages/order-drawer.js';
import type { Actor } from '../../core/actor.ts';
import type { Caller } from '../../core/env.ts';
import { isId, newId } from '../../core/ids.ts';
import { Problem } from '../../core/problem.ts';
import { recordAudit } from '../../db/audit.ts';
import type { Database, Queries } from '../../db/connect.ts';
import { recordShopMail } from '../../mails/record-mail.ts';
import { findOrder, toWire } from '../../orders/order-row.ts';

/** Stores a question about a part, or about an order of the caller, with its mail to the shop. Throws 404. */
export function askQuestion(
  db: Database,
  { userId, name, email }: Pick<Caller, 'userId' | 'name' | 'email'>,
  { text, orderId, partId }: NewQuestion,
  actor: Actor,
): Promise<AskedQuestion> {
  return db.transaction(async (tx) => {
    const subject =
      orderId === undefined ? await findPart(tx, partId ?? '') : await findOwnOrder(tx, orderId, userId);
    if (!subject) throw new Problem('NOT_FOUND');
    const id = newId();
    await tx.query(
      'INSERT INTO questions (id, user_id, order_id, part_id, text) VALUES ($1, $2, $3, $4, $5)',
      [id, userId, orderId ?? null, partId ?? null, text],
    );
    await recordAudit(tx, { ...actor, object: id, after: 'asked' });
    await recordShopMail(tx, { kind: 'question', from: { name, email }, text, ...subject }, id);
    return { acknowledged: true, insertedId: id };
  });
}

/** What the mail says the question is about, and the path of the page that shows it. */
interface Subject {
  about: string;
  url: string;
}

/** Returns null for an order of somebody else, as for one that does not exist. */
async function findOwnOrder(tx: Queries, orderId: string, userId: string): Promise<Subject | null> {
  const order = await findOrder(tx, orderId);
  if (order?.userId !== userId || toWire(order) === null) return null;
  return { about: m.title({ shown: order.number }), url: `${pages.adminOrders.path}?search=${order.number}` };
}

async function findPart(tx: Queries, partId: string): Promise<Subject | null> {
  const { rows } = await tx.query<{ name: string; number: string | null; address: string }>(
    'SELECT name, part_number AS number, address FROM parts WHERE id = $1 AND deleted_at IS NULL',
    [isId(partId) ? partId : null],
  );
  if (!rows[0]) return null;
  const { name, number, address } = rows[0];
  if (number === null) return { about: name, url: pages.manageProducts.path };
  return { about: `${name}, ${number}`, url: partPath({ number, address }) };
}
