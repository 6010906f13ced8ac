import { useShop } from '#ui/shop.ts';
import * as styles from './Wordmark.css.ts';

export interface WordmarkProps {
  /**
   * `md` is the default, `sm` is for narrow spaces. `page` fills the width of its container at the bottom of
   * a page: it is decorative and has an axis through the whole word instead of hubs in the rings.
   * @default md
   */
  size?: 'md' | 'sm' | 'page';
}

/** The name of the shop as drawn letters. */
export function Wordmark({ size = 'md' }: WordmarkProps) {
  const {
    name,
    logo: { wordmark, axes },
  } = useShop();
  const letters = <path className={styles.letters} fillRule="evenodd" d={wordmark.ink} />;

  if (size === 'page' && axes) {
    return (
      <svg className={styles.wordmark({ size })} viewBox={`0 -4 ${wordmark.width} 104`} aria-hidden>
        {letters}
        <path className={styles.axis} d={axes.lengthwise} />
        <path className={styles.crossAxis} d={axes.across} />
      </svg>
    );
  }
  const isDecorative = size === 'page';
  return (
    <svg
      className={styles.wordmark({ size })}
      viewBox={`0 0 ${wordmark.width} 100`}
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {letters}
      <path className={styles.hub} d={wordmark.accent} />
    </svg>
  );
}
