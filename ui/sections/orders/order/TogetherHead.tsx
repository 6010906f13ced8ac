import type { ReactNode } from 'react';
import type { AdminOrder } from '#contract/orders/orders.ts';
import * as m from '#messages/placed-together.js';
import { formatDay } from '#ui/components/DateTime/format-date-time.ts';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { totalOf } from './total-of.ts';
import * as styles from './TogetherHead.css.ts';

interface TogetherHeadProps {
  /** Of one checkout. */
  orders: readonly AdminOrder[];
  /** What can be done with several of them. */
  action?: ReactNode;
}

/** Above orders that were placed together. */
export function TogetherHead({ orders, action }: TogetherHeadProps) {
  const [first] = orders;
  const isPaidOnce =
    orders.every(({ paid }) => paid) && new Set(orders.map(({ transactionId }) => transactionId)).size === 1;
  if (!first) return null;
  return (
    <div className={styles.head}>
      <span className={styles.title}>{m.placedTogether()}</span>
      <span>{m.togetherOn({ count: orders.length, day: formatDay(first.createdAt) })}</span>
      {isPaidOnce && <span>{m.paidOnce({ total: formatMoney(totalOf(orders)) })}</span>}
      {action != null && <span className={styles.action}>{action}</span>}
    </div>
  );
}
