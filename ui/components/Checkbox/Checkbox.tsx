import { useCallback, type ChangeEvent } from 'react';
import type { FieldRegistration } from '../Field/Field.tsx';
import { Numeric } from '../Numeric/Numeric.tsx';
import { formatCount, type Count } from '../Numeric/format-count.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps {
  label: string;
  name?: string;
  /** Whoever gives it keeps it; without it the box keeps its own state. */
  isChecked?: boolean;
  registration?: FieldRegistration;
  /** Some of what it stands for is chosen and some is not, as in the head of a table. */
  isIndeterminate?: boolean;
  /** How many things it stands for. */
  count?: Count;
  /** Where the words stand elsewhere, as in a row of a table; they are still read. */
  isLabelHidden?: boolean;
  isDisabled?: boolean;
  onChange?(isChecked: boolean): void;
}

export function Checkbox(props: CheckboxProps) {
  const { label, name, isChecked, registration, isIndeterminate = false, count } = props;
  const { isLabelHidden = false, isDisabled, onChange } = props;

  // There is no attribute for it.
  const setUp = useCallback(
    (box: HTMLInputElement | null) => {
      if (box) box.indeterminate = isIndeterminate;
    },
    [isIndeterminate],
  );

  function change(event: ChangeEvent<HTMLInputElement>) {
    // The browser takes the mark away with every press; what is shown is what was given.
    event.currentTarget.indeterminate = isIndeterminate;
    registration?.onChange(event);
    onChange?.(event.currentTarget.checked);
  }

  return (
    <label className={isLabelHidden ? styles.bare : styles.check}>
      <input
        ref={(box) => {
          setUp(box);
          registration?.ref(box);
        }}
        className={styles.box}
        type="checkbox"
        name={registration?.name ?? name}
        checked={isChecked}
        disabled={isDisabled}
        onChange={change}
        onBlur={registration?.onBlur}
      />
      {isLabelHidden ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <span className={styles.label}>{label}</span>
      )}
      {count !== undefined && (
        <span className={styles.count}>
          <Numeric>{formatCount(count)}</Numeric>
        </span>
      )}
    </label>
  );
}
