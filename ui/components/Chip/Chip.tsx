import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Chip.css.ts';

export interface ChipProps {
  children: ReactNode;
  /** Accessible name of the remove button: "Remove the filter In stock". */
  removeLabel: string;
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
