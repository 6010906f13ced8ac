import { Figure } from '../Figure/Figure.tsx';
import { formatCount } from '../Figure/format-count.ts';
import { cannotBeOrdered, type QuantityRange } from './quantity-problem.ts';
import * as styles from './QuantityStepper.css.ts';

export interface QuantityRulerProps extends QuantityRange {
  /** Null while nothing is entered: the ruler then shows the range alone. */
  value: number | null;
  isInvalid: boolean;
}

/** Where the value stands between minimum and stock, 0 to 100. */
function positionOf(value: number, { minimum, stock }: QuantityRange): number {
  if (stock <= minimum) return value >= stock ? 100 : 0;
  return Math.min(100, Math.max(0, ((value - minimum) / (stock - minimum)) * 100));
}

/** The dimension line under a quantity. Drawn with geometry attributes: served HTML may hold no styles. */
export function QuantityRuler({ value, isInvalid, ...range }: QuantityRulerProps) {
  const isOpen = !cannotBeOrdered(range);
  const position = `${positionOf(value ?? range.minimum, range)}%`;
  return (
    <div className={styles.ruler} data-invalid={isInvalid || undefined} data-closed={!isOpen || undefined}>
      <svg className={styles.scale} width="100%" height="17" aria-hidden="true">
        <line className={styles.scaleLine} x1="0" x2="100%" y1="8.5" y2="8.5" />
        <line className={styles.scaleEnd} x1="0.5" x2="0.5" y1="3" y2="14" />
        <svg x="100%" width="1" height="17" className={styles.mark}>
          <line className={styles.scaleEnd} x1="-0.5" x2="-0.5" y1="3" y2="14" />
        </svg>
        {isOpen && value !== null && (
          <>
            <rect className={styles.fill} x="0" y="7" width={position} height="3" />
            <svg x={position} width="1" height="17" className={styles.mark}>
              <path className={styles.fill} d="M-4.5 2H4.5V7.85L0 15L-4.5 7.85Z" />
            </svg>
          </>
        )}
      </svg>
      <span>
        <Figure>{formatCount(range.minimum)}</Figure> minimum
      </span>
      <span className={styles.end}>
        <Figure>{formatCount(range.stock)}</Figure> in stock
      </span>
    </div>
  );
}
