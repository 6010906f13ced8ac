import type { Order } from '#contract/orders/orders.ts';
import * as m from '#messages/order-table.js';
import { formatDay } from '#ui/components/DateTime/format-date-time.ts';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { totalOf } from '../CheckoutSummary/CheckoutSummary.tsx';
import * as styles from './OrderTable.css.ts';

const isUnpaid = ({ paid }: Order) => !paid;

/** Returns the ids of checkouts that have several unpaid orders in consecutive rows. */
export const paidTogether = (orders: readonly Order[]): string[] => [
  ...new Set(
    orders.flatMap(({ checkout, paid }, index) => {
      const next = orders[index + 1];
      return checkout != null && !paid && next?.checkout === checkout && isUnpaid(next) ? [checkout] : [];
    }),
  ),
];

interface TogetherHeadProps {
  /** Of one checkout. */
  orders: readonly Order[];
  payHref(checkoutId: string): string;
}

/** Above orders that were placed together: what they are, and how to pay those that are unpaid. */
export function TogetherHead({ orders, payHref }: TogetherHeadProps) {
  const [first] = orders;
  const unpaid = orders.filter(isUnpaid);
  const isOnePayment = new Set(orders.map(({ transactionId }) => transactionId)).size === 1;
  if (!first) return null;
  return (
    <div className={styles.together}>
      <span className={styles.togetherTitle}>{m.placedTogether()}</span>
      <span>{m.togetherOn({ count: orders.length, day: formatDay(first.createdAt) })}</span>
      {unpaid.length === 0 && isOnePayment && (
        <span>{m.paidOnce({ total: formatMoney(totalOf(orders)) })}</span>
      )}
      {unpaid.length > 1 && first.checkout != null && (
        <span className={styles.togetherAction}>
          <LinkButton href={payHref(first.checkout)} tone="primary" size="sm">
            {m.payTogether({ count: unpaid.length, total: formatMoney(totalOf(unpaid)) })}
          </LinkButton>
        </span>
      )}
    </div>
  );
}
