import type { MailContent } from '#contract/mails.ts';
import { numberSegment } from '#contract/number-key.ts';
import { pages } from '#contract/pages.ts';
import * as m from '#messages/order-drawer.js';
import type { Queries } from '../db/connect.ts';
import { recordShopMail } from './record-mail.ts';

/** A question of a customer about a part or about their order. */
export interface Question {
  id: string;
  userId: string;
  from: Extract<MailContent, { kind: 'question' }>['from'];
  orderId: string | null;
  partId: string | null;
  text: string;
}

/** Writes the mail to the shop about a question, in the transaction that stores the question. */
export async function recordQuestionMail(
  tx: Queries,
  { id, from, orderId, partId, text }: Question,
): Promise<void> {
  const { rows } = await tx.query<{ order: string | null; part: string | null; name: string | null }>(
    `SELECT (SELECT number FROM orders WHERE id = $1) AS "order", parts.part_number AS part, parts.name
       FROM (SELECT) AS once LEFT JOIN parts ON parts.id = $2`,
    [orderId, partId],
  );
  const { order = null, part = null, name = null } = rows[0] ?? {};
  const path =
    order !== null
      ? `${pages.adminOrders.path}?search=${order}`
      : part !== null
        ? pages.part.path.replace(':number', numberSegment(part))
        : pages.manageProducts.path;
  const about =
    order === null ? [name, part].filter((known) => known !== null).join(', ') : m.title({ shown: order });
  await recordShopMail(tx, { kind: 'question', from, about, text, url: path }, id);
}
