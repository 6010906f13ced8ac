import * as styles from './ProviderCard.css.ts';

/** Stands for the card provider's own element, which a story cannot load. */
export function ProviderCard() {
  return (
    <div className={styles.row}>
      <input className={styles.number} aria-label="Card number" inputMode="numeric" />
      <input className={styles.part} aria-label="Expiry" placeholder="MM / YY" inputMode="numeric" size={1} />
      <input className={styles.code} aria-label="CVC" placeholder="CVC" inputMode="numeric" size={1} />
    </div>
  );
}
