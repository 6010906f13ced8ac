import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { buildOrder } from '#mocks/fixtures/orders.ts';
import {
  adminOrdersHandlers,
  adminOrdersHandlersOf,
  adminOrdersScenarios,
} from '#mocks/handlers/admin-orders.ts';
import { orderStatsHandlers, orderStatsScenarios } from '#mocks/handlers/order-stats.ts';
import { AdminPage } from '../story/AdminPage.tsx';
import { ManagedOrders } from '../story/ManagedOrders.tsx';

const title = 'Manage All Order';

const meta = {
  title: 'Pages/Admin Orders',
  parameters: { layout: 'fullscreen', api: [...adminOrdersHandlers, ...orderStatsHandlers] },
  render: (_args, { id }) => (
    <ManagedOrders story={id}>
      {(section, stats) => {
        const counts = stats.status === 'ready' ? Object.values(stats.value.byStatus) : [];
        const orders = counts.reduce((sum, { count }) => sum + count, 0);
        return (
          <AdminPage
            currentPath="/admin-dashboard/manage-order"
            title={title}
            counts={{ users: 112, parts: 24, orders: stats.status === 'ready' ? orders : undefined }}
          >
            {section}
          </AdminPage>
        );
      }}
    </ManagedOrders>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const AdminOrders: Story = {
  name: 'admin-orders',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Head gasket, four-cylinder')).toBeVisible();
  },
};

/** As the comp shows it: one order has just been confirmed. */
export const Accepted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Confirm the order of Spin-on oil filter, Mara Lindqvist' }),
    );
    await expect(await screen.findByText('Accepted order')).toBeVisible();
  },
};

export const Details: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Spin-on oil filter' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

export const Deleting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Delete the order of Spin-on oil filter, Mara Lindqvist' }),
    );
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
};

/** An order for which nothing is set aside any more: the dialog of one and that of the selection. */
export const DeletingUnreserved: Story = {
  parameters: { api: [...adminOrdersHandlersOf([buildOrder()]), ...orderStatsHandlers] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Select Ventilated brake disc/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete 1' }));
    const ofSelection = within(await screen.findByRole('alertdialog'));
    await expect(
      ofSelection.getByText('Nothing was charged. What was reserved goes back to stock.'),
    ).toBeVisible();
    await userEvent.click(ofSelection.getByRole('button', { name: 'Close' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Delete the order of/ }));
    await expect(
      await screen.findByText('Nothing was charged, and no stock is held for it any more.'),
    ).toBeVisible();
  },
};

export const BulkWithAFailure: Story = {
  parameters: {
    api: [adminOrdersScenarios.oneNotAccepted, ...adminOrdersHandlers, ...orderStatsHandlers],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Head gasket, four-cylinder');
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(
      within(canvas.getByRole('group', { name: 'Selected orders' })).getByRole('button', {
        name: 'Confirm 3',
      }),
    );
    await expect(await canvas.findByText('2 of 3 orders confirmed')).toBeVisible();
  },
};

export const ManyOrders: Story = {
  parameters: { api: [...adminOrdersScenarios.manyRows, orderStatsScenarios.busy] },
};

export const Loading: Story = {
  parameters: { api: [adminOrdersScenarios.loading, orderStatsScenarios.loading] },
};

export const Empty: Story = { parameters: { api: [adminOrdersScenarios.empty, orderStatsScenarios.empty] } };

export const Failed: Story = {
  parameters: { api: [adminOrdersScenarios.failed, orderStatsScenarios.failed] },
};
