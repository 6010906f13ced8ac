import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** Accessible name: what is in progress. */
  label: string;
  /** The amount that is done, in any unit. Clamped to the range from 0 to `max`. */
  value: number;
  /** The whole amount, in the same unit. */
  max: number;
  /** Whether the task runs, succeeded or failed. */
  tone: 'live' | 'done' | 'failed';
}

function shareOf(value: number, max: number): number {
  const share = value / max;
  return Number.isNaN(share) ? 0 : Math.min(1, Math.max(0, share));
}

/**
 * A thin progress bar. Geometry is in attributes, because the CSP blocks inline styles in server-rendered
 * HTML.
 */
export function ProgressBar({ label, value, max, tone }: ProgressBarProps) {
  const percent = Math.round(shareOf(value, max) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={`${percent}%`}
    >
      <svg className={styles.bar} width="100%" height="3" aria-hidden="true">
        <rect className={styles.track} width="100%" height="3" />
        <rect className={styles.share[tone]} width={`${percent}%`} height="3" />
      </svg>
    </div>
  );
}
