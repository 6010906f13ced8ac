import * as styles from './TokenValue.css.ts';

/** The value of a token, and a swatch of a colour. */
export const TokenValue = ({ value }: { value: string }) => (
  <>
    {value.startsWith('#') && <span className={styles.swatch} style={{ background: value }} />}
    {value}
  </>
);
