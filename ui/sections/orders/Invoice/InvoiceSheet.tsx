import type { Invoice } from '#contract/orders/invoices.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/invoice.js';
import { formatDate } from '#ui/components/DateTime/format-date-time.ts';
import { DescriptionList } from '#ui/components/DescriptionList/DescriptionList.tsx';
import { Money } from '#ui/components/Money/Money.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { Sheet, type SheetProps } from '#ui/layouts/PrintLayout/Sheet.tsx';
import { TaxLines } from './TaxLines.tsx';
import { InvoiceFoot, Parties } from './InvoiceParts.tsx';
import { invoiceTitle } from './invoice-title.ts';
import * as styles from './Invoice.css.ts';

interface InvoiceSheetProps extends Pick<SheetProps, 'level'> {
  invoice: Invoice;
}

const labels = [m.partNumber(), m.part(), common.quantity(), common.price(), m.total()];

/** An invoice or a credit note. Without a seller it is a receipt. */
export function InvoiceSheet({ invoice, level }: InvoiceSheetProps) {
  return (
    <Sheet
      size="a4"
      level={level}
      title={
        <>
          {invoiceTitle(invoice)} <bdi className={styles.number}>{invoice.number}</bdi>
        </>
      }
    >
      <Parties invoice={invoice} />
      <DescriptionList columns={4} cells={datesOf(invoice)} />
      <div className={styles.lines}>
        <table className={styles.table}>
          <thead>
            <tr className={styles.headRow}>
              {labels.map((label) => (
                <th className={styles.headCell} scope="col" key={label}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className={styles.row}>
              <td className={styles.cell}>
                {invoice.partNumber === null ? '–' : <Numeric>{invoice.partNumber}</Numeric>}
              </td>
              <td className={`${styles.cell} ${styles.name}`}>
                <span dir="auto">{invoice.productName}</span>
              </td>
              <td className={styles.figure} data-label={common.quantity()}>
                <Numeric>{formatCount(invoice.productQuantity)}</Numeric>
              </td>
              <td className={styles.figure} data-label={common.price()}>
                <Money amount={invoice.unitPrice} />
              </td>
              <td className={styles.figure} data-label={m.total()}>
                <Money amount={invoice.totalPrice} />
              </td>
            </tr>
          </tbody>
        </table>
        {invoice.tax && <TaxLines invoices={[invoice]} tax={invoice.tax} />}
      </div>
      <InvoiceFoot invoice={invoice} total={invoice.totalPrice} />
    </Sheet>
  );
}

function datesOf({ orderNumber, orderedAt, paidAt, shippedAt, invoiceNumber }: Invoice) {
  return [
    { label: common.order(), value: <Numeric>{orderNumber}</Numeric> },
    { label: m.ordered(), value: formatDate(orderedAt) },
    { label: common.paid(), value: paidAt === null ? '–' : formatDate(paidAt) },
    invoiceNumber === null
      ? { label: common.shipped(), value: shippedAt === null ? '–' : formatDate(shippedAt) }
      : { label: m.cancelledInvoice(), value: <Numeric>{invoiceNumber}</Numeric> },
  ];
}
