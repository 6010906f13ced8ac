import type { Meta, StoryObj } from '@storybook/react-vite';
import { density, type Density as DensityName } from '#tokens/density.ts';
import { typeStyles } from '#tokens/type.ts';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import * as styles from './foundations.css.ts';
import { Note, Part, Sheet } from './Sheet.tsx';

export default { title: 'Foundations/Density', tags: ['!autodocs'] } satisfies Meta;

const names = Object.keys(density) as DensityName[];
const parts = ['Ventilated brake disc', 'Wheel bearing', 'Front coil spring'];

export const Density: StoryObj = {
  render: () => (
    <Sheet
      title="Density"
      lead="data-density on a region sets its rows, controls and cells. Under 820 px it is ignored: fingers need 44 px."
    >
      <div className={styles.wideGrid}>
        {names.map((name) => (
          <Part key={name} title={name}>
            <Note>
              Row {density[name].row}, control {density[name].control}, cell {density[name].cell} and{' '}
              {density[name].cellBlock}
            </Note>
            <div data-density={name}>
              {parts.map((part) => (
                <div key={part} className={styles.cell}>
                  <span style={typeStyles.tableCell}>{part}</span>
                  <span className={styles.control}>
                    <Numeric>480</Numeric>
                  </span>
                </div>
              ))}
            </div>
          </Part>
        ))}
      </div>
    </Sheet>
  ),
};
