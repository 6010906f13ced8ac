import type { ReactNode } from 'react';
import type { FitKind } from '#contract/fitment/fitment.ts';
import * as styles from './FitGlyph.css.ts';

export interface FitGlyphProps {
  /** Whether the part fits. Sets the position of the key over its slot. */
  kind: FitKind;
  /**
   * Pixels; 24 beside a title.
   * @default 16
   */
  size?: 16 | 24;
}

const slot = 'M2.75 9.25H6.75V14.25H13.25V9.25H17.25V17.25H2.75Z';
const key = 'M7.5 2.25h5v4.75h-5z';

const keys: Record<FitKind, ReactNode> = {
  fits: <path className={styles.full} d="M7.5 2.25h5v12h-5z" />,
  fitsIf: (
    <>
      <path d={key} />
      <path className={styles.full} d="M7.5 2.25h2.5v4.75h-2.5z" />
    </>
  ),
  doesNotFit: <path className={styles.full} d="M4.5 2.5h11v5h-11z" />,
  notKnown: <path className={styles.dashed} d={key} />,
};

/** A key and its slot: seated, half of it above, too wide, or both dashed. Decorative: put words next to it. */
export function FitGlyph({ kind, size = 16 }: FitGlyphProps) {
  return (
    <svg className={styles.glyph[size]} viewBox="0 0 20 20" aria-hidden>
      {keys[kind]}
      <path className={kind === 'notKnown' ? styles.dashed : undefined} d={slot} />
    </svg>
  );
}
