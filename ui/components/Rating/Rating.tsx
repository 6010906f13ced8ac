import { limits } from '#contract/limits.ts';
import * as m from '#messages/rating.js';
import { places, star, starsOf } from './stars.ts';
import * as styles from './Rating.css.ts';

export interface RatingProps {
  /** Stars from 0 to 5, rounded and clamped. `NaN` shows none. */
  value: number;
}

/** Shows a rating as stars. */
export function Rating({ value }: RatingProps) {
  const stars = starsOf(value);
  const full = Math.round(stars);
  const name = m.stars({ value: Math.round(stars * 10) / 10, max: limits.rating.max });
  return (
    <span className={styles.rating} role="img" aria-label={name}>
      {places.map((place) => (
        <svg key={place} className={place <= full ? styles.given : styles.withheld} viewBox="0 0 24 24">
          <path d={star} />
        </svg>
      ))}
    </span>
  );
}
