import { Figure } from '../Figure/Figure.tsx';
import { formatCount } from '../Figure/format-count.ts';
import * as styles from './Segment.css.ts';

export interface SegmentProps<Value extends string> {
  /** What is chosen between; for the accessible name. */
  label: string;
  /** A count of null is one that is not known yet: its place is kept. */
  options: readonly { value: Value; label: string; count?: number | null }[];
  value: Value;
  onChange(value: Value): void;
}

/** A choice between few views of the same things, each with its count. */
export function Segment<Value extends string>({ label, options, value, onChange }: SegmentProps<Value>) {
  return (
    <div className={styles.segment} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          className={styles.option}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
          {option.count !== undefined && (
            <>
              {' '}
              <Figure>{option.count === null ? '–' : formatCount(option.count)}</Figure>
            </>
          )}
        </button>
      ))}
    </div>
  );
}
