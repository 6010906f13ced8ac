import { limits } from '#contract/limits.ts';
import * as styles from './Rating.css.ts';

export interface RatingProps {
  /** Stars from 0 to 5. Whatever lies outside is shown as the nearest of them, and what is no number as none. */
  value: number;
}

const star = 'M12 2.6l2.9 6.2 6.7.8-5 4.6 1.4 6.7L12 17.5 6 20.9l1.4-6.7-5-4.6 6.7-.8z';

const { min, max } = limits.rating;
const places = Array.from({ length: max }, (_, index) => index + 1);

export function Rating({ value }: RatingProps) {
  const stars = Number.isNaN(value) ? min : Math.min(max, Math.max(min, value));
  const full = Math.round(stars);
  return (
    <span className={styles.rating} role="img" aria-label={`${Math.round(stars * 10) / 10} of ${max}`}>
      {places.map((place) => (
        <svg key={place} className={place <= full ? styles.given : styles.withheld} viewBox="0 0 24 24">
          <path d={star} />
        </svg>
      ))}
    </span>
  );
}
