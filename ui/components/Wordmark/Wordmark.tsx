import * as m from '#messages/wordmark.ts';
import { wordmark } from '#tokens/logo.ts';
import * as styles from './Wordmark.css.ts';

export interface WordmarkProps {
  /**
   * `md` is the default, `sm` is for narrow spaces. `page` fills the width of its container at the bottom of
   * a page: it is decorative and has an axis through the whole word instead of hubs in the rings.
   * @default md
   */
  size?: 'md' | 'sm' | 'page';
}

export function Wordmark({ size = 'md' }: WordmarkProps) {
  const word = (
    <>
      <path className={styles.letters} fillRule="evenodd" d={wordmark.letters} />
      {wordmark.ringCentres.map((x) => (
        <circle key={x} className={styles.ring} cx={x} cy="50" r="40" />
      ))}
    </>
  );

  if (size === 'page') {
    return (
      <svg className={styles.wordmark({ size })} viewBox="0 -4 672 104" aria-hidden>
        {word}
        <path className={styles.axis} d="M-60 50H740" />
        <path className={styles.crossAxis} d={wordmark.ringCentres.map((x) => `M${x} -4V104`).join('')} />
      </svg>
    );
  }

  return (
    <svg className={styles.wordmark({ size })} viewBox="0 0 672 100" role="img" aria-label={m.norholt()}>
      {word}
      {wordmark.ringCentres.map((x) => (
        <circle key={x} className={styles.hub} cx={x} cy="50" r="8.5" />
      ))}
    </svg>
  );
}
