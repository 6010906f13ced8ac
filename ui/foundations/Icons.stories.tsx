import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, iconNames } from '#ui/components/Icon/Icon.tsx';
import * as styles from './foundations.css.ts';
import { Note, Part, Sheet } from './Sheet.tsx';

export default { title: 'Foundations/Icons', tags: ['!autodocs'] } satisfies Meta;

export const Icons: StoryObj = {
  render: () => (
    <Sheet
      title="Icons"
      lead="Lucide outlines with the corners of a drawing: 20 px, 16 in dense places. Always with a word, or an accessible name and a tooltip."
    >
      {([20, 16] as const).map((size) => (
        <Part key={size} title={`${size} px`}>
          <div className={styles.grid}>
            {iconNames.map((name) => (
              <div key={name} className={styles.tile}>
                <Icon name={name} size={size} />
                <Note>{name}</Note>
              </div>
            ))}
          </div>
        </Part>
      ))}
    </Sheet>
  ),
};
