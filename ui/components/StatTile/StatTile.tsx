import { formatCount, type Count } from '../Numeric/format-count.ts';
import { formatMoney } from '../Money/format-money.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './StatTile.css.ts';

export interface StatTileProps {
  label: string;
  /** Null while it is not known yet. */
  figure: Count | null;
  /** Dollars; absent where the sum is not known. */
  amount?: number;
}

/** With more characters a figure is set smaller: it shall not break on a phone. */
const longFigure = 7;

/** One figure of a `StatStrip`: a term and what it is, so it stands in a `dl`. */
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
