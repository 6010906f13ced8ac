import { useId, type ReactNode } from 'react';
import type { FitKind } from '#contract/fitment/fitment.ts';
import { FitGlyph } from '#ui/components/FitGlyph/FitGlyph.tsx';
import * as styles from './FitVerdict.css.ts';

export interface VerdictBoxProps {
  kind: FitKind;
  title: string;
  /** Sentences. */
  evidence: readonly string[];
  /** Whether it is as high as any other verdict. */
  isReserved?: boolean;
  /** Hidden until the browser's vehicle is known. Without scripts, it is shown. */
  isHidden?: boolean;
  /** What can be done. */
  children?: ReactNode;
}

/** A verdict with its evidence. */
export function VerdictBox(props: VerdictBoxProps) {
  const { kind, title, evidence, isReserved = false, isHidden = false, children } = props;
  const id = useId();
  return (
    <section className={styles.verdict({ kind, isReserved, isHidden })} aria-labelledby={id}>
      <FitGlyph kind={kind} size={24} />
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <p className={styles.evidence} dir="auto">
        {evidence.join(' ')}
      </p>
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  );
}
