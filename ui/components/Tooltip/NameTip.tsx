import type { RefObject } from 'react';
import * as styles from './Tooltip.css.ts';

interface NameTipProps {
  isOpen: boolean;
  name: string;
  tip: RefObject<HTMLSpanElement | null>;
}

/** The tip that shows the name of a button that is only an icon. Ears have the name already. */
export function NameTip({ isOpen, name, tip }: NameTipProps) {
  if (!isOpen) return null;
  return (
    <span className={styles.tip} popover="manual" ref={tip} aria-hidden>
      <span className={styles.bubble}>{name}</span>
    </span>
  );
}
