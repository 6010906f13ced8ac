import type { Meta, StoryObj } from '@storybook/react-vite';
import { radius, type Chamfer } from '#tokens/shape.ts';
import * as styles from './foundations.css.ts';
import { Part, Sheet, Specimen } from './Sheet.tsx';

export default { title: 'Foundations/Shape', tags: ['!autodocs'] } satisfies Meta;

const bevels: Record<Chamfer, string> = {
  chip: 'Badge, chip',
  control: 'Button, icon button, stepper, segment, menu, notice',
  large: 'Large button',
  panel: 'Dialog, toast, drop zone',
};
const bevelNames = Object.keys(bevels) as Chamfer[];

const corners = [
  ['none', 'Panel, table, plate'],
  ['field', 'Field'],
  ['round', 'Avatar and step balloon: the only circles'],
] as const;

export const Shape: StoryObj = {
  render: () => (
    <Sheet
      title="Shape"
      lead="The standard edge is a bevel of 45°. Browsers without corner-shape show a radius of 3 px."
    >
      <Part title="The bevel">
        <div className={styles.grid}>
          {bevelNames.map((name) => (
            <Specimen key={name} label={`${name}, ${radius[name]}`} notes={[bevels[name]]}>
              <div className={styles.bevel[name]} />
            </Specimen>
          ))}
        </div>
      </Part>
      <Part title="Other corners">
        <div className={styles.grid}>
          {corners.map(([name, use]) => (
            <Specimen key={name} label={`${name}, ${radius[name]}`} notes={[use]}>
              <div className={styles.plate} style={{ borderRadius: radius[name] }} />
            </Specimen>
          ))}
        </div>
      </Part>
    </Sheet>
  ),
};
