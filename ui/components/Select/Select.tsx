import { useId, type ChangeEvent } from 'react';
import { FieldFrame, type FieldRegistration } from '../Field/Field.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Select.css.ts';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
}

export interface SelectProps<Value extends string> {
  label: string;
  name?: string;
  /** Makes the select controlled. Without it and `registration`, the first option is selected initially. */
  value?: Value;
  registration?: FieldRegistration;
  options: readonly SelectOption<Value>[];
  error?: string;
  hint?: string;
  isOptional?: boolean;
  isDisabled?: boolean;
  /** For the row above a list: label at the side, lower control, no message line. */
  isLabelBeside?: boolean;
  /** Hides the label visually, such as on a phone. Screen readers still announce it. */
  isLabelHidden?: boolean;
  /** As high as a form field, with its label at the side, for use at the top of a page. */
  isTall?: boolean;
  onChange?(value: Value): void;
}

/** A native select. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, value, registration, options, error, hint, isDisabled } = props;
  const { isLabelBeside, isLabelHidden = false, isTall, onChange } = props;
  const id = useId();
  const messageId = useId();

  function change(event: ChangeEvent<HTMLSelectElement>) {
    registration?.onChange(event);
    const chosen = options.find((option) => option.value === event.currentTarget.value);
    if (chosen) onChange?.(chosen.value);
  }

  const select = (
    <select
      ref={registration?.ref}
      id={id}
      className={isLabelBeside && !isTall ? styles.low : styles.select}
      name={registration?.name ?? props.name}
      value={value}
      disabled={isDisabled}
      aria-invalid={error ? true : undefined}
      aria-describedby={!isLabelBeside && (error || hint) ? messageId : undefined}
      onChange={change}
      onBlur={registration?.onBlur}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );

  if (isLabelBeside) {
    return (
      <div className={styles.beside}>
        <label className={styles.label} htmlFor={id}>
          {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        </label>
        <span className={styles.control}>
          {select}
          <Arrow />
        </span>
      </div>
    );
  }
  return (
    <FieldFrame {...props} id={id} messageId={messageId}>
      <span className={styles.control}>
        {select}
        <Arrow />
      </span>
    </FieldFrame>
  );
}

function Arrow() {
  return (
    <svg className={styles.arrow} width="10" height="5" viewBox="0 0 10 5" aria-hidden="true">
      <path d="M0 0H10L5 5Z" />
    </svg>
  );
}
