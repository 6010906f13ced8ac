import type { Queries } from '../db/connect.ts';

interface DocumentNumbers {
  invoiceNumber: string | null;
  creditNoteNumber: string | null;
}

/** Returns the numbers of the documents of orders, by the id of the order. */
export async function findDocumentNumbers(
  db: Queries,
  orders: readonly { _id: string }[],
): Promise<Map<string, DocumentNumbers>> {
  const { rows } = await db.query<DocumentNumbers & { id: string }>(
    `SELECT order_id AS id, max(number) FILTER (WHERE kind = 'invoice') AS "invoiceNumber",
            max(number) FILTER (WHERE kind = 'credit_note') AS "creditNoteNumber"
       FROM invoices WHERE order_id = ANY($1) GROUP BY order_id`,
    [orders.map(({ _id }) => _id)],
  );
  return new Map(rows.map(({ id, ...numbers }) => [id, numbers]));
}
