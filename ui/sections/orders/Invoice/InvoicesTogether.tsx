import type { Invoice } from '#contract/orders/invoices.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/invoice.js';
import { formatDate } from '#ui/components/DateTime/format-date-time.ts';
import { DescriptionList } from '#ui/components/DescriptionList/DescriptionList.tsx';
import { Money } from '#ui/components/Money/Money.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { Sheet, type SheetProps } from '#ui/layouts/PrintLayout/Sheet.tsx';
import { totalOf } from '../order/total-of.ts';
import * as styles from './Invoice.css.ts';
import { InvoiceFoot, Parties } from './InvoiceParts.tsx';
import { TaxLines } from './TaxLines.tsx';

interface InvoicesTogetherProps extends Pick<SheetProps, 'level'> {
  /** Of orders that one payment paid, by one seller to one buyer. */
  invoices: readonly [Invoice, ...Invoice[]];
}

/** The invoices of a checkout as one document. Each keeps its number. */
export function InvoicesTogether({ invoices, level }: InvoicesTogetherProps) {
  const [first] = invoices;
  const title = first.seller ? m.invoices() : m.receipts();
  const labels = [
    ...[first.seller ? m.invoice() : m.receipt(), common.order(), m.part()],
    ...[common.quantity(), common.price(), m.total()],
  ];
  const pieces = invoices.reduce((sum, { productQuantity }) => sum + productQuantity, 0);
  const total = totalOf(invoices);
  return (
    <Sheet size="a4" level={level} title={title}>
      <Parties invoice={first} />
      <DescriptionList columns={4} cells={datesOf(invoices)} />
      <div className={styles.several}>
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
            {invoices.map((invoice) => (
              <Line invoice={invoice} key={invoice.number} />
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.sum}>
        <span>
          {m.lines({ lines: formatCount(invoices.length), count: pieces, shown: formatCount(pieces) })}
        </span>
        <Money amount={total} />
      </p>
      {first.tax && <TaxLines invoices={invoices} tax={first.tax} />}
      <InvoiceFoot invoice={first} total={total} isLong />
    </Sheet>
  );
}

function Line({ invoice }: { invoice: Invoice }) {
  return (
    <tr className={styles.row}>
      <td className={styles.figure} data-label={m.invoice()}>
        <Numeric>{invoice.number}</Numeric>
      </td>
      <td className={styles.figure} data-label={common.order()}>
        <Numeric>{invoice.orderNumber}</Numeric>
      </td>
      <td className={`${styles.cell} ${styles.name}`}>
        <span dir="auto">{invoice.productName}</span>
        {invoice.partNumber !== null && (
          <span className={styles.partNumber}>
            <Numeric>{invoice.partNumber}</Numeric>
          </span>
        )}
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
  );
}

function datesOf(invoices: readonly [Invoice, ...Invoice[]]) {
  const [{ orderedAt, paidAt }] = invoices;
  const days = new Set(invoices.map(({ shippedAt }) => (shippedAt === null ? '–' : formatDate(shippedAt))));
  return [
    { label: m.orders(), value: m.together({ shown: formatCount(invoices.length) }) },
    { label: m.ordered(), value: formatDate(orderedAt) },
    { label: common.paid(), value: paidAt === null ? '–' : formatDate(paidAt) },
    { label: common.shipped(), value: [...days].join(', ') },
  ];
}
