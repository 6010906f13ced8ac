import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { User } from '#contract/accounts/users.ts';
import * as product from '#messages/product.js';
import { demoAccounts } from '#mocks/fixtures/users.ts';
import { usersHandlers, usersScenarios } from '#mocks/handlers/accounts/users.ts';
import { FromApi, send } from '#ui/story/from-api.tsx';
import { type Canvas, expectVisible, press, replace, submitTwice } from '#ui/story/checks.ts';
import { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx';

const { user } = demoAccounts.customer;

export default {
  id: 'sections-profileform',
  component: ProfileForm,
  parameters: { api: usersHandlers },
  args: {
    profile: { status: 'loading' },
    onSave: fn<ProfileFormProps['onSave']>(() => Promise.resolve(null)),
    onDirtyChange: fn(),
  },
  render: (args, { id }) => (
    <FromApi<User> story={id} path={`/user/${user.email}`}>
      {(profile) => (
        <ProfileForm
          {...args}
          profile={profile}
          onSave={async (values) => {
            await args.onSave(values);
            return send(id, 'PUT', `/user/${user.email}`, values);
          }}
        />
      )}
    </FromApi>
  ),
} satisfies Meta<typeof ProfileForm>;
type Story = StoryObj<typeof ProfileForm>;

const fieldOf = (canvas: Canvas, label: string) => canvas.findByLabelText(label);
const save = (canvas: Canvas) => press(canvas, 'Save changes');

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await fieldOf(canvas, 'Name')).toHaveValue('Mara Lindqvist');
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('readonly');
    await expect(canvas.getByText('Göteborg')).toBeVisible();
  },
};

/** The shop shows tax on its invoices. */
export const TaxId: Story = {
  args: { taxName: 'VAT' },
  play: async ({ canvas, args }) => {
    await replace(await fieldOf(canvas, 'VAT ID'), 'SE556703748501');
    await save(canvas);
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ taxId: 'SE556703748501' })),
    );
  },
};

export const Loading: Story = { parameters: { api: [usersScenarios.loading] } };

export const Failed: Story = { parameters: { api: [usersScenarios.failed] } };

const draft = { read: () => ({ city: 'Uddevalla' }), keep: fn(), drop: fn() };

/** What was typed before the session ended is back as unsaved changes. The rest is as stored. */
export const Restored: Story = {
  args: { draft },
  play: async ({ canvas, args }) => {
    await expect(await fieldOf(canvas, 'City')).toHaveValue('Uddevalla');
    await expect(canvas.getByLabelText('Name')).toHaveValue('Mara Lindqvist');
    await expectVisible(canvas, 'You have unsaved changes.');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await replace(canvas.getByLabelText('Name'), 'Mara Ekström');
    await expect(draft.keep).toHaveBeenLastCalledWith({ city: 'Uddevalla', name: 'Mara Ekström' });
    await press(canvas, 'Undo');
    await expect(canvas.getByLabelText('City')).toHaveValue('Göteborg');
    await expect(draft.drop).toHaveBeenCalled();
  },
};

/** A new account has only an email address and a name. */
export const Empty: Story = {
  parameters: { api: [usersScenarios.newAccount] },
  args: {
    isVerified: false,
    onResendVerification: fn(() => Promise.resolve(null)),
    onChangePassword: fn(() => Promise.resolve(null)),
  },
};

/** Sends the whole profile, trimmed. Then nothing is unsaved, and the button keeps the focus. */
export const Saves: Story = {
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    const linkedin = 'https://linkedin.com/in/mara';
    await replace(await fieldOf(canvas, 'City'), '  Mölndal ');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await replace(canvas.getByLabelText('LinkedIn'), linkedin);
    await replace(canvas.getByLabelText('GitHub'), ' mara-l ');
    await save(canvas);
    const { name, number } = user;
    const profile = { name, city: 'Mölndal', number, linkedin, github: 'mara-l' };
    await expect(args.onSave).toHaveBeenCalledWith(profile);
    await waitFor(() => expect(canvas.queryByText('You have unsaved changes.')).toBeNull());
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false));
    await expect(canvas.getByLabelText('City')).toHaveValue('Mölndal');
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toHaveFocus();
  },
};

export const Undoes: Story = {
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    const name = await fieldOf(canvas, 'Name');
    await replace(name, 'Somebody else');
    await press(canvas, 'Undo');
    await waitFor(() => expect(name).toHaveValue('Mara Lindqvist'));
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false));
  },
};

/** Every invalid field has a message. The first has the focus. */
export const WrongSubmit: Story = {
  play: async ({ canvas, args }) => {
    const name = await fieldOf(canvas, 'Name');
    await replace(name, '   ');
    await replace(canvas.getByLabelText('LinkedIn'), 'linkedin.com/in/mara');
    await replace(canvas.getByLabelText('GitHub'), 'javascript:alert(1)');
    await userEvent.clear(canvas.getByLabelText('City'));
    await userEvent.click(canvas.getByLabelText('City'));
    await userEvent.paste('Gothenburg'.repeat(11));
    await save(canvas);
    await expectVisible(canvas, product.requiredName());
    await expect(canvas.getAllByText(/an address that starts with https:\/\//)).toHaveLength(2);
    await waitFor(() => expect(name).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The message is beside the buttons, and the form keeps its values. */
export const SaveFailed: Story = {
  parameters: { api: [usersScenarios.profileFailed, ...usersHandlers] },
  play: async ({ canvas }) => {
    await replace(await fieldOf(canvas, 'City'), 'Mölndal');
    await save(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nothing was saved');
    await expectVisible(canvas, 'You have unsaved changes.');
    await expect(canvas.getByLabelText('City')).toHaveValue('Mölndal');
  },
};

export const Saving: Story = {
  parameters: { api: [usersScenarios.profileSaving, ...usersHandlers] },
  play: async ({ canvas, canvasElement, args }) => {
    await replace(await fieldOf(canvas, 'City'), 'Mölndal');
    await submitTwice(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
  },
};

export const Verified: Story = {
  args: { isVerified: true, onChangePassword: fn(() => Promise.resolve(null)) },
  play: async ({ canvas }) => {
    await press(canvas, 'Change password by email');
    await expectVisible(canvas, 'Verified', product.resetEmailSent());
  },
};

export const NotVerified: Story = {
  args: {
    isVerified: false,
    onResendVerification: fn(() => Promise.resolve(null)),
    onChangePassword: fn(() => Promise.resolve({ message: 'Too many mails. Try again in an hour.' })),
    mailboxHref: '/mailbox',
  },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Resend verification');
    await expect(args.onResendVerification).toHaveBeenCalledOnce();
    await press(canvas, 'Change password by email');
    await expectVisible(canvas, 'Too many mails. Try again in an hour.');
    const mailbox = canvas.getByRole('link', { name: 'Open the local mailbox' });
    await expect(mailbox).toHaveAttribute('href', '/mailbox');
  },
};

export const LongContent: Story = {
  parameters: { api: [usersScenarios.longProfile] },
  args: { isVerified: false },
  globals: { viewport: { value: 'narrowest' } },
};
