import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

export default {
  title: 'Form fields/Checkbox',
  id: 'components-checkbox',
  component: Checkbox,
  args: { label: 'In stock', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
type Story = StoryObj<typeof Checkbox>;

/** Uncontrolled. The label is part of the target. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'In stock' });
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText('In stock'));
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

/** Some rows are selected: a press asks for all of them. The state changes only when the prop does. */
export const Indeterminate: Story = {
  args: { label: 'All orders', isChecked: false, isIndeterminate: true },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'All orders' });
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(box).toBePartiallyChecked();
  },
};

export const WithCount: Story = { args: { count: 1006 } };

/** In a table row the label is visually hidden. */
export const HiddenLabel: Story = {
  args: { label: 'Select Ventilated brake disc', isLabelHidden: true },
};

export const Disabled: Story = { args: { isChecked: true, isDisabled: true } };

export const LongLabel: Story = { args: { label: 'Bremsscheibenabdeckblech'.repeat(8), count: 1_000_000 } };
