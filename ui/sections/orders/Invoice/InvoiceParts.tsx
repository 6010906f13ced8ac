import type { Invoice } from '#contract/orders/invoices.ts';
import * as m from '#messages/invoice.js';
import { formatDate } from '#ui/components/DateTime/format-date-time.ts';
import { DescriptionList } from '#ui/components/DescriptionList/DescriptionList.tsx';
import { Money } from '#ui/components/Money/Money.tsx';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { TypedText } from '#ui/components/Text/TypedText.tsx';
import * as paper from '#ui/layouts/PrintLayout/PrintLayout.css.ts';
import { printedAddress } from '#ui/layouts/PrintLayout/printed-address.ts';
import { useShop } from '#ui/shop.ts';
import * as styles from './Invoice.css.ts';

/** Who bought, and who sold. */
export function Parties({ invoice: { buyer, seller, tax } }: { invoice: Invoice }) {
  const shop = useShop();
  const taxIdLine = ({ taxId }: { taxId?: string | undefined }) =>
    tax && taxId !== undefined ? [m.taxIdLine({ tax: tax.name, id: taxId })] : [];
  return (
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
  );
}

interface InvoiceFootProps {
  invoice: Invoice;
  /** Of all lines, in dollars. */
  total: number;
  /** Its lines may need several sheets, which only the printer counts. */
  isLong?: boolean;
}

/** How it was paid, and by whom it was issued. */
export function InvoiceFoot({ invoice, total, isLong = false }: InvoiceFootProps) {
  const { kind, seller } = invoice;
  const isCredit = kind === 'credit_note';
  return (
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
                <Money amount={total} />
              </span>
            ),
            span: 2,
          },
          ...(seller ? [{ label: m.registered(), value: seller.register, span: 2 } as const] : []),
          { label: m.issued(), value: formatDate(invoice.issuedAt), span: isLong ? 2 : 1 },
          ...(isLong ? [] : [{ label: m.sheet(), value: <Numeric>{m.onlySheet()}</Numeric> }]),
        ]}
      />
    </div>
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
