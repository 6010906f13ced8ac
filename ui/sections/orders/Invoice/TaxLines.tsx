import { roundToCents, toDollars } from '#contract/money.ts';
import type { Tax } from '#contract/orders/invoices.ts';
import { splitTax } from '#contract/orders/tax.ts';
import * as m from '#messages/invoice.js';
import { Money } from '#ui/components/Money/Money.tsx';
import * as styles from './Invoice.css.ts';

interface TaxLinesProps {
  /** In dollars, with the tax. */
  totalPrice: number;
  tax: Tax;
}

/** Net, tax and gross of a document. */
export function TaxLines({ totalPrice, tax: { rate, name } }: TaxLinesProps) {
  const { net, tax } = splitTax(roundToCents(totalPrice), rate);
  const amounts = [
    [m.net(), toDollars(net)],
    [m.taxOf({ rate: String(rate), tax: name }), toDollars(tax)],
    [m.gross({ tax: name }), totalPrice],
  ] as const;
  return (
    <dl className={styles.taxes}>
      {amounts.map(([label, amount]) => (
        <div className={styles.tax} key={label}>
          <dt>{label}</dt>
          <dd className={styles.taxAmount}>
            <Money amount={amount} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
