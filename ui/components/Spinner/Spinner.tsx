import * as styles from './Spinner.css.ts';

export interface SpinnerProps {
  /** Accessible name: what is in progress. Without it the spinner is decorative, next to text. */
  label?: string;
}

export function Spinner({ label }: SpinnerProps) {
  const ring = <span className={styles.spinner} aria-hidden />;
  if (!label) return ring;
  return (
    <span className={styles.labelled} role="status">
      {ring}
      {label}
    </span>
  );
}
