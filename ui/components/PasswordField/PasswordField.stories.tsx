import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import * as product from '#messages/product.js';
import { TextLink } from '../TextLink/TextLink.tsx';
import { PasswordField } from './PasswordField.tsx';

export default {
  title: 'Form fields/PasswordField',
  id: 'components-passwordfield',
  component: PasswordField,
  args: { label: 'Password', name: 'password' },
} satisfies Meta<typeof PasswordField>;
type Story = StoryObj<typeof PasswordField>;

export const Default: Story = {};

export const ShowsAndHides: Story = {
  args: { defaultValue: 'drawing-office' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('drawing-office');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const CapsLock: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
    await expect(input).toHaveAccessibleDescription('Caps Lock is on');
    await fireEvent.keyUp(input, { key: 'CapsLock' });
    await expect(canvas.queryByText('Caps Lock is on')).toBeNull();
  },
};

export const WithAction: Story = {
  args: { action: <TextLink href="#reset">Forgot password</TextLink> },
};

export const Invalid: Story = { args: { error: product.wrongPassword() } };
