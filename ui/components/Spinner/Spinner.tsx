import * as styles from './Spinner.css.ts';

export interface SpinnerProps {
  /** What is under way. Without it the ring is decoration beside text that says so. */
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
