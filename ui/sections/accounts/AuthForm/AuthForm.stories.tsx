import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextField } from '#ui/components/TextField/TextField.tsx';
import { PasswordField } from '#ui/components/PasswordField/PasswordField.tsx';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import { expectRunsOnce, press } from '#ui/story/checks.ts';
import { longWord } from '#ui/story/long-content.ts';
import { AuthForm } from './AuthForm.tsx';
import { GoogleButton } from './GoogleButton.tsx';

/** The log-in, sign-up and reset forms show its other states. */
export default {
  id: 'sections-authform',
  component: AuthForm,
  args: {
    children: (
      <>
        <TextField type="email" label="Email" name="email" />
        <PasswordField label="Password" name="password" autoComplete="current-password" />
      </>
    ),
    submitLabel: 'Login',
    isPending: false,
    google: <GoogleButton onPress={() => Promise.resolve(null)} />,
    foot: (
      <>
        New to Norholt? <TextLink href="/signup">Create an account</TextLink>
      </>
    ),
    onSubmit: fn((event: { preventDefault(): void }) => event.preventDefault()),
  },
} satisfies Meta<typeof AuthForm>;
type Story = StoryObj<typeof AuthForm>;

/** Enter in a field submits the form, as the button does. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'mara@lindqvist-garage.example{Enter}');
    await press(canvas, 'Login');
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

/** A blocked account, which only the shop can help with. */
export const WithRemedy: Story = {
  args: {
    failure: {
      message: 'This account is blocked. Please contact us if you think that this is a mistake.',
      remedy: { label: 'Contact us.', href: '/#contact' },
    },
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Contact us.' });
    await expect(link).toHaveAttribute('href', '/#contact');
    await expect(link.closest('[role=alert]')).toHaveTextContent(/^This account is blocked/);
  },
};

/** Long words break, so that the column stays as wide as the screen. */
export const LongWordsOnNarrow: Story = {
  args: {
    submitLabel: longWord,
    failure: { message: longWord.repeat(3) },
    foot: <p>{longWord.repeat(2)}</p>,
  },
  globals: { viewport: { value: 'narrowest' } },
};

const google = 'Continue With Google';

const onPress = fn(() => new Promise<null>(() => undefined));

/** A second press does not open a second window. */
export const GooglePending: Story = {
  args: { google: <GoogleButton onPress={onPress} /> },
  play: ({ canvas }) => expectRunsOnce(canvas.getByRole('button', { name: google }), onPress),
};
