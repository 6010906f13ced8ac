import type { ReactNode } from 'react';
import * as m from '#messages/bulk-bar.js';
import * as common from '#messages/common.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import { withElements } from '#ui/with-elements.tsx';
import * as styles from './BulkBar.css.ts';

export interface BulkBarProps {
  /** Number of selected orders on all pages. The bar is hidden at 0. */
  count: number;
  /** The bulk actions. */
  children: ReactNode;
  /** Result of the last action. Shown above the bar, so that the rows do not move. */
  results?: ReactNode;
  onClear(): void;
}

/** Actions for the selected rows. Sticks to the bottom of the window. */
export function BulkBar({ count, children, results, onClear }: BulkBarProps) {
  return (
    <div className={styles.place}>
      <VisuallyHidden>
        <span role="status">{count > 0 && m.selected({ count, shown: formatCount(count) })}</span>
      </VisuallyHidden>
      {results}
      {count > 0 && (
        <div className={styles.bar} role="group" aria-label={m.label()}>
          <p className={styles.count}>
            {withElements((put) =>
              m.selected({ count, shown: put(<Numeric>{formatCount(count)}</Numeric>) }),
            )}
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
