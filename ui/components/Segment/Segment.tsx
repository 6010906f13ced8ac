import { Figure } from '../Figure/Figure.tsx';
import { formatCount } from '../Figure/format-count.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Segment.css.ts';

export interface SegmentOption<Value extends string> {
  value: Value;
  label: string;
  /** Null is one that is not known yet: its place is kept. */
  count?: number | null;
  /** Stands for the label, which is then read out and shown as a tooltip. */
  icon?: IconName;
}

export interface SegmentProps<Value extends string> {
  /** What is chosen between; for the accessible name. */
  label: string;
  options: readonly SegmentOption<Value>[];
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
          title={option.icon === undefined ? undefined : option.label}
          onClick={() => onChange(option.value)}
        >
          {option.icon === undefined ? (
            option.label
          ) : (
            <>
              <Icon name={option.icon} size={16} />
              <VisuallyHidden>{option.label}</VisuallyHidden>
            </>
          )}
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
