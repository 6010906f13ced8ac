import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { adminOrdersScenarios } from '#mocks/handlers/admin-orders.ts';
import { orderStatsScenarios } from '#mocks/handlers/order-stats.ts';
import { AdminPage } from '../story/AdminPage.tsx';
import { OverviewFromApi } from '../story/OverviewFromApi.tsx';

const meta = {
  title: 'Pages/Admin Overview',
  parameters: {
    layout: 'fullscreen',
    api: [...adminOrdersScenarios.manyRows, orderStatsScenarios.busy],
  },
  render: (_args, { id }) => (
    <AdminPage currentPath="/admin-dashboard" title="Overview" counts={{ users: 112, orders: 90, parts: 24 }}>
      <OverviewFromApi story={id} />
    </AdminPage>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Gas shock absorber' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { api: [adminOrdersScenarios.loading, orderStatsScenarios.loading] },
};

export const Empty: Story = { parameters: { api: [adminOrdersScenarios.empty, orderStatsScenarios.empty] } };

export const Failed: Story = {
  parameters: { api: [adminOrdersScenarios.failed, orderStatsScenarios.failed] },
};
