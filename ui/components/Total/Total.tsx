import { formatMoney } from '../Money/format-money.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './Total.css.ts';

export interface TotalProps {
  /** Dollars; null while it is not known. */
  amount: number | null;
  /** Whether it follows what is being typed, and says so when it changes. */
  isLive?: boolean;
}

/** The foot of an order: what it comes to, under a rule. */
export function Total({ amount, isLive = false }: TotalProps) {
  if (amount === null) {
    return (
      <div className={styles.total}>
        <Skeleton width="word" />
        <Skeleton shape="heading" width="third" />
      </div>
    );
  }
  return (
    <div className={styles.total}>
      <Text as="span" style="title">
        Total
      </Text>
      {isLive ? (
        <output className={styles.amount} aria-live="polite">
          {formatMoney(amount)}
        </output>
      ) : (
        <span className={styles.amount}>{formatMoney(amount)}</span>
      )}
    </div>
  );
}
