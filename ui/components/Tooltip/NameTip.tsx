import type { RefObject } from 'react';
import * as styles from './Tooltip.css.ts';

interface NameTipProps {
  isOpen: boolean;
  name: string;
  tip: RefObject<HTMLSpanElement | null>;
}

/** The visible name of an icon-only button. Screen readers already announce the name. */
export function NameTip({ isOpen, name, tip }: NameTipProps) {
  if (!isOpen) return null;
  return (
    <span className={styles.tip} popover="manual" ref={tip} aria-hidden>
      <span className={styles.bubble}>{name}</span>
    </span>
  );
}
