import { formatCount } from '../Figure/format-count.ts';
import { formatMoney } from '../Money/format-money.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './StatTile.css.ts';

export interface StatTileProps {
  label: string;
  /** A count; null while it is not known yet. */
  figure: number | null;
  /** Dollars; absent where the sum is not known. */
  amount?: number;
}

/** One figure of a `StatStrip`: a term and what it is, so it stands in a `dl`. */
export function StatTile({ label, figure, amount }: StatTileProps) {
  return (
    <div className={styles.tile}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {figure === null ? <Skeleton shape="title" width="word" /> : formatCount(figure)}
        {amount !== undefined && <small className={styles.amount}>{formatMoney(amount)}</small>}
      </dd>
    </div>
  );
}
