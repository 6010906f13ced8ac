import { useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { SelectControl, type SelectOption } from './SelectControl.tsx';
import * as styles from './Select.css.ts';

export interface SelectProps<Value extends string> {
  /** Shown before the control. Also its accessible name. */
  label: string;
  /** The key of its value in a form. */
  name?: string;
  /** The chosen option. */
  value: Value;
  /** Each with its value and the text that is shown. */
  options: readonly SelectOption<Value>[];
  /** Hides the label visually, such as on a phone. Screen readers still announce it. */
  isLabelHidden?: boolean;
  /** As high as a form field, for use at the top of a page. */
  isTall?: boolean;
  /** Called with the option that the user chooses. */
  onChange(value: Value): void;
}

/** A native select for the row above a list, with its label at the side. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, name, value, options, isLabelHidden = false, isTall = false, onChange } = props;
  const id = useId();
  return (
    <div className={styles.beside}>
      {isLabelHidden ? (
        <VisuallyHidden>
          <label htmlFor={id}>{label}</label>
        </VisuallyHidden>
      ) : (
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
      )}
      <SelectControl
        id={id}
        options={options}
        isLow={!isTall}
        name={name}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options.find((option) => option.value === currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
      />
    </div>
  );
}
