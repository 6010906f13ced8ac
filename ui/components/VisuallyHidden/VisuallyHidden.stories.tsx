import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import docs from './VisuallyHidden.docs.tsx';

export default {
  component: VisuallyHidden,
  args: { children: 'Loading parts' },
  parameters: { documentation: () => docs },
} satisfies Meta<typeof VisuallyHidden>;

export const Default: StoryObj<typeof VisuallyHidden> = {};
