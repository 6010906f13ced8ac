import * as m from '#messages/page-spinner.js';
import * as styles from './PageSpinner.css.ts';

/** Placeholder for a loading page, shown after 150 ms. */
export function PageSpinner() {
  return (
    <div className={styles.page} role="status">
      <svg className={styles.ring} viewBox="0 0 56 56" aria-hidden>
        <path className={styles.chain} d="M0 28H56M28 0V56" />
        <circle className={styles.circle} cx="28" cy="28" r="22" />
        <path className={styles.quarter} d="M28 6A22 22 0 0 1 50 28" />
      </svg>
      {m.loading()}
    </div>
  );
}
