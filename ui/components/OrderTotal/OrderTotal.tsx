import * as m from '#messages/order-total.js';
import { formatMoney } from '../Money/format-money.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './OrderTotal.css.ts';

export interface OrderTotalProps {
  /** Dollars. Null while loading; `none` when there is no total, such as for an invalid quantity. */
  amount: number | 'none' | null;
  /** Announces changes, for a total that updates while typing. */
  isLive?: boolean;
}

/** The total of an order, below a rule. */
export function OrderTotal({ amount, isLive = false }: OrderTotalProps) {
  if (amount === null) {
    return (
      <div className={styles.total}>
        <Skeleton width="word" />
        <Skeleton shape="heading" width="third" />
      </div>
    );
  }
  const figure = amount === 'none' ? '–' : formatMoney(amount);
  return (
    <div className={styles.total}>
      <Text as="span" style="title">
        {m.total()}
      </Text>
      {isLive ? (
        <output className={styles.amount} aria-live="polite">
          {figure}
        </output>
      ) : (
        <span className={styles.amount}>{figure}</span>
      )}
    </div>
  );
}
