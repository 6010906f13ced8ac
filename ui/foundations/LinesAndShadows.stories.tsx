import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark } from '#tokens/dark.ts';
import { light } from '#tokens/light.ts';
import { border } from '#tokens/shape.ts';
import * as styles from './foundations.css.ts';
import { Label, Note, Part, Sheet } from './Sheet.tsx';

const meta = { title: 'Foundations/Lines and shadows', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const borders = Object.keys(border) as (keyof typeof border)[];
const shadows = Object.keys(light.shadow) as (keyof typeof light.shadow)[];

export const LinesAndShadows: Story = {
  name: 'Lines and shadows',
  render: () => (
    <Sheet
      title="Lines and shadows"
      lead="Hairlines part things, an ink line heads a section, a shadow lifts only what floats. Cards and panels have none."
    >
      <Part title="Lines">
        {borders.map((name) => (
          <div key={name}>
            <Label>{name}</Label>
            <Note>
              {border[name].width}, {border[name].color}
            </Note>
            <div className={styles.line[name]} />
          </div>
        ))}
      </Part>
      <Part title="Shadows">
        <div className={styles.wideGrid}>
          {shadows.map((name) => (
            <div key={name}>
              <div className={styles.shadow[name]} />
              <Label>{name}</Label>
              <Note>Light: {light.shadow[name]}</Note>
              <Note>Dark: {dark.shadow[name]}</Note>
            </div>
          ))}
        </div>
      </Part>
    </Sheet>
  ),
};
