import type { ReactNode } from 'react';
import type { ImportRun } from '#contract/import/imports.ts';
import * as m from '#messages/import-progress.js';
import * as texts from '#messages/import-texts.js';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { ProgressBar, type ProgressBarProps } from '#ui/components/ProgressBar/ProgressBar.tsx';
import { HiddenStatus } from '#ui/components/VisuallyHidden/HiddenStatus.tsx';
import * as styles from '../run/import.css.ts';

const titles = {
  reading: m.reading,
  checking: m.checking,
  importing: m.importing,
  publishing: m.publishing,
  undoing: m.undoing,
} as const;

export type WorkingState = keyof typeof titles;

export interface ImportProgressProps {
  run: ImportRun & { state: WorkingState };
}

const timeLeft = (seconds: number): string =>
  seconds < 100 ? m.secondsLeft({ seconds }) : m.minutesLeft({ minutes: Math.ceil(seconds / 60) });

/** What the server does with a file at the moment, which goes on when the page is closed. */
export function ImportProgress({ run }: ImportProgressProps) {
  const { name, state, isQueued, done, rows, secondsLeft } = run;
  const title = isQueued ? m.queued({ name }) : titles[state]({ name });
  // How many rows a file has is known at its end.
  const isReading = state === 'reading';
  return (
    <ProgressPanel
      title={title}
      facts={
        <>
          {!isQueued && (
            <span>
              {isReading
                ? m.rowsRead({ count: done, shown: formatCount(done) })
                : texts.rowsOf({ done: formatCount(done), rows: formatCount(rows) })}
            </span>
          )}
          {!isReading && secondsLeft !== null && <span>{timeLeft(secondsLeft)}</span>}
          <span>{m.mayLeave()}</span>
        </>
      }
      bar={isReading || isQueued ? undefined : { label: title, value: done, max: rows, tone: 'live' }}
    />
  );
}

export interface ProgressPanelProps {
  title: string;
  /** Figures below the title. */
  facts: ReactNode;
  /** Absent: nobody knows how much there is. */
  bar?: ProgressBarProps | undefined;
  actions?: ReactNode;
  children?: ReactNode;
}

/** A box with a title, figures, actions and a progress bar. */
export const ProgressPanel = ({ title, facts, bar, actions, children }: ProgressPanelProps) => (
  <section className={styles.panel} aria-label={title}>
    <HiddenStatus>{title}</HiddenStatus>
    <div className={styles.head}>
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.facts}>{facts}</p>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
    {children}
    {bar && <ProgressBar {...bar} />}
  </section>
);
