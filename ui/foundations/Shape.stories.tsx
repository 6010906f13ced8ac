import type { Meta, StoryObj } from '@storybook/react-vite';
import { brandNamed } from '#tokens/brands.ts';
import { border, radius, type Chamfer } from '#tokens/shape.ts';
import { vars } from '#tokens/vars.css.ts';
import { Part, Sheet, Specimen, Label, Note } from './Sheet.tsx';
import * as styles from './foundations.css.ts';

export default { title: 'Foundations/Shape', tags: ['!autodocs'] } satisfies Meta;

const bevels: Record<Chamfer, string> = {
  chip: 'Badge, chip',
  control: 'Button, icon button, stepper, segment',
  large: 'Large button',
  box: 'Menu, notice, verdict, suggestions',
  panel: 'Dialog, toast, drop zone',
};
const bevelNames = Object.keys(bevels) as Chamfer[];

const corners = [
  ['none', 'Panel, table, plate'],
  ['field', 'Field'],
  ['round', 'Avatar and step balloon: the only circles'],
] as const;

export const Shape: StoryObj = {
  render: (_args, { globals }) => {
    const brand = brandNamed(globals['brand']);
    return (
      <Sheet
        title="Shape"
        lead="Controls and what floats have the corners of the brand: Norholt’s is a bevel of 45°, or a radius of 3 px in browsers without corner-shape. Solvik’s is round."
      >
        <Part title="Corners of the brand">
          <div className={styles.grid}>
            {bevelNames.map((name) => (
              <Specimen key={name} label={`${name}, ${brand.radius[name]}`} notes={[bevels[name]]}>
                <div className={styles.bevel[name]} />
              </Specimen>
            ))}
          </div>
        </Part>
        <Part title="Other corners">
          <div className={styles.grid}>
            {corners.map(([name, use]) => (
              <Specimen key={name} label={`${name}, ${brand.radius[name]}`} notes={[use]}>
                <div className={styles.plate} style={{ borderRadius: radius[name] }} />
              </Specimen>
            ))}
          </div>
        </Part>
      </Sheet>
    );
  },
};

export const LinesAndShadows: StoryObj = {
  name: 'Lines and shadows',
  render: (_args, { globals }) => {
    const { light, dark } = brandNamed(globals['brand']);
    // The keys of a theme's shadows are their names.
    const shadows = Object.keys(light.shadow) as (keyof typeof light.shadow)[];
    return (
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
    );
  },
};
