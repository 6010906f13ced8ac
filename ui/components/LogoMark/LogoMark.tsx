import { useShop } from '#ui/shop.ts';
import * as styles from './LogoMark.css.ts';

export interface LogoMarkProps {
  /**
   * `sm` is for a bar.
   * @default md
   */
  size?: 'md' | 'sm';
}

/** The mark of the logo alone, for places too narrow for the wordmark. */
export function LogoMark({ size = 'md' }: LogoMarkProps) {
  const {
    name,
    logo: { mark },
  } = useShop();
  return (
    <svg className={styles.mark[size]} viewBox="0 0 120 120" role="img" aria-label={name}>
      <path className={styles.ink} fillRule="evenodd" d={mark.ink} />
      <path className={styles.hub} d={mark.accent} />
    </svg>
  );
}
