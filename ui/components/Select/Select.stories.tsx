import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Select } from './Select.tsx';
import docs from './Select.docs.tsx';

export default {
  title: 'Form fields/Select',
  id: 'components-select',
  component: Select,
  args: {
    label: 'Sort',
    name: 'sort',
    value: 'price',
    options: [
      { value: 'name', label: 'Name, A to Z' },
      { value: 'price', label: 'Price, low to high' },
      { value: '-price', label: 'Price, high to low' },
    ],
    onChange: fn(),
  },
  parameters: { documentation: () => docs },
} satisfies Meta<typeof Select>;
type Story = StoryObj<typeof Select>;

/** The value changes only when the prop does. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort' });
    await userEvent.selectOptions(select, 'Price, high to low');
    await expect(args.onChange).toHaveBeenCalledWith('-price');
    await expect(select).toHaveValue('price');
  },
};

export const HiddenLabel: Story = {
  args: { isLabelHidden: true },
  play: ({ canvas }) => expect(canvas.getByRole('combobox', { name: 'Sort' })).toBeVisible(),
};

export const Tall: Story = { args: { isTall: true } };

export const NoOptions: Story = { args: { options: [] } };

export const LongTexts: Story = {
  args: {
    label: 'Bremsscheibenabdeckblech'.repeat(5),
    options: [{ value: 'price', label: 'Bremsscheibenabdeckblech'.repeat(8) }],
  },
};
