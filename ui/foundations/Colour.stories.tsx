import type { Meta, StoryObj } from '@storybook/react-vite';
import { brandNamed } from '#tokens/brands.ts';
import { contrastsOf } from '#tokens/contrast.ts';
import type { ColorName } from '#tokens/theme.ts';
import { vars } from '#tokens/vars.css.ts';
import * as styles from './foundations.css.ts';
import { Part, Sheet, Specimen } from './Sheet.tsx';

export default { title: 'Foundations/Colour', tags: ['!autodocs'] } satisfies Meta;

export const Colour: StoryObj = {
  render: (_args, { globals }) => {
    const brand = brandNamed(globals['brand']);
    const { light, dark } = brand;
    // The keys of a theme are names of colours.
    const names = Object.keys(light.color) as ColorName[];
    return (
      <Sheet
        title="Colour"
        lead="Norholt is drafting film in light and graphite in dark, with orange; Solvik is warm paper and deep sea, with pine green. The accent marks the one thing to do next and what is live now: never a background, never a heading, never two filled primaries side by side."
      >
        <Part title="Every colour, in the theme of the toolbar">
          <div className={styles.grid}>
            {names.map((name) => (
              <Specimen key={name} label={name} notes={[`${light.color[name]}, ${dark.color[name]}`]}>
                <div className={styles.swatch} style={{ background: vars.color[name] }} />
              </Specimen>
            ))}
          </div>
        </Part>
        <Part title="Contrast by WCAG 2.2, in light and dark">
          <div className={styles.grid}>
            {contrastsOf(brand).map(({ kind, foreground, background, required, ...ratios }) => (
              <Specimen
                key={`${foreground} ${background}`}
                label={`${foreground} on ${background}`}
                notes={[`${ratios.light.toFixed(2)}, ${ratios.dark.toFixed(2)}; needs ${required}`]}
              >
                <div
                  className={styles.swatch}
                  style={{
                    color: vars.color[foreground],
                    background: vars.color[background],
                    ...(kind === 'mark' && { border: '3px solid' }),
                  }}
                >
                  {kind === 'text' && '312'}
                </div>
              </Specimen>
            ))}
          </div>
        </Part>
      </Sheet>
    );
  },
};
