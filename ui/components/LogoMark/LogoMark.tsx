import * as m from '#messages/logo-mark.ts';
import * as styles from './LogoMark.css.ts';

/** The ring alone, for places too narrow for the wordmark. */
export function LogoMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 120 120" role="img" aria-label={m.norholt()}>
      <circle className={styles.ring} cx="60" cy="60" r="42" />
      <circle className={styles.hub} cx="60" cy="60" r="9" />
    </svg>
  );
}
