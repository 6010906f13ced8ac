import type { Invoice } from '#contract/orders/invoices.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/invoice.js';
import { formatDate } from '#ui/components/DateTime/format-date-time.ts';
import { DescriptionList } from '#ui/components/DescriptionList/DescriptionList.tsx';
import { Money } from '#ui/components/Money/Money.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { TypedText } from '#ui/components/Text/TypedText.tsx';
import * as paper from '#ui/layouts/PrintLayout/PrintLayout.css.ts';
import { printedAddress } from '#ui/layouts/PrintLayout/printed-address.ts';
import { Sheet, type SheetProps } from '#ui/layouts/PrintLayout/Sheet.tsx';
import { useShop } from '#ui/shop.ts';
import { TaxLines } from './TaxLines.tsx';
import { invoiceTitle } from './invoice-title.ts';
import * as styles from './Invoice.css.ts';

interface InvoiceSheetProps extends Pick<SheetProps, 'level'> {
  invoice: Invoice;
}

const labels = [m.partNumber(), m.part(), common.quantity(), common.price(), m.total()];

/** An invoice or a credit note. Without a seller it is a receipt. */
export function InvoiceSheet({ invoice, level }: InvoiceSheetProps) {
  const { buyer, seller, kind, tax } = invoice;
  const taxIdLine = ({ taxId }: { taxId?: string | undefined }) =>
    tax && taxId !== undefined ? [m.taxIdLine({ tax: tax.name, id: taxId })] : [];
  const shop = useShop();
  const isCredit = kind === 'credit_note';
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
      <div className={styles.parties}>
        <Party
          label={m.buyer()}
          name={buyer.name}
          lines={[printedAddress(buyer.address), buyer.email, ...taxIdLine(buyer)]}
        />
        <Party
          label={m.seller()}
          name={seller?.name ?? shop.company}
          lines={seller ? [seller.address, seller.contact, ...taxIdLine(seller)] : [shop.address]}
        />
      </div>
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
        {tax && <TaxLines totalPrice={invoice.totalPrice} tax={tax} />}
      </div>
      <div className={paper.foot}>
        <DescriptionList
          columns={4}
          cells={[
            {
              label: isCredit ? m.refundedTransaction() : m.paidTransaction(),
              value: <Numeric>{invoice.transactionId ?? '–'}</Numeric>,
              span: 2,
            },
            {
              label: isCredit ? m.refundedDollars() : m.totalDollars(),
              value: (
                <span className={styles.total}>
                  <Money amount={invoice.totalPrice} />
                </span>
              ),
              span: 2,
            },
            ...(seller ? [{ label: m.registered(), value: seller.register, span: 2 } as const] : []),
            { label: m.issued(), value: formatDate(invoice.issuedAt) },
            { label: m.sheet(), value: <Numeric>{m.onlySheet()}</Numeric> },
          ]}
        />
      </div>
    </Sheet>
  );
}

interface PartyProps {
  label: string;
  name: string;
  lines: readonly string[];
}

function Party({ label, name, lines }: PartyProps) {
  return (
    <div>
      <p className={paper.label}>{label}</p>
      <p>
        <strong dir="auto">{name}</strong>
        {lines.map((line, index) => (
          <span key={index}>
            <br />
            <TypedText>{line}</TypedText>
          </span>
        ))}
      </p>
    </div>
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
