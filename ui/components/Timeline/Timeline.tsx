import * as m from '#messages/timeline.ts';
import { DateTime } from '../DateTime/DateTime.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Timeline.css.ts';

export interface TimelineStep {
  label: string;
  /** `now` is what is waited for, `next` what comes after it. */
  state: 'done' | 'now' | 'next';
  /** An ISO time, where one is known. */
  at?: string | null;
  /** One line about it. */
  note?: string;
}

export interface TimelineProps {
  /** Its accessible name. */
  label: string;
  /** In the order in which they happen. */
  steps: readonly TimelineStep[];
}

/** Screen readers announce the step that is waited for as the current one, by `aria-current`. */
const spoken = { done: '', now: '', next: m.notYet() } as const;

/** What has happened to a thing and what is still to come, along one axis. */
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
                {name}
                <VisuallyHidden>{spoken[state]}</VisuallyHidden>
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
