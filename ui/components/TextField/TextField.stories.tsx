import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import * as product from '#messages/product.js';
import { TextField } from './TextField.tsx';
import docs from './TextField.docs.tsx';

export default {
  title: 'Form fields/TextField',
  id: 'components-textfield',
  component: TextField,
  args: { label: 'Full name', name: 'name', placeholder: 'Your full name' },
  parameters: { documentation: () => docs },
} satisfies Meta<typeof TextField>;
type Story = StoryObj<typeof TextField>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Full name');
    await userEvent.type(input, 'Mara Lindqvist');
    await expect(input).toHaveValue('Mara Lindqvist');
    await expect(input).toBeRequired();
    await expect(input).toBeValid();
  },
};

export const Invalid: Story = {
  args: { hint: 'Not shown beside an error.', error: product.requiredName() },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Full name');
    await expect(input).toHaveAccessibleDescription(product.requiredName());
    await expect(input).toBeInvalid();
    await expect(canvas.queryByText('Not shown beside an error.')).toBeNull();
  },
};

export const Optional: Story = {
  args: { label: 'Company', name: 'company', isOptional: true, hint: 'As it should read on the label.' },
  play: ({ canvas }) => expect(canvas.getByLabelText('Company')).not.toBeRequired(),
};

export const Email: Story = {
  args: { label: 'Email', name: 'email', type: 'email' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Email');
    await expect(input).toHaveAttribute('type', 'email');
    await expect(input).toHaveAttribute('autocomplete', 'email');
  },
};

/** Shows a pasted number as it is typed. */
export const PastedCode: Story = {
  tags: ['test-only'],
  args: {
    label: 'Part number',
    isCode: true,
    registration: { name: 'number', onChange: fn(), onBlur: fn(), ref: fn() },
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Part number');
    await userEvent.click(input);
    await userEvent.paste('\u200BNH\u201110\u00ADO42\u202FA ');
    await userEvent.tab();
    await expect(input).toHaveValue('NH-10O42 A');
    await expect(args.registration?.onBlur).toHaveBeenCalledOnce();
  },
};

/** Accepts the result of react-hook-form's `register` as one prop. */
export const Registered: Story = {
  tags: ['test-only'],
  args: { registration: { name: 'fullName', onChange: fn(), onBlur: fn(), ref: fn() } },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Full name');
    await userEvent.type(input, 'M');
    await userEvent.tab();
    await expect(input).toHaveAttribute('name', 'fullName');
    await expect(args.registration?.onChange).toHaveBeenCalledOnce();
    await expect(args.registration?.onBlur).toHaveBeenCalledOnce();
    await expect(args.registration?.ref).toHaveBeenCalledWith(input);
  },
};

export const LongTexts: Story = {
  args: {
    label: 'A label that goes on for longer than anybody would want to read above a field',
    error: 'Bremsscheibenabdeckblech'.repeat(6),
    defaultValue: 'Bremsscheibenabdeckblech '.repeat(8),
  },
};
