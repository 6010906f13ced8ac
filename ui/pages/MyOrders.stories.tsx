import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { demoAccounts } from '#mocks/fixtures/users.ts';
import { ordersHandlers, ordersScenarios } from '#mocks/handlers/orders.ts';
import { DashboardShell } from '../layouts/DashboardShell/DashboardShell.tsx';
import type { DatedOrder } from '../sections/order-course.ts';
import { firstOrders } from '../sections/OrderTable/order-query.ts';
import { OrderTable } from '../sections/OrderTable/OrderTable.tsx';
import { CustomerPage } from '../story/CustomerPage.tsx';
import { FromApiList } from '../story/FromApi.tsx';

const path = '/user-dashboard/my-orders';
const pageSize = 12;

interface PageProps {
  story: string;
  /** All orders, whatever of them is on show; unknown while nothing is here. */
  total?: number;
}

function MyOrders({ story, total }: PageProps) {
  const [query, setQuery] = useState(firstOrders);
  const params = new URLSearchParams({ page: String(query.page), limit: String(pageSize) });
  if (query.search !== '') params.set('search', query.search);
  if (query.status !== 'all') params.set('status', query.status);
  if (query.sort) params.set('sort', `${query.sort.isDescending ? '-' : ''}${query.sort.by}`);
  return (
    <CustomerPage currentPath={path}>
      <FromApiList<DatedOrder> story={story} path={`/orders/${demoAccounts.customer.user.email}?${params}`}>
        {(orders, isRefreshing) => (
          <DashboardShell
            user={{ name: 'Mara Lindqvist', role: 'customer' }}
            title="My Orders"
            currentPath={path}
            entries={[
              { href: path, label: 'My Orders', icon: 'package', count: total },
              { href: '/user-dashboard/add-review', label: 'Add A Review', icon: 'star' },
            ]}
            accountEntries={[{ href: '/user-dashboard/my-profile', label: 'My Profile', icon: 'user' }]}
          >
            <OrderTable
              orders={orders}
              isRefreshing={isRefreshing}
              query={query}
              onQueryChange={setQuery}
              pageSize={pageSize}
              payHref={({ _id }) => `/payment/${_id}`}
              shopHref="/#parts"
              onCancel={() => Promise.resolve(null)}
            />
          </DashboardShell>
        )}
      </FromApiList>
    </CustomerPage>
  );
}

const meta = {
  title: 'Pages/My Orders',
  parameters: { layout: 'fullscreen', api: ordersHandlers },
  args: { total: 6 },
  render: ({ total }, { id }) => <MyOrders story={id} total={total} />,
} satisfies Meta<Pick<PageProps, 'total'>>;

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

export const Loading: Story = { args: { total: undefined }, parameters: { api: [ordersScenarios.loading] } };

export const Empty: Story = { args: { total: 0 }, parameters: { api: [ordersScenarios.empty] } };

export const Failed: Story = { args: { total: undefined }, parameters: { api: [ordersScenarios.failed] } };

export const ManyPages: Story = { args: { total: 60 }, parameters: { api: [ordersScenarios.manyRows] } };
