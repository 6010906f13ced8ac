import type { ReactNode } from 'react';
import type { AdminOrder } from '#contract/orders/orders.ts';
import { togetherOf } from '#contract/orders/together-of.ts';
import * as m from '#messages/placed-together.js';
import { formatDay } from '#ui/components/DateTime/format-date-time.ts';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import * as styles from './TogetherHead.css.ts';

interface TogetherHeadProps {
  /** Of one checkout. What is known of all of them is read from the first. */
  orders: readonly AdminOrder[];
  /** What can be done with several of them. */
  action?: ReactNode;
}

/** Above orders that were placed together. */
export function TogetherHead({ orders, action }: TogetherHeadProps) {
  const [first] = orders;
  if (!first) return null;
  const { orders: count, isPaidOnce, paid, refunded } = first.together ?? togetherOf(orders);
  const [total, back] = [formatMoney(paid), formatMoney(refunded)];
  return (
    <div className={styles.head}>
      <span className={styles.title}>{m.placedTogether()}</span>
      <span>{m.togetherOn({ count, day: formatDay(first.createdAt) })}</span>
      {orders.length < count && (
        <span>{m.someShown({ shown: formatCount(orders.length), all: formatCount(count) })}</span>
      )}
      {isPaidOnce && (
        <span>{refunded > 0 ? m.paidOnceRefunded({ total, refunded: back }) : m.paidOnce({ total })}</span>
      )}
      {action != null && <span className={styles.action}>{action}</span>}
    </div>
  );
}
