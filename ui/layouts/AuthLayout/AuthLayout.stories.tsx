import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from '#ui/components/TextField/TextField.tsx';
import { AuthLayout } from './AuthLayout.tsx';

export default {
  component: AuthLayout,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Login', children: <TextField type="email" label="Email" name="email" /> },
} satisfies Meta<typeof AuthLayout>;
type Story = StoryObj<typeof AuthLayout>;

export const Default: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Norholt, home' })).toHaveAttribute('href', '/'),
};

export const WithLead: Story = {
  args: { lead: 'Please log in to order this part. You will go straight back to it.' },
};
