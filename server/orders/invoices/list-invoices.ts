import type { Invoice } from '#contract/orders/invoices.ts';
import { toDollars } from '#contract/money.ts';
import type { Queries } from '../../db/connect.ts';
import type { OrderRow } from '../order-row.ts';

type Printed = Omit<
  Invoice,
  'number' | 'kind' | 'issuedAt' | 'shippedAt' | 'unitPrice' | 'totalPrice' | 'tax'
>;

interface InvoiceRow extends Pick<Invoice, 'number' | 'kind'> {
  issuedAt: Date;
  data: Omit<Printed, 'invoiceNumber'> & {
    unitPriceCents: number;
    totalCents: number;
    tax?: Invoice['tax'] | null;
    invoiceNumber?: string;
  };
}

/**
 * Returns the invoice of an order and its credit note, oldest first; none of an order that was never paid. Issues the
 * invoice of an order that was paid before the shop issued any.
 */
export async function listInvoices(db: Queries, order: OrderRow): Promise<Invoice[]> {
  const found = await readInvoices(db, order);
  if (found.length > 0 || !['paid', 'shipped', 'refunding'].includes(order.status)) return found;
  await db.query('SELECT issue_missing_invoice($1)', [order.id]);
  return readInvoices(db, order);
}

async function readInvoices(db: Queries, { id, partId, shippedAt }: OrderRow): Promise<Invoice[]> {
  const { rows } = await db.query<InvoiceRow>(
    `SELECT number, kind, issued_at AS "issuedAt", data FROM invoices WHERE order_id = $1 ORDER BY issued_at`,
    [id],
  );
  return rows.map(({ number, kind, issuedAt, data }) => {
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
