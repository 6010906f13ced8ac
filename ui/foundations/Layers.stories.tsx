import type { Meta, StoryObj } from '@storybook/react-vite';
import { layer } from '#tokens/layers.ts';
import * as styles from './foundations.css.ts';
import { Label, Note, Part, Sheet } from './Sheet.tsx';

export default { title: 'Foundations/Layers', tags: ['!autodocs'] } satisfies Meta;

const names = Object.keys(layer) as (keyof typeof layer)[];

export const Layers: StoryObj = {
  render: () => (
    <Sheet title="Layers" lead="The stacking order. A z-index is always one of these roles, never a number.">
      <Part title="From the page up">
        <div className={styles.stack}>
          {names.map((name, index) => (
            <div key={name} className={styles.layerPlate} style={{ marginInlineStart: `${index * 2}%` }}>
              <Label>{name}</Label>
              <Note>{layer[name]}</Note>
            </div>
          ))}
        </div>
      </Part>
    </Sheet>
  ),
};
