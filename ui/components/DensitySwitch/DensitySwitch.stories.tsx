import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { controlled } from '#ui/story/controlled.tsx';
import { DensitySwitch } from './DensitySwitch.tsx';

export default {
  component: DensitySwitch,
  args: { value: 'comfortable', onChange: fn() },
  render: controlled(DensitySwitch, 'value', 'onChange'),
} satisfies Meta<typeof DensitySwitch>;

export const Default: StoryObj<typeof DensitySwitch> = {
  play: async ({ canvas, args }) => {
    const compact = canvas.getByRole('button', { name: 'Compact' });
    await userEvent.click(compact);
    await expect(args.onChange).toHaveBeenCalledWith('compact');
    await expect(compact).toHaveAttribute('aria-pressed', 'true');
  },
};
