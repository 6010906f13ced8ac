import { FieldFrame, useFieldControl, type FieldProps } from '../Field/Field.tsx';
import * as styles from './NumberInput.css.ts';

export interface NumberInputProps extends FieldProps {
  /** Which keys a phone offers: `numeric` for counts, `decimal` for amounts. */
  inputMode: 'numeric' | 'decimal';
  /** Shown before what is typed. Not read aloud: where the label does not tell the unit, the hint does. */
  prefix?: '$';
  /** Shown after what is typed, such as "pcs". Not read aloud, either. */
  suffix?: string;
}

/**
 * A text field for figures. It keeps what was typed, right or wrong; `parseWhole` and `parseDollars` of
 * `parse-number.ts` read it. (A number field of the platform would hide "12a" from its form.)
 */
export function NumberInput(props: NumberInputProps) {
  const { inputMode, prefix, suffix } = props;
  const { attributes, ...ids } = useFieldControl({ autoComplete: 'off', ...props });
  return (
    <FieldFrame {...props} {...ids}>
      <span className={styles.control}>
        {prefix && (
          <span className={styles.prefix} aria-hidden="true">
            {prefix}
          </span>
        )}
        <input
          className={styles.input[prefix ? 'prefixed' : suffix ? 'suffixed' : 'plain']}
          type="text"
          inputMode={inputMode}
          spellCheck={false}
          {...attributes}
        />
        {suffix && (
          <span className={styles.suffix} aria-hidden="true">
            {suffix}
          </span>
        )}
      </span>
    </FieldFrame>
  );
}
