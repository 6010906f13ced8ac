import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Chip.css.ts';

export interface ChipProps {
  /** The choice in words, such as the label of a filter. */
  children: ReactNode;
  /** Accessible name of the remove button: "Remove the filter In stock". */
  removeLabel: string;
  /** Called when the remove button is pressed. The handler removes the chip and moves the focus. */
  onRemove(): void;
}

/** A removable choice, such as a filter. */
export function Chip({ children, removeLabel, onRemove }: ChipProps) {
  return (
    <span className={styles.chip}>
      <span className={styles.words}>{children}</span>
      <button
        className={styles.remove}
        type="button"
        aria-label={removeLabel}
        title={removeLabel}
        onClick={onRemove}
      >
        <Icon name="x" size={16} />
      </button>
    </span>
  );
}
