import type { Meta, StoryObj } from '@storybook/react-vite';
import { brandNamed } from '#tokens/brands.ts';
import type { Density as DensityName } from '#tokens/density.ts';
import { layer } from '#tokens/layers.ts';
import { page, size, breakpoints, columns, from, layoutWidths } from '#tokens/layout.ts';
import { space, type Space as SpaceName } from '#tokens/space.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { Label, Note, Part, Sheet } from './Sheet.tsx';
import * as styles from './foundations.css.ts';

export default { title: 'Foundations/Layout', tags: ['!autodocs'] } satisfies Meta;

const spaceNames = Object.keys(space) as SpaceName[];

function Bars({ lengths }: { lengths: readonly (readonly [name: string, length: string, shown: string])[] }) {
  return (
    <div className={styles.rows}>
      {lengths.map(([name, length, shown]) => (
        <div key={name}>
          <Label>{name}</Label>
          <Note>{length}</Note>
          <div className={styles.bar} style={{ width: shown }} />
        </div>
      ))}
    </div>
  );
}

const pageNames = Object.keys(page) as (keyof typeof page)[];
const sizeNames = Object.keys(size) as (keyof typeof size)[];

export const Space: StoryObj = {
  render: () => (
    <Sheet
      title="Space"
      lead="A base of 4 px; the name is the number of base units. Nothing has an outer margin: Stack, Inline, Grid and Container own the white space."
    >
      <Part title="Steps">
        <Bars lengths={spaceNames.map((name) => [name, space[name], vars.space[name]])} />
      </Part>
      <Part title="The page">
        <Bars lengths={pageNames.map((name) => [name, page[name], vars.page[name]])} />
      </Part>
      <Part title="Fixed sizes">
        <Bars lengths={sizeNames.map((name) => [name, size[name], vars.size[name]])} />
      </Part>
    </Sheet>
  ),
};

const queries = Object.keys(layoutWidths) as (keyof typeof layoutWidths)[];

export const LayoutQueries: StoryObj = {
  name: 'Layout queries',
  render: () => (
    <Sheet
      title="Layout queries"
      lead="Layouts change at three widths. Each has a query for it or more and one for less, and no width lies between."
    >
      <Part title="Three widths">
        {queries.map((name) => (
          <div key={name} className={styles.specimen}>
            <Label>
              {name}, {layoutWidths[name]} px: <span className={styles.matches[name]}>matches here</span>
              <span className={styles.matchesNot[name]}>does not match here</span>
            </Label>
            <Note>{from[name]}</Note>
          </div>
        ))}
      </Part>
      <Part title="General breakpoints, for tools">
        <Note>
          {Object.entries(breakpoints)
            .map(([name, width]) => `${name} ${width} px`)
            .join(', ')}
          ; {columns} columns
        </Note>
      </Part>
    </Sheet>
  ),
};

const parts = ['Ventilated brake disc', 'Wheel bearing', 'Front coil spring'];

export const Density: StoryObj = {
  render: (_args, { globals }) => {
    const { density } = brandNamed(globals['brand']);
    const densityNames = Object.keys(density) as DensityName[];
    return (
      <Sheet
        title="Density"
        lead="data-density on a region sets its rows, controls and cells. Under 820 px it is ignored: fingers need 44 px."
      >
        <div className={styles.wideGrid}>
          {densityNames.map((name) => (
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
    );
  },
};

const layerNames = Object.keys(layer) as (keyof typeof layer)[];

export const Layers: StoryObj = {
  render: () => (
    <Sheet title="Layers" lead="The stacking order. A z-index is always one of these roles, never a number.">
      <Part title="From the page up">
        <div className={styles.stack}>
          {layerNames.map((name, index) => (
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
