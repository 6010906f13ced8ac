import { formatCount } from '../Figure/format-count.ts';
import { formatMoney } from '../Money/format-money.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './StatStrip.css.ts';

export interface StatTile {
  label: string;
  /** A count; null while it is not known yet. */
  figure: number | null;
  /** Dollars. */
  amount?: number;
}

export interface StatStripProps {
  /** Up to four. */
  tiles: readonly StatTile[];
}

export function StatStrip({ tiles }: StatStripProps) {
  return (
    <dl className={styles.strip}>
      {tiles.map(({ label, figure, amount }) => (
        <div className={styles.tile} key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {figure === null ? <Skeleton shape="title" width="word" /> : formatCount(figure)}
            {amount !== undefined && <small className={styles.amount}>{formatMoney(amount)}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
