import type { Meta, StoryObj } from '@storybook/react-vite';
import { page, size } from '#tokens/layout.ts';
import { space, type Space as SpaceName } from '#tokens/space.ts';
import { vars } from '#tokens/vars.css.ts';
import * as styles from './foundations.css.ts';
import { Label, Note, Part, Sheet } from './Sheet.tsx';

export default { title: 'Foundations/Space', tags: ['!autodocs'] } satisfies Meta;

const names = Object.keys(space) as SpaceName[];

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
        <Bars lengths={names.map((name) => [name, space[name], vars.space[name]])} />
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
