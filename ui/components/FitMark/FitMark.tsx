import type { FitMark as Fit } from '#contract/fitment/fitment.ts';
import { FitGlyph } from '../FitGlyph/FitGlyph.tsx';
import { fitWords } from './fit-words.ts';
import * as styles from './FitMark.css.ts';

export interface FitMarkProps {
  /** Whether the part fits. */
  kind: Fit['kind'];
  /** The names of the engines with which it fits. Only with `fitsIf`. */
  engines?: string[];
  /** What must be right of the vehicle. Only with `fitsIf`. */
  open?: Fit['open'];
  /** Whether it fits every vehicle. */
  isUniversal?: boolean;
}

/** Says whether a part fits the chosen vehicle. */
export function FitMark({ kind, engines = [], open, isUniversal = false }: FitMarkProps) {
  return (
    <span className={styles.mark[kind]}>
      <FitGlyph kind={kind} />
      <span className={styles.words}>{fitWords({ kind, engines, open, isUniversal })}</span>
    </span>
  );
}
