import { useId, type ReactNode } from 'react';
import type { FitKind } from '#contract/fitment/fitment.ts';
import { FitGlyph } from '#ui/components/FitGlyph/FitGlyph.tsx';
import * as styles from './FitVerdict.css.ts';

export interface VerdictBoxProps {
  kind: FitKind;
  title: string;
  /** Sentences. */
  evidence: readonly string[];
  /** What is asked of the customer, between the evidence and what can be done. */
  questions?: ReactNode;
  /** Whether it is as high as any other verdict. */
  isReserved?: boolean;
  /** How many questions it is also as high as, up to three. */
  reservedQuestions?: number;
  /** Hidden until the browser's vehicle is known. Without scripts, it is shown. */
  isHidden?: boolean;
  /** What can be done. */
  children?: ReactNode;
}

/** A verdict with its evidence. */
export function VerdictBox(props: VerdictBoxProps) {
  const { kind, title, evidence, questions, isHidden = false, children } = props;
  const { isReserved = false, reservedQuestions = 0 } = props;
  const asks = reservedQuestions === 1 || reservedQuestions === 2 || reservedQuestions === 3;
  const id = useId();
  return (
    <section
      className={styles.verdict({ kind, isReserved, isHidden, ...(asks && { asks: reservedQuestions }) })}
      aria-labelledby={id}
    >
      <FitGlyph kind={kind} size={24} />
      {/* An answer changes it. */}
      <h2 className={styles.title} id={id} aria-live={questions ? 'polite' : undefined}>
        {title}
      </h2>
      <p className={styles.evidence} dir="auto">
        {evidence.join(' ')}
      </p>
      {questions && <div className={styles.questions}>{questions}</div>}
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  );
}
