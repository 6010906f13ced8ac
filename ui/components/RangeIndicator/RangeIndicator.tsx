import type { ReactNode } from 'react';
import * as styles from './RangeIndicator.css.ts';

export interface RangeIndicatorProps {
  /** The ends of the line. */
  min: number;
  /** The value at the end of the line. */
  max: number;
  /** Clamped to the range; null shows the line alone. */
  value: number | null;
  /** Labels of the two ends, such as "10 minimum" and "480 in stock". */
  minLabel: ReactNode;
  /** Shown below the end of the line. */
  maxLabel: ReactNode;
  /** Shows the line and the marker in the colour of errors. */
  isInvalid?: boolean;
  /** Draws the line dashed. */
  isDashed?: boolean;
}

/** The position of the value between both ends, 0 to 100. */
function positionOf(value: number, min: number, max: number): number {
  if (!(max > min)) return value >= max ? 100 : 0;
  const position = ((value - min) / (max - min)) * 100;
  return Number.isNaN(position) ? 0 : Math.min(100, Math.max(0, position));
}

/**
 * A dimension line with a marker at the value. Geometry is in attributes, because the CSP blocks inline
 * styles in server-rendered HTML.
 */
export function RangeIndicator({
  min,
  max,
  value,
  minLabel,
  maxLabel,
  isInvalid,
  isDashed,
}: RangeIndicatorProps) {
  const position = `${value === null ? 0 : positionOf(value, min, max)}%`;
  return (
    <div className={styles.ruler} data-invalid={isInvalid || undefined} data-dashed={isDashed || undefined}>
      <svg className={styles.scale} width="100%" height="17" aria-hidden="true">
        <line className={styles.line} x1="0" x2="100%" y1="8.5" y2="8.5" />
        <line className={styles.end} x1="0.5" x2="0.5" y1="3" y2="14" />
        <svg x="100%" width="1" height="17" className={styles.mark}>
          <line className={styles.end} x1="-0.5" x2="-0.5" y1="3" y2="14" />
        </svg>
        {value !== null && (
          <>
            <rect className={styles.fill} x="0" y="7" width={position} height="3" />
            <svg x={position} width="1" height="17" className={styles.mark}>
              <path className={styles.fill} d="M-4.5 2H4.5V7.85L0 15L-4.5 7.85Z" />
            </svg>
          </>
        )}
      </svg>
      <span>{minLabel}</span>
      <span className={styles.last}>{maxLabel}</span>
    </div>
  );
}
