import type { Count } from '#contract/list-counts.ts';
import { formatCount } from '../Numeric/format-count.ts';
import { formatMoney } from '../Money/format-money.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './StatStrip.css.ts';

export interface StatTile {
  label: string;
  /** Null while loading. */
  figure: Count | null;
  /** Dollars. Omit when unknown. */
  amount?: number;
}

export interface StatStripProps {
  /** Up to four. */
  tiles: readonly StatTile[];
}

/** Longer figures get a smaller size, so that they do not wrap on phones. */
const longFigure = 7;

/** Up to four counts in a row, each with an optional amount of money. */
export function StatStrip({ tiles }: StatStripProps) {
  return (
    <dl className={styles.strip}>
      {tiles.map(({ label, figure, amount }) => {
        const words = figure === null ? '' : formatCount(figure);
        return (
          <div key={label} className={styles.tile}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value} data-long={words.length > longFigure || undefined}>
              {figure === null ? <Skeleton shape="title" width="word" /> : <span>{words}</span>}
              {amount !== undefined && <small className={styles.amount}>{formatMoney(amount)}</small>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
