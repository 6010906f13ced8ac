import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inRightToLeft } from '#ui/story/right-to-left.tsx';
import { Select } from './Select.tsx';

const options = [
  { value: 'name', label: 'Name, A to Z' },
  { value: 'price', label: 'Price, low to high' },
  { value: '-price', label: 'Price, high to low' },
];

const meta = {
  component: Select,
  args: { label: 'Sort', name: 'sort', options, onChange: fn() },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort' });
    await expect(select).toHaveValue('name');
    await userEvent.selectOptions(select, 'Price, high to low');
    await expect(args.onChange).toHaveBeenCalledWith('-price');
    await expect(select).toHaveValue('-price');
  },
};

/** Controlled: the value changes only when the prop does. */
export const Controlled: Story = {
  args: { value: 'price' },
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox');
    await userEvent.selectOptions(select, 'name');
    await expect(args.onChange).toHaveBeenCalledWith('name');
    await expect(select).toHaveValue('price');
  },
};

/** For a toolbar: lower, with its label at the side. */
export const LabelBeside: Story = {
  args: { isLabelBeside: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Sort' })).toBeVisible();
  },
};

export const WithHint: Story = { args: { hint: 'The catalogue keeps this order.' } };

export const Invalid: Story = {
  args: { hint: 'Not shown beside an error.', error: 'Choose one of them' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    await expect(select).toHaveAccessibleDescription('Choose one of them');
    await expect(select).toBeInvalid();
  },
};

export const Optional: Story = { args: { isOptional: true } };

export const Disabled: Story = { args: { isDisabled: true } };

/** Accepts the result of react-hook-form's `register` as one prop. */
export const Registered: Story = {
  args: { registration: { name: 'order', onChange: fn(), onBlur: fn(), ref: fn() } },
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox');
    await userEvent.selectOptions(select, 'price');
    await userEvent.tab();
    await expect(select).toHaveAttribute('name', 'order');
    await expect(args.registration?.ref).toHaveBeenCalledWith(select);
    await expect(args.registration?.onChange).toHaveBeenCalled();
  },
};

export const NoOptions: Story = { args: { options: [] } };

export const LongTexts: Story = {
  args: {
    label: 'Bremsscheibenabdeckblech'.repeat(5),
    options: [{ value: '1', label: 'Bremsscheibenabdeckblech'.repeat(8) }],
  },
};

export const RightToLeft: Story = {
  args: { label: 'ترتيب', options: [{ value: 'name', label: 'الاسم' }] },
  decorators: [inRightToLeft],
};
