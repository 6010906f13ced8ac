import type { Meta, StoryObj } from '@storybook/react-vite';
import { breakpoints, columns, from, layoutWidths } from '#tokens/layout.ts';
import * as styles from './foundations.css.ts';
import { Label, Note, Part, Sheet } from './Sheet.tsx';

export default { title: 'Foundations/Layout queries', tags: ['!autodocs'] } satisfies Meta;

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
