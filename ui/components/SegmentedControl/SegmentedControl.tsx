import type { Count } from '#contract/list-counts.ts';
import { Numeric } from '../Numeric/Numeric.tsx';
import { formatCount } from '../Numeric/format-count.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { useTip } from '../Tooltip/use-tip.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SegmentedControl.css.ts';

export interface SegmentOption<Value extends string> {
  value: Value;
  label: string;
  /** Null while it is loading; its space is reserved. */
  count?: Count | null;
  /** Replaces the label, which becomes the accessible name and a tooltip. */
  icon?: IconName;
}

export interface SegmentedControlProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  /** Two to five options, in this order. */
  options: readonly SegmentOption<Value>[];
  /** The value of the chosen option. Null: none yet. */
  value: Value | null;
  /** Called with the value of the option that the user presses. */
  onChange(value: Value): void;
}

/** Switches between a few views of the same list, each with an optional count, or gives one of a few answers. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  return (
    <div className={styles.segment} role="group" aria-label={label}>
      {options.map((option) => (
        <Option
          key={option.value}
          {...option}
          isChosen={option.value === value}
          onChoose={() => onChange(option.value)}
        />
      ))}
    </div>
  );
}

interface OptionProps extends Pick<SegmentOption<string>, 'label' | 'count' | 'icon'> {
  isChosen: boolean;
  onChoose(): void;
}

function Option({ label, count, icon, isChosen, onChoose }: OptionProps) {
  const { anchor, tip } = useTip(label);
  return (
    <button
      className={styles.option}
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      {...(icon !== undefined && anchor)}
    >
      {icon === undefined ? (
        label
      ) : (
        <>
          <Icon name={icon} />
          <VisuallyHidden>{label}</VisuallyHidden>
          {tip}
        </>
      )}
      {count !== undefined && (
        // In an element, because a count can go again on a page that the browser has translated.
        <span>
          {' '}
          <Numeric>{count === null ? '–' : formatCount(count)}</Numeric>
        </span>
      )}
    </button>
  );
}
