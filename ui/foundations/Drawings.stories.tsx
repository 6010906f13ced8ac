import type { Meta, StoryObj } from '@storybook/react-vite';
import { Drawing } from '#ui/components/Drawing/Drawing.tsx';
import { drawingNames } from '#ui/components/Drawing/drawing-for.ts';
import * as styles from './foundations.css.ts';
import { Note, Part, Sheet } from './Sheet.tsx';

const meta = { title: 'Foundations/Drawings', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const variants = [
  ['full', 'In place of a picture'],
  ['small', 'Small, up to 80 px: outlines alone'],
  ['missing', 'Missing: what is not there'],
] as const;

export const Drawings: Story = {
  render: () => (
    <Sheet
      title="Drawings"
      lead="Each part is drawn before it is made. The drawing stands in until the picture is there, and stays when there is none: never a grey box."
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
