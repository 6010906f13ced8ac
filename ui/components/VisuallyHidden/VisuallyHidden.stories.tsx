import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export default {
  title: 'Text and values/VisuallyHidden',
  id: 'components-visuallyhidden',
  component: VisuallyHidden,
  args: { children: 'Loading parts' },
} satisfies Meta<typeof VisuallyHidden>;

export const Default: StoryObj<typeof VisuallyHidden> = {};
