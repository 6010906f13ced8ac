import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark } from '#tokens/dark.ts';
import { light } from '#tokens/light.ts';
import { border } from '#tokens/shape.ts';
import { vars } from '#tokens/vars.css.ts';
import * as styles from './foundations.css.ts';
import { Label, Note, Part, Sheet, Specimen } from './Sheet.tsx';

export default { title: 'Foundations/Lines and shadows', tags: ['!autodocs'] } satisfies Meta;

const shadows = Object.keys(light.shadow) as (keyof typeof light.shadow)[];

export const LinesAndShadows: StoryObj = {
  name: 'Lines and shadows',
  render: () => (
    <Sheet
      title="Lines and shadows"
      lead="Hairlines separate, an ink line starts a section, a shadow is only for what floats. Cards and panels have none."
    >
      <Part title="Lines">
        {Object.entries(border).map(([name, { width, color }]) => (
          <div key={name}>
            <Label>{name}</Label>
            <Note>
              {width}, {color}
            </Note>
            <div className={styles.line} style={{ borderBottom: `${width} solid ${vars.color[color]}` }} />
          </div>
        ))}
      </Part>
      <Part title="Shadows">
        <div className={styles.wideGrid}>
          {shadows.map((name) => (
            <Specimen
              key={name}
              label={name}
              notes={[`Light: ${light.shadow[name]}`, `Dark: ${dark.shadow[name]}`]}
            >
              <div className={styles.plate} style={{ border: 'none', boxShadow: vars.shadow[name] }} />
            </Specimen>
          ))}
        </div>
      </Part>
    </Sheet>
  ),
};
