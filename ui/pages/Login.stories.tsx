import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { AuthLayout } from '../layouts/AuthLayout/AuthLayout.tsx';
import { GoogleButton } from '../sections/GoogleButton/GoogleButton.tsx';
import { LoginForm } from '../sections/LoginForm/LoginForm.tsx';

const meta = {
  title: 'Pages/Login',
  parameters: { layout: 'fullscreen' },
  args: { lead: 'Please log in to order this part. You will go straight back to it.' },
  render: ({ lead }) => (
    <AuthLayout title="Login" lead={lead}>
      <LoginForm
        resetHref="/reset"
        signupHref="/signup"
        onLogin={() => Promise.resolve({ field: 'password', message: 'Wrong password' })}
        google={<GoogleButton onPress={() => Promise.resolve(null)} />}
      />
    </AuthLayout>
  ),
} satisfies Meta<{ lead: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithError: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'mara@lindqvist-garage.example{Enter}');
    await expect(await canvas.findByText('Password is required')).toBeVisible();
  },
};
