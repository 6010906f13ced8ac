import type { Invoice } from '#contract/orders/invoices.ts';
import * as m from '#messages/invoice.js';

/** What a document is called. Without a seller it proves the payment and is no invoice. */
export function invoiceTitle({ kind, seller }: Pick<Invoice, 'kind' | 'seller'>): string {
  if (kind === 'credit_note') return seller ? m.creditNote() : m.refundReceipt();
  return seller ? m.invoice() : m.receipt();
}
