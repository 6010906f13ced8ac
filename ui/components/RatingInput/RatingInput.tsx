import { useId, type Ref } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { limits } from '#contract/limits.ts';
import * as m from '#messages/rating-input.ts';
import { Numeric } from '../Numeric/Numeric.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { places, star, starsOf } from '../Rating/stars.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as field from '../Field/Field.css.ts';
import * as styles from './RatingInput.css.ts';

export interface RatingInputProps {
  label: string;
  name: string;
  /** Stars from 1 to 5; null while none is given. Other values are clamped. */
  value: number | null;
  error?: string;
  /** The star that a form focuses when this field has the first error. */
  inputRef?: Ref<HTMLInputElement>;
  onChange(value: number): void;
  onBlur?(): void;
}

/** Five stars as a radio group: one tab stop, and the arrow keys select. */
export function RatingInput({ label, name, value, error, inputRef, onChange, onBlur }: RatingInputProps) {
  const messageId = useId();
  const given = value === null ? 0 : Math.round(starsOf(value));
  return (
    <I18nProvider locale="en-US">
      <RadioGroup
        className={field.field}
        name={name}
        value={given === 0 ? null : String(given)}
        orientation="horizontal"
        isRequired
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        aria-describedby={error ? messageId : undefined}
        onChange={(chosen) => onChange(Number(chosen))}
        onBlur={onBlur}
      >
        <Label className={styles.label}>{label}</Label>
        <div className={styles.line}>
          <div className={styles.stars}>
            {places.map((place) => (
              <Radio
                key={place}
                inputRef={place === Math.max(given, 1) ? inputRef : undefined}
                className={styles.target}
                value={String(place)}
              >
                <svg
                  className={place <= given ? styles.given : styles.withheld}
                  viewBox="0 0 24 24"
                  aria-hidden="true"
                >
                  <path d={star} />
                </svg>
                <VisuallyHidden>{m.placeOfMax({ place, max: limits.rating.max })}</VisuallyHidden>
              </Radio>
            ))}
          </div>
          <span className={styles.figure} aria-hidden="true">
            <Numeric>{m.valueOfMax({ value: given === 0 ? '–' : given, max: limits.rating.max })}</Numeric>
          </span>
        </div>
        <p className={error ? `${field.message} ${field.error}` : field.message} id={messageId}>
          {error && <Icon name="alert" size={16} />}
          {error}
        </p>
      </RadioGroup>
    </I18nProvider>
  );
}
