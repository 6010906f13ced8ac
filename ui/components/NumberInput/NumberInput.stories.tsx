import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import * as product from '#messages/product.js';
import { NumberInput } from './NumberInput.tsx';
import docs from './NumberInput.docs.tsx';

export default {
  title: 'Form fields/NumberInput',
  id: 'components-numberinput',
  component: NumberInput,
  args: { label: 'Quantity', name: 'quantity', inputMode: 'numeric' },
  parameters: { documentation: () => docs },
} satisfies Meta<typeof NumberInput>;
type Story = StoryObj<typeof NumberInput>;

/** Invalid input stays as typed: the form shows the error. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Quantity' });
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(field, '12a,5');
    await userEvent.tab();
    await expect(field).toHaveValue('12a,5');
  },
};

export const Price: Story = {
  args: { label: 'Price', name: 'price', inputMode: 'decimal', prefix: '$', defaultValue: '54.00' },
};

export const WithSuffix: Story = {
  args: { label: 'Minimum quantity', suffix: 'pcs', defaultValue: '10' },
};

export const Invalid: Story = {
  args: { ...Price.args, placeholder: '0.00', defaultValue: '', error: product.requiredPrice() },
};

export const Huge: Story = { args: { ...Price.args, defaultValue: '9'.repeat(80) } };
