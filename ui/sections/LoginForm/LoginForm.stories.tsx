import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { demoAccounts, demoPassword } from '#mocks/fixtures/users.ts';
import { usersHandlers, usersScenarios } from '#mocks/handlers/users.ts';
import { send } from '#ui/story/from-api.tsx';
import { GoogleButton } from '../GoogleButton/GoogleButton.tsx';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';

const { email } = demoAccounts.customer.user;

const meta = {
  title: 'Sections/LoginForm',
  component: LoginForm,
  args: {
    resetHref: '/reset',
    signupHref: '/signup',
    onLogin: fn<LoginFormProps['onLogin']>(() => Promise.resolve(null)),
    google: <GoogleButton onPress={() => Promise.resolve(null)} />,
  },
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** What follows a sign-in is the exchange of tokens with our own server. */
export const SignsIn: Story = {
  parameters: { api: usersHandlers },
  render: (args, { id }) => (
    <LoginForm
      {...args}
      onLogin={async (values) => {
        await args.onLogin(values);
        return send(id, 'PUT', `/user/${values.email}`, { email: values.email });
      }}
    />
  ),
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), `  ${email} `);
    await userEvent.type(canvas.getByLabelText('Password'), `${demoPassword}{Enter}`);
    await expect(args.onLogin).toHaveBeenCalledWith({ email, password: demoPassword });
    await expect(canvas.queryByRole('alert', { name: /./ })).not.toBeInTheDocument();
  },
};

/** The first field in error gets the focus, and each says what it wants. */
export const EmptySubmit: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(await canvas.findByText('Email is required')).toBeVisible();
    await expect(canvas.getByText('Password is required')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(args.onLogin).not.toHaveBeenCalled();
  },
};

/** On leaving a field it is judged; from then on at every keystroke, until it is right. */
export const ValidatesOnBlur: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Email');
    await userEvent.click(field);
    await expect(canvas.queryByText('Email is required')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(await canvas.findByText('Email is required')).toBeVisible();
    await expect(field).toHaveAccessibleDescription('Email is required');
    await userEvent.type(field, 'm');
    await expect(canvas.queryByText('Email is required')).not.toBeInTheDocument();
  },
};

async function logIn(canvas: { getByLabelText(name: string): HTMLElement }) {
  await userEvent.type(canvas.getByLabelText('Email'), email);
  await userEvent.type(canvas.getByLabelText('Password'), 'something{Enter}');
}

export const UnknownUser: Story = {
  args: {
    onLogin: fn<LoginFormProps['onLogin']>(() =>
      Promise.resolve({ field: 'email', message: 'No user found' }),
    ),
  },
  play: async ({ canvas }) => {
    await logIn(canvas);
    await expect(await canvas.findByText('No user found')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
};

export const WrongPassword: Story = {
  args: {
    onLogin: fn<LoginFormProps['onLogin']>(() =>
      Promise.resolve({ field: 'password', message: 'Wrong password' }),
    ),
  },
  play: async ({ canvas }) => {
    await logIn(canvas);
    await expect(await canvas.findByText('Wrong password')).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(canvas.getByLabelText('Email')).toHaveValue(email);
  },
};

/** Our own server did not take the sign-in: the form is kept. */
export const Failed: Story = {
  parameters: { api: [usersScenarios.exchangeDown] },
  render: (args, { id }) => (
    <LoginForm
      {...args}
      onLogin={(values) => send(id, 'PUT', `/user/${values.email}`, { email: values.email })}
    />
  ),
  play: async ({ canvas }) => {
    await logIn(canvas);
    await expect(await canvas.findByText('Sign-in is not reachable. Try again in a minute.')).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveValue('something');
  },
};

/** Two submits within one frame are one login, and the button keeps the focus. */
export const Pending: Story = {
  args: { onLogin: fn<LoginFormProps['onLogin']>(() => new Promise<null>(() => undefined)) },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), email);
    await userEvent.type(canvas.getByLabelText('Password'), 'something');
    const button = canvas.getByRole('button', { name: 'Login' });
    const form = canvasElement.querySelector('form');
    if (!form) throw new Error('There is no form');
    button.focus();
    await fireEvent.submit(form);
    await fireEvent.submit(form);
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};
