import type { ChangeEvent } from 'react';
import type { Count } from '#contract/list-counts.ts';
import { Numeric } from '../Numeric/Numeric.tsx';
import { formatCount } from '../Numeric/format-count.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps {
  /** Shown next to the box. Also the accessible name. */
  label: string;
  /** The key under which a form sends the value. */
  name?: string;
  /** What a form sends for it while it is checked. */
  value?: string;
  /** Makes the checkbox controlled. Without it, the checkbox manages its own state. */
  isChecked?: boolean;
  /** Some of the items are selected, as in a table's header. */
  isIndeterminate?: boolean;
  /** Number of items it represents. With 0 its box is dashed. */
  count?: Count;
  /** Hides the label visually, such as in a table row. Screen readers still announce it. */
  isLabelHidden?: boolean;
  /** It cannot be changed or focused. */
  isDisabled?: boolean;
  /** The id of the text that explains it. */
  describedBy?: string;
  /** Called with the requested state when the user presses it. */
  onChange?(isChecked: boolean): void;
}

/** Lets the user answer yes or no, or select items. */
export function Checkbox(props: CheckboxProps) {
  const { label, name, isChecked, isIndeterminate = false, count } = props;
  const { isLabelHidden = false, isDisabled, onChange } = props;

  function change(event: ChangeEvent<HTMLInputElement>) {
    // The browser clears the indeterminate state on every click.
    event.currentTarget.indeterminate = isIndeterminate;
    onChange?.(event.currentTarget.checked);
  }

  return (
    <label className={isLabelHidden ? styles.bare : styles.check} data-finds-none={count === 0 || undefined}>
      <input
        // HTML has no attribute for the indeterminate state.
        ref={(box) => {
          if (box) box.indeterminate = isIndeterminate;
        }}
        className={styles.box}
        type="checkbox"
        name={name}
        value={props.value}
        checked={isChecked}
        disabled={isDisabled}
        aria-describedby={props.describedBy}
        onChange={change}
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
