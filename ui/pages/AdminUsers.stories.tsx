import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usersHandlers, usersScenarios } from '#mocks/handlers/users.ts';
import { AdminPage } from '../story/AdminPage.tsx';
import { rightToLeft } from '../story/right-to-left.ts';
import { send } from '../story/send.ts';
import { UserList } from '../story/UserList.tsx';

const meta = {
  title: 'Pages/AdminUsers',
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '48rem' } },
    api: [usersScenarios.manyRows, ...usersHandlers],
  },
  render: (_args, { id }) => (
    <AdminPage
      currentPath="/admin-dashboard/user"
      title="All User"
      counts={{ users: 112, orders: 9, parts: 24 }}
    >
      <UserList
        story={id}
        onMakeAdmin={({ email }) => send(id, { method: 'PUT', path: `/admin/${encodeURIComponent(email)}` })}
      />
    </AdminPage>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Anders Brandt/ })).toBeVisible();
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Anders Brandt/ });
    await expect(canvas.getByRole('button', { name: 'All User' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

export const Loading: Story = { parameters: { api: [usersScenarios.listLoading] } };

export const Failed: Story = { parameters: { api: [usersScenarios.listFailed] } };

export const LongContent: Story = {
  parameters: { api: [usersScenarios.longContent, ...usersHandlers] },
};

export const RightToLeft: Story = {
  ...rightToLeft,
  parameters: { ...rightToLeft.parameters, api: [usersScenarios.longContent, ...usersHandlers] },
};
