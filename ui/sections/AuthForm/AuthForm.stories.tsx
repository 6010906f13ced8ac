import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import * as product from '#messages/product.ts';
import { EmailField } from '#ui/components/EmailField/EmailField.tsx';
import { Notice } from '#ui/components/Notice/Notice.tsx';
import { PasswordField } from '#ui/components/PasswordField/PasswordField.tsx';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import { GoogleButton } from '../GoogleButton/GoogleButton.tsx';
import { AuthForm } from './AuthForm.tsx';

const meta = {
  title: 'Sections/AuthForm',
  component: AuthForm,
  args: {
    children: (
      <>
        <EmailField label="Email" name="email" />
        <PasswordField label="Password" name="password" autoComplete="current-password" />
      </>
    ),
    submitLabel: 'Login',
    isPending: false,
    other: <GoogleButton onPress={() => Promise.resolve(null)} />,
    foot: (
      <>
        New to Norholt? <TextLink href="/signup">Create an account</TextLink>
      </>
    ),
    onSubmit: fn((event: { preventDefault(): void }) => event.preventDefault()),
  },
} satisfies Meta<typeof AuthForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter in a field submits, as the button does. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'mara@lindqvist-garage.example{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

/** While it is under way a press does nothing, and the focus stays where it was. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Login' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { failure: 'The sign-in service did not answer. Nothing you typed is lost.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The sign-in service did not answer/)).toBeVisible();
  },
};

/** A form that stays after it was sent, such as the one for a new password. */
export const Succeeded: Story = {
  args: {
    children: <EmailField label="Email" name="email" />,
    submitLabel: 'Send link',
    success: <Notice tone="positive">{product.resetEmailSent()}</Notice>,
    other: undefined,
    foot: <TextLink href="/login">Login</TextLink>,
  },
};

export const NoOtherWay: Story = { args: { other: undefined } };

const endless = 'Bremsscheibenabdeckblechbefestigungsschraubensicherungsringes';

/** Words without a space break; the column stays as wide as the screen. */
export const LongWordsOnNarrow: Story = {
  args: { submitLabel: endless, failure: endless.repeat(3), foot: <p>{endless.repeat(2)}</p> },
  globals: { viewport: { value: 'narrowest' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const RightToLeft: Story = {
  args: { submitLabel: 'تسجيل الدخول', failure: 'لم يصل الرد. لم يضع شيء.', foot: 'ليس لديك حساب؟' },
  render: (args) => (
    <div dir="rtl">
      <AuthForm {...args} />
    </div>
  ),
};
