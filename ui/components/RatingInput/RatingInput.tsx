import { useId, type Ref } from 'react';
import { limits } from '#contract/limits.ts';
import * as m from '#messages/rating-input.js';
import { Numeric } from '../Numeric/Numeric.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { places, star, starsOf } from '../Rating/stars.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as field from '../Field/Field.css.ts';
import * as styles from './RatingInput.css.ts';

export interface RatingInputProps {
  /** Shown above the stars. The accessible name of the group. */
  label: string;
  /** The beginning of the radio buttons' name, which is unique on the page. */
  name: string;
  /** Stars from 1 to 5; null while none is given. Other values are clamped. */
  value: number | null;
  /** Error message below the stars. */
  error?: string;
  /** The star that a form focuses when this field has the first error. */
  inputRef?: Ref<HTMLInputElement>;
  /** Called with the number of stars that the user selects. */
  onChange(value: number): void;
  /** Called when the focus leaves all five stars. */
  onBlur?(): void;
}

/** Five stars as a radio group: one tab stop, and the arrow keys select. */
export function RatingInput({ label, name, value, error, inputRef, onChange, onBlur }: RatingInputProps) {
  const id = useId();
  const messageId = `${id}message`;
  const given = value === null ? 0 : Math.round(starsOf(value));
  return (
    <div
      className={field.field}
      role="radiogroup"
      aria-labelledby={`${id}label`}
      aria-describedby={error ? messageId : undefined}
      aria-invalid={Boolean(error)}
      aria-required
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur?.();
      }}
    >
      <span className={field.label} id={`${id}label`}>
        {label}
      </span>
      <div className={styles.line}>
        <div className={styles.stars}>
          {places.map((place) => (
            <label key={place} className={styles.target}>
              <input
                ref={place === Math.max(given, 1) ? inputRef : undefined}
                className={styles.input}
                type="radio"
                // Radio buttons outside of a form are one group if their names are equal.
                name={`${name}${id}`}
                checked={place === given}
                onChange={() => onChange(place)}
              />
              <svg
                className={place <= given ? styles.given : styles.withheld}
                viewBox="0 0 24 24"
                aria-hidden="true"
              >
                <path d={star} />
              </svg>
              <VisuallyHidden>{m.star({ place, max: limits.rating.max })}</VisuallyHidden>
            </label>
          ))}
        </div>
        <span className={styles.figure} aria-hidden="true">
          <Numeric>{m.chosen({ value: given === 0 ? '–' : given, max: limits.rating.max })}</Numeric>
        </span>
      </div>
      <p className={error ? `${field.message} ${field.error}` : field.message} id={messageId}>
        {error && <Icon name="alert" size={16} />}
        <span>{error}</span>
      </p>
    </div>
  );
}
