import type { ReactNode } from 'react';
import type { Count } from '#contract/list-counts.ts';
import * as m from '#messages/bulk-bar.js';
import * as common from '#messages/common.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import { withElements } from '#ui/with-elements.tsx';
import * as styles from './BulkBar.css.ts';

export interface BulkBarProps {
  rowsOf: 'orders' | 'parts';
  /** Number of selected rows on all pages. The bar is hidden at 0. */
  count: number;
  /** The bulk actions. */
  children: ReactNode;
  /** All rows that the list has, on all pages, if they can be selected. */
  all?: { total: Count; isSelected: boolean; onSelect(): void; onOnlyThese(): void };
  /** Why not all rows can be selected. */
  hint?: string;
  onClear(): void;
}

/** Actions for the selected rows. Sticks to the bottom of the window. */
export function BulkBar({ rowsOf, count: chosen, children, all, hint, onClear }: BulkBarProps) {
  const isAll = chosen > 0 && all?.isSelected === true;
  const count = isAll ? all.total : chosen;
  const text = (shown: string) =>
    isAll ? m.allSelected({ shown }) : m.selected({ list: rowsOf, count: chosen, shown });
  return (
    <div className={styles.place}>
      <VisuallyHidden>
        <span role="status">{chosen > 0 && text(formatCount(count))}</span>
      </VisuallyHidden>
      {chosen > 0 && (
        <div className={styles.bar} role="group" aria-label={m.label({ list: rowsOf })}>
          <p className={styles.count}>
            {withElements((put) => text(put(<Numeric>{formatCount(count)}</Numeric>)))}
            {hint !== undefined && <span className={styles.hint}>{hint}</span>}
          </p>
          <div className={styles.actions}>
            {all &&
              (isAll ? (
                <Button tone="quiet" size="sm" onPress={all.onOnlyThese}>
                  {m.onlyThese({ shown: formatCount(chosen) })}
                </Button>
              ) : (
                <Button tone="quiet" size="sm" onPress={all.onSelect}>
                  {m.selectAll({ shown: formatCount(all.total) })}
                </Button>
              ))}
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
