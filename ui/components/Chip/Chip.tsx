import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Chip.css.ts';

export interface ChipProps {
  children: ReactNode;
  /** What its cross does, in words: "Remove the filter In stock". */
  removeLabel: string;
  onRemove(): void;
}

/** Something chosen that can be taken back, such as a filter. */
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
