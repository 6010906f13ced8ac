import type { ReactNode } from 'react';
import * as m from '#messages/timeline.js';
import { DateTime } from '../DateTime/DateTime.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Timeline.css.ts';

export interface TimelineStep {
  label: string;
  /** `now` is the current step, `next` is a later one. */
  state: 'done' | 'now' | 'next';
  /** An ISO time, when known. */
  at?: string | null;
  /** A one-line explanation. */
  note?: ReactNode;
}

export interface TimelineProps {
  /** Accessible name. */
  label: string;
  /** In chronological order. */
  steps: readonly TimelineStep[];
}

/** Past and future steps along a line. */
export function Timeline({ label, steps }: TimelineProps) {
  return (
    <ol className={styles.list} aria-label={label}>
      {steps.map(({ label: name, state, at, note }, index) => (
        <li
          className={styles.step}
          key={name}
          data-state={state}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={styles.axis} aria-hidden>
            <svg className={styles.glyph} viewBox="0 0 12 12">
              <Glyph state={state} />
            </svg>
            <span className={styles.line} data-reached={steps[index + 1]?.state === 'done' || undefined} />
          </span>
          <div className={styles.text}>
            <div className={styles.head}>
              <span className={styles.name}>
                {name} {state === 'next' && <VisuallyHidden>{m.notYet()}</VisuallyHidden>}
              </span>
              {at && (
                <span className={styles.time}>
                  <DateTime at={at} />
                </span>
              )}
            </div>
            {note && <p className={styles.note}>{note}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Glyph({ state }: Pick<TimelineStep, 'state'>) {
  if (state === 'done') return <circle className={styles.full} cx="6" cy="6" r="5" />;
  if (state === 'now') return <circle className={styles.now} cx="6" cy="6" r="4.5" />;
  return <circle className={styles.absent} cx="6" cy="6" r="5" />;
}
