import type { Invoice } from '#contract/orders/invoices.ts';
import { toDollars } from '#contract/money.ts';
import type { Queries } from '../../db/connect.ts';
import type { OrderRow } from '../order-row.ts';

type Printed = Omit<
  Invoice,
  'number' | 'kind' | 'issuedAt' | 'shippedAt' | 'unitPrice' | 'totalPrice' | 'tax'
>;

interface InvoiceRow extends Pick<Invoice, 'number' | 'kind'> {
  orderId: string;
  issuedAt: Date;
  data: Omit<Printed, 'invoiceNumber'> & {
    unitPriceCents: number;
    totalCents: number;
    tax?: Invoice['tax'] | null;
    invoiceNumber?: string;
  };
}

/**
 * Returns the invoice of each order and its credit note, oldest first; none of an order that was never paid. Issues the
 * invoice of an order that was paid before the shop issued any.
 */
export async function listInvoices(db: Queries, orders: readonly OrderRow[]): Promise<Invoice[]> {
  const found = await readInvoices(db, orders);
  const missing = orders.filter(
    ({ number, status }) =>
      ['paid', 'shipped', 'refunding'].includes(status) &&
      found.every(({ orderNumber }) => orderNumber !== number),
  );
  for (const { id } of missing) await db.query('SELECT issue_missing_invoice($1)', [id]);
  return missing.length === 0 ? found : readInvoices(db, orders);
}

async function readInvoices(db: Queries, orders: readonly OrderRow[]): Promise<Invoice[]> {
  const { rows } = await db.query<InvoiceRow>(
    `SELECT order_id AS "orderId", number, kind, issued_at AS "issuedAt", data FROM invoices
      WHERE order_id = ANY($1) ORDER BY order_id, issued_at`,
    [orders.map(({ id }) => id)],
  );
  const byId = new Map(orders.map((order) => [order.id, order]));
  return rows.map(({ orderId, number, kind, issuedAt, data }) => {
    const { partId, shippedAt = null } = byId.get(orderId) ?? {};
    const { unitPriceCents, totalCents, invoiceNumber = null, orderedAt, paidAt, tax, ...printed } = data;
    return {
      ...printed,
      ...(tax && { tax }),
      partId,
      number,
      kind,
      issuedAt: issuedAt.toISOString(),
      // PostgreSQL writes times with the offset of its session.
      orderedAt: new Date(orderedAt).toISOString(),
      paidAt: paidAt === null ? null : new Date(paidAt).toISOString(),
      shippedAt: shippedAt?.toISOString() ?? null,
      unitPrice: toDollars(unitPriceCents),
      totalPrice: toDollars(totalCents),
      invoiceNumber,
    };
  });
}
