import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, type ComponentType } from 'react';
import { rightToLeft } from '#ui/story/right-to-left.tsx';
import * as styles from './foundations.css.ts';
import { Part, Sheet } from './Sheet.tsx';

export default { title: 'Foundations/Right to left', tags: ['!autodocs'] } satisfies Meta;

interface Stories {
  default: { component?: ComponentType<object>; args?: object };
}

const files = import.meta.glob<Stories>(
  '../components/{Checkbox,Chip,FileDrop,NumberInput,Pagination,PasswordField,ProgressBar,QuantityStepper,RangeIndicator,RatingInput,SearchField,SegmentedControl,Select,Table,TextField,Timeline}/*.stories.tsx',
  { eager: true },
);

const nameOf = (file: string) => file.split('/')[2] ?? '';

export const RightToLeft: StoryObj = {
  name: 'Right to left',
  ...rightToLeft,
  render: () => (
    <Sheet
      title="Right to left"
      lead="Layouts, icons of direction and scales are mirrored. Text keeps its own direction. The toolbar turns any story."
    >
      <div className={styles.wideGrid}>
        {Object.entries(files).map(
          ([
            file,
            {
              default: { component, args },
            },
          ]) => (
            <Part key={file} title={nameOf(file)}>
              {component && createElement(component, args)}
            </Part>
          ),
        )}
      </div>
    </Sheet>
  ),
};
