import type { Meta, StoryObj } from '@storybook/react-vite';
import { radius, type Chamfer } from '#tokens/shape.ts';
import * as styles from './foundations.css.ts';
import { Label, Note, Part, Sheet } from './Sheet.tsx';

const meta = { title: 'Foundations/Shape', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const bevels: Record<Chamfer, string> = {
  chip: 'Badge, chip',
  control: 'Button, icon button, stepper, segment, menu, notice',
  large: 'Large button',
  panel: 'Dialog, toast, drop zone',
};
const bevelNames = Object.keys(bevels) as Chamfer[];

const corners: Record<keyof typeof styles.corner, string> = {
  none: 'Panel, table, plate',
  field: 'Field',
  round: 'Avatar and step balloon: the only circles',
};
const cornerNames = Object.keys(corners) as (keyof typeof corners)[];

export const Shape: Story = {
  render: () => (
    <Sheet
      title="Shape"
      lead="The house edge is a chamfer, 1 × 45°. Where a browser knows no corner-shape, a corner of 3 px stands in."
    >
      <Part title="The bevel">
        <div className={styles.grid}>
          {bevelNames.map((name) => (
            <div key={name}>
              <div className={styles.bevel[name]} />
              <Label>
                {name}, {radius[name]}
              </Label>
              <Note>{bevels[name]}</Note>
            </div>
          ))}
        </div>
      </Part>
      <Part title="Other corners">
        <div className={styles.grid}>
          {cornerNames.map((name) => (
            <div key={name}>
              <div className={styles.corner[name]} />
              <Label>
                {name}, {radius[name]}
              </Label>
              <Note>{corners[name]}</Note>
            </div>
          ))}
        </div>
      </Part>
    </Sheet>
  ),
};
