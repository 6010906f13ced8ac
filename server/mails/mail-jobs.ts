import { pages } from '#contract/pages.ts';
import { partPath } from '#contract/part-path.ts';
import { lowStockOrders } from '#contract/catalogue/stock.ts';
import type { MailContent } from '#contract/orders/mails.ts';
import type { Config } from '../config/config.ts';
import { actionLimits } from '../core/limits.ts';
import type { Queries } from '../db/connect.ts';
import { recordShopMail, sendsMails } from './record-mail.ts';

/** Parts that the mail about low stock lists. */
const listedMax = 50;

/**
 * Forgets each request for a part that can be ordered again, and records its mail: once a day for a part, and so many a
 * day for a customer; further ones wait. Between the two no process can stop, because it is one statement.
 */
export async function recordReturnedParts(db: Queries): Promise<void> {
  await db.query(
    `WITH mailed AS (
       SELECT user_id, data ->> 'partId' AS part_id FROM mails
        WHERE kind = 'backInStock' AND created_at > now() - interval '1 day' AND suppressed_for IS DISTINCT FROM 'outdated'
          AND user_id IN (SELECT user_id FROM back_in_stock)
     ), due AS (
       SELECT asked.user_id, asked.part_id, row_number() OVER (PARTITION BY asked.user_id ORDER BY asked.created_at, asked.part_id)
           + (SELECT count(*) FROM mailed WHERE mailed.user_id = asked.user_id) AS place
         FROM back_in_stock AS asked JOIN parts ON parts.id = asked.part_id
        WHERE parts.deleted_at IS NULL AND parts.quantity >= parts.min_quantity AND ${isStockSettled}
          AND (asked.user_id, asked.part_id::text) NOT IN (SELECT user_id, part_id FROM mailed WHERE part_id IS NOT NULL)
     ), returned AS (
       DELETE FROM back_in_stock AS asked USING due JOIN parts ON parts.id = due.part_id
        WHERE asked.user_id = due.user_id AND asked.part_id = due.part_id AND place <= $1
       RETURNING asked.user_id, parts.id, parts.name, parts.quantity, parts.min_quantity, parts.part_number, parts.address
     )
     INSERT INTO mails (kind, event, user_id, to_address, data)
     SELECT 'backInStock', gen_random_uuid(), users.id, users.email, jsonb_build_object('partId', returned.id,
       'name', returned.name, 'quantity', quantity, 'minQuantity', min_quantity, 'number', part_number, 'address', address)
       FROM returned JOIN users ON users.id = user_id
      WHERE users.email_verified AND users.blocked_at IS NULL AND ${sendsMails}`,
    [actionLimits.stockMails.account],
  );
}

/** Whether no import is changing stocks: what it has not come to yet may be low, and what it will undo is not back. */
const isStockSettled = `NOT EXISTS (SELECT FROM imports WHERE state IN ('importing', 'publishing', 'undoing'))`;

interface LowPart {
  name: string;
  quantity: number;
  minQuantity: number;
  number: string | null;
  address: string;
}

/** Records the mail about parts that are low in stock, once a day at most. */
export async function recordLowStock(
  db: Queries,
  { mail, publicUrl }: Pick<Config, 'mail' | 'publicUrl'>,
  now: Date,
): Promise<void> {
  if (mail === undefined || mail.lowStockTo.length === 0) return;
  const { rows } = await db.query<LowPart>(
    `SELECT name, quantity, min_quantity AS "minQuantity", part_number AS number, address FROM parts
      WHERE deleted_at IS NULL AND quantity < $1 * min_quantity::bigint AND ${isStockSettled}
      ORDER BY quantity::float8 / min_quantity, position LIMIT $2`,
    [lowStockOrders, listedMax],
  );
  if (rows.length === 0) return;
  const parts = rows.map((part) => {
    const { address, ...facts } = part;
    const path =
      part.number === null ? pages.manageProducts.path : partPath({ number: part.number, address });
    return { ...facts, url: publicUrl + path };
  });
  const content = { kind: 'lowStock', parts, url: publicUrl + pages.manageProducts.path } as const;
  await recordShopMail(db, content satisfies MailContent, now.toISOString().slice(0, 10));
}

/** Removes addresses and contents after 90 days, and what could not be sent for days. */
export async function forgetOldMails(db: Queries): Promise<void> {
  await db.query(
    `UPDATE mails SET state = 'suppressed', suppressed_for = 'outdated'
      WHERE state = 'open' AND NOT is_released AND created_at < now() - interval '4 days'`,
  );
  await db.query(
    `UPDATE mails SET to_address = NULL, data = NULL, last_error = NULL, recipient_hash = NULL
      WHERE created_at < now() - interval '90 days' AND (to_address IS NOT NULL OR recipient_hash IS NOT NULL)`,
  );
  await db.query(`DELETE FROM mails WHERE order_id IS NULL AND created_at < now() - interval '90 days'`);
  await db.query(`DELETE FROM back_in_stock WHERE created_at < now() - interval '1 year'`);
}
