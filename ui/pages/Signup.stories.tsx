import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { AuthLayout } from '../layouts/AuthLayout/AuthLayout.tsx';
import { GoogleButton } from '../sections/GoogleButton/GoogleButton.tsx';
import { SignupForm } from '../sections/SignupForm/SignupForm.tsx';

const meta = {
  title: 'Pages/Signup',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <AuthLayout title="Sign up" drawing="gear">
      <SignupForm
        loginHref="/login"
        onSignup={() => Promise.resolve(null)}
        google={<GoogleButton onPress={() => Promise.resolve(null)} />}
      />
    </AuthLayout>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithError: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Full name'), 'Mara Lindqvist');
    await userEvent.type(canvas.getByLabelText('Email'), 'mara@lindqvist-garage.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'abcd{Enter}');
    await expect(await canvas.findByText('Minimum length should be 6')).toBeVisible();
  },
};
