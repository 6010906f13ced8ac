import * as styles from './Select.css.ts';

/** Replaces the arrow of the browser. */
export function SelectArrow() {
  return (
    <svg className={styles.arrow} width="10" height="5" viewBox="0 0 10 5" aria-hidden="true">
      <path d="M0 0H10L5 5Z" />
    </svg>
  );
}
