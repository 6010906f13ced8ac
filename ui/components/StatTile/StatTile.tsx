import { formatCount, type Count } from '../Numeric/format-count.ts';
import { formatMoney } from '../Money/format-money.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './StatTile.css.ts';

export interface StatTileProps {
  label: string;
  /** Null while loading. */
  figure: Count | null;
  /** Dollars. Omit when unknown. */
  amount?: number;
}

/** Longer figures get a smaller size, so that they do not wrap on phones. */
const longFigure = 7;

/** One figure of a `StatStrip`, as a `dt` and a `dd`. */
export function StatTile({ label, figure, amount }: StatTileProps) {
  const words = figure === null ? '' : formatCount(figure);
  return (
    <div className={styles.tile}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value} data-long={words.length > longFigure || undefined}>
        {figure === null ? <Skeleton shape="title" width="word" /> : words}
        {amount !== undefined && <small className={styles.amount}>{formatMoney(amount)}</small>}
      </dd>
    </div>
  );
}
