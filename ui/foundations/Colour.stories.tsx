import type { Meta, StoryObj } from '@storybook/react-vite';
import { contrast, contrastLimits, contrastPairs } from '#tokens/contrast.ts';
import { dark } from '#brand/dark.ts';
import { light } from '#brand/light.ts';
import type { ColorName } from '#tokens/theme.ts';
import { vars } from '#tokens/vars.css.ts';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import * as styles from './foundations.css.ts';
import { Part, Sheet, Specimen } from './Sheet.tsx';

export default { title: 'Foundations/Colour', tags: ['!autodocs'] } satisfies Meta;

const names = Object.keys(light.color) as ColorName[];
const kinds = Object.keys(contrastPairs) as (keyof typeof contrastPairs)[];

const pairsOf = (kind: keyof typeof contrastPairs) =>
  Object.entries<readonly ColorName[]>(contrastPairs[kind]).flatMap(([name, grounds]) =>
    // The keys of `contrastPairs` are names of colours.
    grounds.map((ground) => ({ name: name as ColorName, ground })),
  );

interface PairProps {
  kind: keyof typeof contrastPairs;
  name: ColorName;
  ground: ColorName;
}

function Pair({ kind, name, ground }: PairProps) {
  const ratios = [light, dark].map(({ color }) => contrast(color[name], color[ground]).toFixed(2));
  return (
    <Specimen label={`${name} on ${ground}`} notes={[<Numeric key="ratios">{ratios.join(' / ')}</Numeric>]}>
      <div className={styles.pair}>
        {[light, dark].map(({ color }, index) => (
          <div key={index} className={styles.half} style={{ color: color[name], background: color[ground] }}>
            {kind === 'text' ? '312' : <span className={styles.mark} />}
          </div>
        ))}
      </div>
    </Specimen>
  );
}

export const Colour: StoryObj = {
  render: () => (
    <Sheet
      title="Colour"
      lead="Drafting film in light, graphite in dark. Orange marks the one thing to do next and what is live now: never a background, never a heading, never two filled primaries side by side."
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
      {kinds.map((kind) => (
        <Part
          key={kind}
          title={`${kind === 'text' ? 'Text' : 'Marks'}: contrast measured, light / dark, ${contrastLimits[kind]} or more`}
        >
          <div className={styles.grid}>
            {pairsOf(kind).map((pair) => (
              <Pair key={`${pair.name} ${pair.ground}`} kind={kind} {...pair} />
            ))}
          </div>
        </Part>
      ))}
    </Sheet>
  ),
};
