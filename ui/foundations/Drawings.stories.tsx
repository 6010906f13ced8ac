import type { Meta, StoryObj } from '@storybook/react-vite';
import { Drawing } from '#ui/components/Drawing/Drawing.tsx';
import { drawingNames } from '#ui/components/Drawing/drawing-for.ts';
import * as styles from './foundations.css.ts';
import { Note, Part, Sheet } from './Sheet.tsx';

export default { title: 'Foundations/Drawings', tags: ['!autodocs'] } satisfies Meta;

const variants = [
  ['full', 'In place of a picture'],
  ['small', 'Small, up to 80 px: outlines alone'],
  ['missing', 'Missing: for empty and failed pages'],
] as const;

export const Drawings: StoryObj = {
  render: () => (
    <Sheet
      title="Drawings"
      lead="A drawing of the part replaces its image while it loads and when there is none: never a grey box."
    >
      {variants.map(([variant, title]) => (
        <Part key={variant} title={title}>
          <div className={styles.grid}>
            {drawingNames.map((name) => (
              <div key={name}>
                <Drawing name={name} variant={variant} />
                <Note>{name}</Note>
              </div>
            ))}
          </div>
        </Part>
      ))}
    </Sheet>
  ),
};
