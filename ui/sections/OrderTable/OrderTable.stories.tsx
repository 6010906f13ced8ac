import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import * as product from '#messages/product.ts';
import { demoAccounts } from '#mocks/fixtures/users.ts';
import { orders as fixtures } from '#mocks/fixtures/orders.ts';
import { ordersHandlers, ordersScenarios } from '#mocks/handlers/orders.ts';
import type { Remote } from '#ui/remote.ts';
import { FromApi, FromApiList, send } from '#ui/story/from-api.tsx';
import { inRightToLeft } from '#ui/story/right-to-left.tsx';
import { shows, expectVisible, type Canvas } from '#ui/story/checks.ts';
import { askWith, confirmAndClose, confirmAndFail, confirmAndWait } from '#ui/story/dialogs.ts';
import { countOrders } from './use-order-totals.ts';
import { firstOrders, type OrderCounts, type OrderQuery, type OrderView } from '../order-view.ts';
import type { BuyAgain } from './OrderDetails.tsx';
import { OrderTable, type OrderTableProps } from './OrderTable.tsx';

const { email } = demoAccounts.customer.user;
const pageSize = 12;

interface Args {
  start?: Partial<OrderQuery>;
  onCancel(order: OrderView): void;
  onQueryChange(query: OrderQuery): void;
}

const payHref = ({ _id }: OrderView) => `/payment/${_id}`;

function countsOf(orders: Remote<readonly OrderView[]>): OrderCounts | null {
  if (orders.status !== 'ready') return null;
  const { unpaid, pending, shipped } = countOrders(orders.value);
  const all = orders.value.length;
  return { all, unpaid: unpaid.count, pending: pending.count, shipped: shipped.count };
}

export default {
  parameters: { api: ordersHandlers },
  args: { onCancel: fn(), onQueryChange: fn() },
  render: ({ start, onCancel, onQueryChange }, { id }) => (
    <FromApi<readonly OrderView[]> story={id} path={`/orders/${email}`}>
      {(all) => (
        <FromApiList<OrderView, OrderQuery>
          story={id}
          path={`/orders/${email}`}
          query={{ ...firstOrders, ...start }}
          onQueryChange={onQueryChange}
          pageSize={pageSize}
        >
          {(controls, replace) => (
            <OrderTable
              {...controls}
              counts={countsOf(all)}
              payHref={payHref}
              shopHref="/#parts"
              onCancel={async (order) => {
                onCancel(order);
                const failure = await send(id, 'DELETE', `/orders/${order._id}`);
                if (failure === null) replace(order._id, null);
                return failure;
              }}
            />
          )}
        </FromApiList>
      )}
    </FromApi>
  ),
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'My Orders' }));
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(7));
    const heads = table.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads.join()).toBe('#,Product Name,Quantity,Total Price,Address,Payment,Status');
    const payLink = table.getByRole('link', { name: 'Pay Now, Ventilated brake disc' });
    await expect(payLink).toHaveAttribute('href', expect.stringMatching(/^\/payment\/./));
    await expectVisible(
      canvas,
      'pi_3QK8xw2eZvKYlo2C0h7bkYlo',
      'Reserved for 42 more minutes',
      'No longer reserved. You can pay while stock lasts.',
      '1–6',
      '$8,020.00',
    );
  },
};

export const Loading: Story = { parameters: { api: [ordersScenarios.loading] } };

export const Empty: Story = {
  parameters: { api: [ordersScenarios.empty] },
  play: async ({ canvas }) => {
    await expectVisible(canvas, 'No orders yet');
    await expect(canvas.getByRole('link', { name: 'Our Parts' })).toHaveAttribute('href', '/#parts');
  },
};

export const Failed: Story = {
  parameters: { api: [ordersScenarios.failed] },
  play: shows('Orders could not be loaded', 'req-019a9c40'),
};

/** Loads the list again. The sums stay with the counts that they belong to. */
export const Filtered: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pending 2' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ ...firstOrders, status: 'pending' });
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(3));
    await expect(canvas.queryByText('Wheel bearing')).not.toBeInTheDocument();
    await expect(canvas.getByText('$8,020.00')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'All 6' })).toBeVisible();
  },
};

export const NoMatch: Story = { args: { start: { search: 'camshaft', status: 'shipped' } } };

export const NothingShipped: Story = {
  args: { start: { status: 'shipped' } },
  parameters: { api: [ordersScenarios.oneRow] },
};

const askToCancel = async (canvas: Canvas, name = 'Front coil spring') =>
  askWith(
    await canvas.findByRole('button', { name: `Cancel the order of ${name}` }),
    product.cancelQuestion(),
  );

