import * as m from '#messages/density-switch.ts';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import * as styles from './DensitySwitch.css.ts';

export type Density = 'comfortable' | 'compact';

export interface DensitySwitchProps {
  value: Density;
  onChange(value: Density): void;
}

/** Sets the row height of tables. Hidden on narrow screens, which have one density. */
export function DensitySwitch({ value, onChange }: DensitySwitchProps) {
  return (
    <div className={styles.wide}>
      <SegmentedControl<Density>
        label={m.rowHeight()}
        value={value}
        options={[
          { value: 'comfortable', label: m.comfortable(), icon: 'rows-comfortable' },
          { value: 'compact', label: m.compact(), icon: 'rows-compact' },
        ]}
        onChange={onChange}
      />
    </div>
  );
}
