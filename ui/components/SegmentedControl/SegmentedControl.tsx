import { Numeric } from '../Numeric/Numeric.tsx';
import { formatCount, type Count } from '../Numeric/format-count.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { NameTip } from '../Tooltip/NameTip.tsx';
import { useTip } from '../Tooltip/use-tip.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SegmentedControl.css.ts';

export interface SegmentOption<Value extends string> {
  value: Value;
  label: string;
  /** Null is one that is not known yet: its place is kept. */
  count?: Count | null;
  /** Stands for the label, which is then read out and shown as a tooltip. */
  icon?: IconName;
}

export interface SegmentedControlProps<Value extends string> {
  /** What is chosen between; for the accessible name. */
  label: string;
  options: readonly SegmentOption<Value>[];
  value: Value;
  onChange(value: Value): void;
}

/** A choice between few views of the same things, each with its count. */
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
  const { anchor, isOpen, tip } = useTip<HTMLButtonElement>();
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
          <NameTip name={label} isOpen={isOpen} tip={tip} />
        </>
      )}
      {count !== undefined && (
        <>
          {' '}
          <Numeric>{count === null ? '–' : formatCount(count)}</Numeric>
        </>
      )}
    </button>
  );
}
