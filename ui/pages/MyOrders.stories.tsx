import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { demoAccounts } from '#mocks/fixtures/users.ts';
import { ordersHandlers, ordersScenarios } from '#mocks/handlers/orders.ts';
import { DashboardShell } from '../layouts/DashboardShell/DashboardShell.tsx';
import type { OrderView } from '../sections/order-view.ts';
import { OrderTable } from '../sections/OrderTable/OrderTable.tsx';
import { CustomerPage } from '../story/CustomerPage.tsx';
import { FromApi } from '../story/FromApi.tsx';

const path = '/user-dashboard/my-orders';

const meta = {
  title: 'Pages/My Orders',
  parameters: { layout: 'fullscreen', api: ordersHandlers },
  render: (_args, { id }) => (
    <CustomerPage currentPath={path}>
      <FromApi<readonly OrderView[]> story={id} path={`/orders/${demoAccounts.customer.user.email}`}>
        {(orders) => (
          <DashboardShell
            user={{ name: 'Mara Lindqvist', role: 'customer' }}
            title="My Orders"
            currentPath={path}
            entries={[
              {
                href: path,
                label: 'My Orders',
                icon: 'package',
                count: orders.status === 'ready' ? orders.value.length : undefined,
              },
              { href: '/user-dashboard/add-review', label: 'Add A Review', icon: 'star' },
            ]}
            accountEntries={[{ href: '/user-dashboard/my-profile', label: 'My Profile', icon: 'user' }]}
          >
            <OrderTable
              orders={orders}
              payHref={({ _id }) => `/payment/${_id}`}
              shopHref="/#parts"
              onCancel={() => Promise.resolve(null)}
            />
          </DashboardShell>
        )}
      </FromApi>
    </CustomerPage>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Spin-on oil filter')).toBeInTheDocument();
  },
};

export const Cancelling: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Cancel the order of Front coil spring' }),
    );
    await expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
  },
};

export const Loading: Story = { parameters: { api: [ordersScenarios.loading] } };

export const Empty: Story = { parameters: { api: [ordersScenarios.empty] } };

export const Failed: Story = { parameters: { api: [ordersScenarios.failed] } };
