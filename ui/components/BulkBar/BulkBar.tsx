import type { ReactNode } from 'react';
import * as m from '#messages/bulk-bar.ts';
import * as common from '#messages/common.ts';
import { Button } from '../Button/Button.tsx';
import { Numeric } from '../Numeric/Numeric.tsx';
import { formatCount } from '../Numeric/format-count.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './BulkBar.css.ts';

export interface BulkBarProps {
  /** How many are selected, on all pages; without any there is no bar. */
  count: number;
  /** What they are, for one of them: "order" is one, "orders" are more. */
  noun: string;
  /** What can be done with all of them. */
  children: ReactNode;
  /** What became of the last action; above the bar, so that the rows stay where they are. */
  results?: ReactNode;
  onClear(): void;
}

/** What can be done with the rows that are selected; stays in view at the foot of the window. */
export function BulkBar({ count, noun, children, results, onClear }: BulkBarProps) {
  return (
    <div className={styles.place}>
      <VisuallyHidden>
        <span role="status">
          {count > 0 && m.countNounsSelected({ count, noun, shown: formatCount(count) })}
        </span>
      </VisuallyHidden>
      {results}
      {count > 0 && (
        <div className={styles.bar} role="group" aria-label={m.selectedNounS({ noun })}>
          <p className={styles.count}>
            <Numeric>{formatCount(count)}</Numeric> {m.nounsSelected({ count, noun })}
          </p>
          <div className={styles.actions}>
            {children}
            <Button tone="quiet" size="sm" onPress={onClear}>
              {common.clear()}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
