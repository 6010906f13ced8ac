import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as product from '#messages/product.ts';
import { EmailField } from './EmailField.tsx';

const meta = {
  title: 'Components/EmailField',
  component: EmailField,
  args: { label: 'Email', name: 'email' },
} satisfies Meta<typeof EmailField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Email');
    await expect(input).toHaveAttribute('type', 'email');
    await expect(input).toHaveAttribute('autocomplete', 'email');
  },
};

export const Invalid: Story = { args: { error: product.requiredEmail() } };

export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: 'mara@example.com' } };
