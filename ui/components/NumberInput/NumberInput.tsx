import { FieldFrame, useFieldControl, type FieldProps } from '../Field/Field.tsx';
import { affixed } from '../Field/Field.css.ts';
import * as styles from './NumberInput.css.ts';

export interface NumberInputProps extends FieldProps {
  /** Keyboard on phones: `numeric` for counts, `decimal` for amounts. */
  inputMode: 'numeric' | 'decimal';
  /** Shown before the value. Not announced: if the label does not name the unit, the hint must. */
  prefix?: '$';
  /** Shown after the value, such as "pcs". Not announced either. */
  suffix?: string;
}

/**
 * A text field for numbers. It keeps invalid input as typed: parse it with `parseWhole` or `parseDollars` of
 * `parse-number.ts`. (A native number input hides "12a" from the form.)
 */
export function NumberInput(props: NumberInputProps) {
  const { inputMode, prefix, suffix } = props;
  const { attributes, ...ids } = useFieldControl({ autoComplete: 'off', ...props });
  return (
    <FieldFrame {...props} {...ids}>
      <span className={affixed}>
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
