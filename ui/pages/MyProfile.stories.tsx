import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { messages } from '#contract/messages.ts';
import { demoAccounts } from '#mocks/fixtures/users.ts';
import { usersHandlers, usersScenarios } from '#mocks/handlers/users.ts';
import { ToastRegion, type Toast } from '../components/ToastRegion/ToastRegion.tsx';
import { DashboardShell } from '../layouts/DashboardShell/DashboardShell.tsx';
import type { ProfileView } from '../sections/ProfileForm/profile-values.ts';
import { ProfileForm } from '../sections/ProfileForm/ProfileForm.tsx';
import { AdminPage } from '../story/AdminPage.tsx';
import { CustomerPage } from '../story/CustomerPage.tsx';
import { FromApi } from '../story/FromApi.tsx';
import { ask, wordsOf } from '../story/send.ts';

type Role = keyof typeof demoAccounts;

/** The handlers are typed by the contract: this is what a saved profile is answered with. */
const isChanged = (answer: unknown) =>
  (answer as { result: { modifiedCount: 0 | 1 } }).result.modifiedCount === 1;

/** Says what the app says of a saved profile. */
function Profile({ story, email }: { story: string; email: string }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  return (
    <>
      <FromApi<ProfileView> story={story} path={`/user/${email}`}>
        {(profile) => (
          <ProfileForm
            profile={profile}
            onSave={async (values) => {
              const { isOk, answer } = await ask(story, {
                method: 'PUT',
                path: `/user/${email}`,
                body: values,
              });
              if (!isOk) return { message: wordsOf(answer) };
              setToasts([
                isChanged(answer)
                  ? { id: 'saved', tone: 'positive', text: messages.profileUpdated }
                  : { id: 'unchanged', tone: 'info', text: messages.profileUnchanged },
              ]);
              return null;
            }}
          />
        )}
      </FromApi>
      <ToastRegion toasts={toasts} onDismiss={() => setToasts([])} />
    </>
  );
}

const path = '/user-dashboard/my-profile';

const meta = {
  title: 'Pages/My Profile',
  parameters: { layout: 'fullscreen', api: usersHandlers },
  args: { role: 'customer' },
  render: ({ role }, { id }) =>
    role === 'admin' ? (
      <AdminPage
        currentPath="/admin-dashboard/my-profile"
        title="My Profile"
        counts={{ users: 112, orders: 9, parts: 28 }}
      >
        <Profile story={id} email={demoAccounts.admin.user.email} />
      </AdminPage>
    ) : (
      <CustomerPage currentPath={path}>
        <DashboardShell
          user={{ name: 'Mara Lindqvist', role: 'customer' }}
          title="My Profile"
          currentPath={path}
          entries={[
            { href: '/user-dashboard/my-orders', label: 'My Orders', icon: 'package', count: 6 },
            { href: '/user-dashboard/add-review', label: 'Add A Review', icon: 'star' },
          ]}
          accountEntries={[{ href: path, label: 'My Profile', icon: 'user' }]}
        >
          <Profile story={id} email={demoAccounts.customer.user.email} />
        </DashboardShell>
      </CustomerPage>
    ),
} satisfies Meta<{ role: Role }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Name')).toHaveValue('Mara Lindqvist');
  },
};

/** The comp: just saved. */
export const Saved: Story = {
  play: async ({ canvas }) => {
    const city = await canvas.findByLabelText('City');
    await userEvent.clear(city);
    await userEvent.type(city, 'Mölndal');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await screen.findByText(messages.profileUpdated)).toBeVisible();
  },
};

export const Unchanged: Story = {
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Name');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await screen.findByText(messages.profileUnchanged)).toBeVisible();
  },
};

export const OfAnAdmin: Story = {
  args: { role: 'admin' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Name')).toHaveValue('Anders Brandt');
    await expect(canvas.getByText('Lysekil')).toBeVisible();
  },
};

export const Loading: Story = { parameters: { api: [usersScenarios.loading] } };

export const Failed: Story = { parameters: { api: [usersScenarios.failed] } };
