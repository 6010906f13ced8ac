import type { Meta, StoryObj } from '@storybook/react-vite';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { layer } from '#tokens/layers.ts';
import * as styles from './foundations.css.ts';
import { Label, Note, Part, Sheet } from './Sheet.tsx';

const meta = { title: 'Foundations/Layers', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const names = Object.keys(layer) as (keyof typeof layer)[];

export const Layers: Story = {
  render: () => (
    <Sheet
      title="Layers"
      lead="What covers what. A z-index is one of these roles, never a number of one's own."
    >
      <Part title="From the page up">
        <div className={styles.stack}>
          {names.map((name, index) => (
            <div
              key={name}
              className={styles.layerPlate}
              style={assignInlineVars({ [styles.sample]: `${index * 2}%` })}
            >
              <Label>{name}</Label>
              <Note>{layer[name]}</Note>
            </div>
          ))}
        </div>
      </Part>
    </Sheet>
  ),
};