export const AsksFirst: Story = {
  play: async ({ canvas, args }) => {
    await expectVisible(await askToCancel(canvas), 'Front coil spring', '$340.00');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Cancels: Story = {
  play: async ({ canvas, args }) => {
    await confirmAndClose(await askToCancel(canvas));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    const row = canvas.getByRole('row', { name: /Front coil spring/ });
    await expect(row).toHaveTextContent('Cancelled');
    await expect(within(row).queryByRole('button', { name: /^Cancel/ })).not.toBeInTheDocument();
    await expect(within(row).queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.getByText('1–5')).toBeInTheDocument();
    await expect(row).toHaveFocus();
  },
};

/** The row does not change while the cancellation is pending. */
export const LockedWhileBusy: Story = {
  parameters: { api: [ordersScenarios.cancelling, ...ordersHandlers] },
  play: async ({ canvas }) => {
    await confirmAndWait(await askToCancel(canvas));
    await expect(canvas.queryByText('Cancelled')).not.toBeInTheDocument();
    await expect(canvas.getByText('1–6')).toBeInTheDocument();
  },
};

/** The server rejects the cancellation: the dialog shows why, and the row is unchanged. */
export const PaidMeanwhile: Story = {
  parameters: { api: [ordersScenarios.paidMeanwhile, ...ordersHandlers] },
  play: async ({ canvas }) => {
    await confirmAndFail(await askToCancel(canvas), 'Already paid');
    await expect(canvas.getByText('Front coil spring')).toBeInTheDocument();
    await expect(canvas.getByText('1–6')).toBeInTheDocument();
  },
};

/** The only order also keeps its row. */
export const CancelsTheLast: Story = {
  parameters: { api: [ordersScenarios.oneRow, ...ordersHandlers] },
  play: async ({ canvas }) => {
    await confirmAndClose(await askToCancel(canvas, 'Ventilated brake disc'));
    const row = canvas.getByRole('row', { name: /Ventilated brake disc/ });
    await expect(row).toHaveTextContent('Cancelled');
    await waitFor(() => expect(row).toHaveFocus());
    await expect(canvas.queryByText('No orders yet')).not.toBeInTheDocument();
  },
};

export const OneRow: Story = { parameters: { api: [ordersScenarios.oneRow] } };

/** Sums are shown only when every order is loaded. */
export const ManyRows: Story = {
  parameters: { api: [ordersScenarios.manyRows] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(13));
    await expect(await canvas.findByRole('button', { name: 'All 60' })).toBeVisible();
    await expect(canvas.queryByText(/^\$[\d,.]+$/, { selector: 'small' })).not.toBeInTheDocument();
  },
};

export const LongContent: Story = { parameters: { api: [ordersScenarios.longContent] } };

export const RightToLeft: Story = {
  parameters: { api: [ordersScenarios.rightToLeft] },
  decorators: [inRightToLeft],
};

const details: Pick<OrderTableProps, 'list' | 'query' | 'onQueryChange' | 'pageSize'> = {
  list: { status: 'ready', value: { rows: fixtures, total: fixtures.length, isCapped: false } },
  query: firstOrders,
  onQueryChange: () => undefined,
  pageSize,
};

function WithDetails({ first = null, buyAgain }: { first?: OrderView | null; buyAgain: BuyAgain }) {
  const [order, setOrder] = useState(first);
  return (
    <OrderTable
      {...details}
      payHref={payHref}
      shopHref="/#parts"
      onCancel={() => Promise.resolve(null)}
      details={{ order, buyAgain, onOpen: setOrder }}
    />
  );
}

/** The name of an unpaid order opens its details. */
export const Details: Story = {
  parameters: { api: [] },
  render: () => <WithDetails buyAgain={{ status: 'yes', href: '/purchase/1' }} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ventilated brake disc' }));
    const drawer = within(await screen.findByRole('dialog', { name: /^Order / }));
    await expect(drawer.getByRole('list', { name: 'Order timeline' })).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Buy again' })).toHaveAttribute('href', '/purchase/1');
    await expect(drawer.getByRole('link', { name: 'Pay Now' })).toBeVisible();
    await expect(drawer.getByText('Reserved for 42 more minutes')).toBeVisible();
  },
};

export const DetailsNotReserved: Story = {
  parameters: { api: [] },
  render: () => (
    <WithDetails
      first={fixtures.find(({ paid, reservedUntil }) => !paid && reservedUntil === null)}
      buyAgain={{ status: 'yes', href: '/purchase/1' }}
    />
  ),
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: /^Order / }));
    await expect(drawer.getByRole('link', { name: 'Pay Now' })).toBeVisible();
  },
};

/** The button says that the part is gone. The receipt can be printed. */
export const DetailsOfGonePart: Story = {
  parameters: { api: [] },
  render: () => (
    <WithDetails
      first={fixtures.find(({ paid }) => paid)}
      buyAgain={{ status: 'no', reason: 'This part is no longer in the catalogue.' }}
    />
  ),
  play: async () => {
    const print = spyOn(window, 'print').mockReturnValue();
    const drawer = within(await screen.findByRole('dialog', { name: /^Order / }));
    const again = drawer.getByRole('button', { name: 'Buy again' });
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    await expect(again).toHaveAccessibleDescription('This part is no longer in the catalogue.');
    await userEvent.click(drawer.getByRole('button', { name: 'Print receipt' }));
    await expect(print).toHaveBeenCalledOnce();
  },
};
