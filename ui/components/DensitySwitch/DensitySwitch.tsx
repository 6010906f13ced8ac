import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import * as styles from './DensitySwitch.css.ts';

export type Density = 'comfortable' | 'compact';

export interface DensitySwitchProps {
  value: Density;
  onChange(value: Density): void;
}

/** How close the rows of a table stand. A narrow screen has one density, and no switch. */
export function DensitySwitch({ value, onChange }: DensitySwitchProps) {
  return (
    <div className={styles.wide}>
      <SegmentedControl<Density>
        label="Row height"
        value={value}
        options={[
          { value: 'comfortable', label: 'Comfortable', icon: 'rows-comfortable' },
          { value: 'compact', label: 'Compact', icon: 'rows-compact' },
        ]}
        onChange={onChange}
      />
    </div>
  );
}
