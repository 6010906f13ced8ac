import { pages } from '#contract/pages.ts';
import { numberSegment } from '#contract/number-key.ts';
import { lowStockOrders } from '#contract/stock.ts';
import type { MailContent } from '#contract/mails.ts';
import type { Config } from '../config/config.ts';
import type { Queries } from '../db/connect.ts';
import { recordShopMail, sendsMails } from './record-mail.ts';

/** Parts that the mail about low stock lists. */
const listedMax = 50;

/**
 * Forgets each request for a part that can be ordered again, and records its mail. Between the two no process can
 * stop, because it is one statement.
 */
export async function recordReturnedParts(db: Queries): Promise<void> {
  await db.query(
    `WITH returned AS (
       DELETE FROM back_in_stock AS asked USING parts
        WHERE parts.id = asked.part_id AND parts.deleted_at IS NULL AND parts.quantity >= parts.min_quantity
       RETURNING asked.user_id, parts.name, parts.quantity, parts.min_quantity, parts.part_number
     )
     INSERT INTO mails (kind, event, user_id, to_address, data)
     SELECT 'backInStock', gen_random_uuid(), users.id, users.email, jsonb_build_object('name', returned.name,
       'quantity', quantity, 'minQuantity', min_quantity, 'number', part_number)
       FROM returned JOIN users ON users.id = user_id
      WHERE users.email_verified AND users.blocked_at IS NULL AND ${sendsMails}`,
  );
}

interface LowPart {
  name: string;
  quantity: number;
  minQuantity: number;
  number: string | null;
}

/** Records the mail about parts that are low in stock, once a day at most. */
export async function recordLowStock(
  db: Queries,
  { mail, publicUrl }: Pick<Config, 'mail' | 'publicUrl'>,
  now: Date,
): Promise<void> {
  if (mail === undefined || mail.lowStockTo.length === 0) return;
  const { rows } = await db.query<LowPart>(
    `SELECT name, quantity, min_quantity AS "minQuantity", part_number AS number FROM parts
      WHERE deleted_at IS NULL AND quantity < $1 * min_quantity::bigint
      ORDER BY quantity::float8 / min_quantity, position LIMIT $2`,
    [lowStockOrders, listedMax],
  );
  if (rows.length === 0) return;
  const parts = rows.map((part) => {
    const path =
      part.number === null
        ? pages.manageProducts.path
        : pages.part.path.replace(':number', numberSegment(part.number));
    return { ...part, url: publicUrl + path };
  });
  const content = { kind: 'lowStock', parts, url: publicUrl + pages.manageProducts.path } as const;
  await recordShopMail(db, content satisfies MailContent, now.toISOString().slice(0, 10));
}

/** Removes addresses and contents after 90 days, and what could not be sent for days. */
export async function forgetOldMails(db: Queries): Promise<void> {
  await db.query(
    `UPDATE mails SET state = 'suppressed' WHERE state = 'open' AND created_at < now() - interval '4 days'`,
  );
  await db.query(
    `UPDATE mails SET to_address = NULL, data = NULL, last_error = NULL
      WHERE created_at < now() - interval '90 days' AND to_address IS NOT NULL`,
  );
  await db.query(`DELETE FROM mails WHERE order_id IS NULL AND created_at < now() - interval '90 days'`);
  await db.query(`DELETE FROM back_in_stock WHERE created_at < now() - interval '1 year'`);
}
