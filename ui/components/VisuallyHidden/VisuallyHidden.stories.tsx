import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export default {
  component: VisuallyHidden,
  args: { children: 'Loading parts' },
} satisfies Meta<typeof VisuallyHidden>;

export const Default: StoryObj<typeof VisuallyHidden> = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('Loading parts').getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
  },
};
