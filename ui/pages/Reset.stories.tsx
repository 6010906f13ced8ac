import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { messages } from '#contract/messages.ts';
import { AuthLayout } from '../layouts/AuthLayout/AuthLayout.tsx';
import { ResetForm } from '../sections/ResetForm/ResetForm.tsx';

const meta = {
  title: 'Pages/Reset',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <AuthLayout
      title="Reset password"
      lead="Enter your email and we will send you a link to set a new one."
      drawing="clutch"
    >
      <ResetForm loginHref="/login" onReset={() => Promise.resolve(true)} />
    </AuthLayout>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sent: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'mara@lindqvist-garage.example{Enter}');
    await expect(await canvas.findByText(messages.resetEmailSent)).toBeVisible();
  },
};

export const WithError: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(await canvas.findByText(messages.required.email)).toBeVisible();
  },
};
