import { roundToCents, toDollars } from '#contract/money.ts';
import type { Invoice, Tax } from '#contract/orders/invoices.ts';
import { splitTax } from '#contract/orders/tax.ts';
import * as m from '#messages/invoice.js';
import { Money } from '#ui/components/Money/Money.tsx';
import { totalOf } from '../order/total-of.ts';
import * as styles from './Invoice.css.ts';

interface TaxLinesProps {
  /** With the same tax. */
  invoices: readonly Pick<Invoice, 'totalPrice'>[];
  tax: Tax;
}

/** Net, tax and gross of a document: the sums of what is rounded in each of its invoices. */
export function TaxLines({ invoices, tax: { rate, name } }: TaxLinesProps) {
  let [net, tax] = [0, 0];
  for (const { totalPrice } of invoices) {
    const parts = splitTax(roundToCents(totalPrice), rate);
    net += parts.net;
    tax += parts.tax;
  }
  const amounts = [
    [m.net(), toDollars(net)],
    [m.taxOf({ rate: String(rate), tax: name }), toDollars(tax)],
    [m.gross({ tax: name }), totalOf(invoices)],
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
