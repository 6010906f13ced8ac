import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { controlled } from '#ui/story/controlled.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

export default {
  component: ThemeSwitch,
  args: { value: 'system', onChange: fn() },
  render: controlled(ThemeSwitch, 'value', 'onChange'),
} satisfies Meta<typeof ThemeSwitch>;
type Story = StoryObj<typeof ThemeSwitch>;

export const Default: Story = {};

export const Pressed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(args.onChange).toHaveBeenCalledWith('dark');
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
  },
};
