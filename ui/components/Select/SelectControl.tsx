import type { ComponentProps } from 'react';
import * as styles from './Select.css.ts';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
}

export interface SelectControlProps extends Omit<ComponentProps<'select'>, 'className'> {
  /** Each with its value and the text that is shown. `children` follow them. */
  options: readonly SelectOption<string>[];
  /** Lower than a form field. */
  isLow?: boolean;
}

/** A native select with an arrow in place of the browser's, for use in fields. */
export function SelectControl({ options, isLow = false, children, ...attributes }: SelectControlProps) {
  return (
    <span className={isLow ? styles.lowControl : styles.control}>
      <select className={isLow ? styles.low : styles.select} {...attributes}>
        {options.map(toOption)}
        {children}
      </select>
      <svg className={styles.arrow} width="10" height="5" viewBox="0 0 10 5" aria-hidden="true">
        <path d="M0 0H10L5 5Z" />
      </svg>
    </span>
  );
}

export const toOption = ({ value, label }: SelectOption<string>) => (
  <option key={value} value={value}>
    {label}
  </option>
);
