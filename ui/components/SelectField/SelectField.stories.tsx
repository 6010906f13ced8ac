import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SelectField } from './SelectField.tsx';

export default {
  title: 'Form fields/Select field',
  id: 'components-selectfield',
  component: SelectField,
  args: {
    label: 'Category',
    name: 'category',
    options: [{ value: '', label: 'No category' }],
    groups: [
      {
        label: 'Brakes',
        options: [
          { value: 'brake-discs', label: 'Brake discs' },
          { value: 'brake-pads', label: 'Brake pads' },
        ],
      },
      { label: 'Suspension', options: [{ value: 'coil-springs', label: 'Coil springs' }] },
    ],
  },
} satisfies Meta<typeof SelectField>;
type Story = StoryObj<typeof SelectField>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Category' });
    await userEvent.selectOptions(select, 'Coil springs');
    await expect(select).toHaveValue('coil-springs');
  },
};

export const Chosen: Story = {
  args: { defaultValue: 'brake-pads', hint: 'Its specifications follow below.' },
};

export const Error: Story = { args: { error: 'Choose a category' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const LongTexts: Story = {
  args: {
    label: 'Bremsscheibenabdeckblech'.repeat(5),
    options: [{ value: 'long', label: 'Bremsscheibenabdeckblech'.repeat(8) }],
  },
  globals: { viewport: { value: 'narrowest' } },
};
