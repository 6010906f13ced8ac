import { numberKey } from '#contract/catalogue/number-key.ts';
import { orderNumberIn } from '#contract/orders/order-number.ts';
import type { AdminOrder } from '#contract/orders/orders.ts';
import { buildCreditNote, buildInvoice } from '../../fixtures/invoices.ts';

const partMin = 5;

const digitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '');

/** The server knows the codes of all countries. */
const phoneKey = (phone: string) =>
  digitsOf(phone.replace(/\(0\)/, ''))
    .replace(/^0+/, '')
    .replace(/^\s*(?:\+|00)/.test(phone) ? /^(?:46|44)0*/ : /^$/, '');

const hasPart = (code: string, part: string) =>
  part.length < partMin ? part !== '' && code === part : code.startsWith(part) || code.endsWith(part);

function hasDocument(order: AdminOrder, typed: string): boolean {
  if (!order.paid) return false;
  const invoice = buildInvoice(order);
  const documents = order.status === 'refunded' ? [invoice, buildCreditNote(invoice)] : [invoice];
  return documents.some(({ number }) => {
    const [year = '', count = ''] = number.split('-');
    const short = count.replace(/^0+/, '');
    return (
      typed.replace(/^0+/, '') === short ||
      typed === year + short ||
      (typed.length >= partMin && digitsOf(number).startsWith(typed))
    );
  });
}

/** Whether a search names an order by its number, or by one of a parcel or a document. */
export function isNamed(order: AdminOrder, search: string): boolean {
  const ordered = orderNumberIn(search);
  if (ordered?.number === order.number) return true;
  if (ordered?.isMarked || !/\d/.test(search)) return false;
  const typed = search.replace(/^\s*(?:invoice|credit note|receipt|tracking number)\s*:?/i, '');
  return (
    hasPart(numberKey(order.shipment?.trackingNumber ?? ''), numberKey(typed)) ||
    (!/\p{L}/u.test(typed) && hasDocument(order, digitsOf(typed)))
  );
}

export const hasPhone = ({ phone }: AdminOrder, search: string): boolean =>
  !/\p{L}/u.test(search) && phone !== '' && hasPart(phoneKey(phone), phoneKey(search));
