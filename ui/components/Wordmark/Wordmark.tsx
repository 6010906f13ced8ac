import * as m from '#messages/wordmark.ts';
import * as styles from './Wordmark.css.ts';

export interface WordmarkProps {
  /**
   * `md` is the default, `sm` is for narrow spaces. `page` fills the width of its container at the bottom of
   * a page: it is decorative and has an axis through the whole word instead of hubs in the rings.
   */
  size?: 'md' | 'sm' | 'page';
}

const letters =
  'M0 0H25L66 66V0H88V100H63L22 34V100H0ZM214 0H264C284 0 297 12 297 31C297 46 289 57 276 61L301 100H274L251 63H236V100H214ZM236 20V44H262C270 44 274 39 274 32C274 25 270 20 262 20ZM314 0H336V39H376V0H398V100H376V61H336V100H314ZM526 0H548V79H592V100H526ZM590 0H672V21H642V100H620V21H590Z';

const ringCentres = [151, 461];

export function Wordmark({ size = 'md' }: WordmarkProps) {
  const word = (
    <>
      <path className={styles.letters} fillRule="evenodd" d={letters} />
      {ringCentres.map((x) => (
        <circle key={x} className={styles.ring} cx={x} cy="50" r="40" />
      ))}
    </>
  );

  if (size === 'page') {
    return (
      <svg className={styles.wordmark({ size })} viewBox="0 -4 672 104" aria-hidden>
        {word}
        <path className={styles.axis} d="M-60 50H740" />
        <path className={styles.crossAxis} d={ringCentres.map((x) => `M${x} -4V104`).join('')} />
      </svg>
    );
  }

  return (
    <svg className={styles.wordmark({ size })} viewBox="0 0 672 100" role="img" aria-label={m.norholt()}>
      {word}
      {ringCentres.map((x) => (
        <circle key={x} className={styles.hub} cx={x} cy="50" r="8.5" />
      ))}
    </svg>
  );
}
