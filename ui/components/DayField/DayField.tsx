import { useState } from 'react';
import { isDay } from '#contract/patterns.ts';
import * as styles from './DayField.css.ts';

export interface DayFieldProps {
  /** Shown before the control. Also its accessible name. */
  label: string;
  /** A day such as `2026-11-28`, or undefined for any. */
  value: string | undefined;
  /** The first day that can be chosen. */
  min?: string;
  /** The last day that can be chosen. */
  max?: string;
  /** Called with a whole day, or undefined when the field is emptied. */
  onChange(day: string | undefined): void;
}

/** A native field for a day, for the row above a list. */
export function DayField({ label, value = '', min, max, onChange }: DayFieldProps) {
  // While somebody types, the field contains days such as 0002-01-01.
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    setTyped(value);
  }
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <input
        className={styles.day}
        type="date"
        min={min}
        max={max}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          if (currentTarget.value === '') onChange(undefined);
          else if (isDay(currentTarget.value)) onChange(currentTarget.value);
        }}
      />
    </label>
  );
}
