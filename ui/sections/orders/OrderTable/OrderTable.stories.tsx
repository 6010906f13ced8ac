import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { OrderFilters } from '#contract/orders/order-filters.ts';
import type { OrderStatus } from '#contract/orders/order-status.ts';
import type { Order } from '#contract/orders/orders.ts';
import * as product from '#messages/product.js';
import { demoAccounts } from '#mocks/fixtures/users.ts';
import { buildOrder, orders as fixtures } from '#mocks/fixtures/orders.ts';
import { ordersHandlers, ordersScenarios } from '#mocks/handlers/orders/orders.ts';

import { FromApiList, send } from '#ui/story/from-api.tsx';

import { expectVisible, press, type Canvas } from '#ui/story/checks.ts';
import { askWith, confirmAndClose, confirmAndFail } from '#ui/story/dialogs.ts';
import type { BuyAgain } from './OrderDetails.tsx';
import { OrderTable, type OrderTableProps } from './OrderTable.tsx';

const { email } = demoAccounts.customer.user;

interface Args extends OrderTableProps {
  /** Story only: the query at first. */
  start?: OrderFilters;
  /** Story only: the order whose details are open at first. */
  opened?: Order;
  /** Story only: in `details`. */
  buyAgain: BuyAgain;
}

export default {
  id: 'sections-ordertable',
  component: OrderTable,
  parameters: { api: ordersHandlers },
  args: {
    buyAgain: { status: 'yes', href: '/purchase/1' },
    onCancel: fn(),
    onBuyAgain: fn(),
    onQueryChange: fn(),
  },
  render: function Orders({ start = {}, opened, buyAgain, onCancel, onBuyAgain, onQueryChange }, { id }) {
    const [order, onOpen] = useState(opened ?? null);
    return (
      <FromApiList<Order, OrderFilters, OrderStatus | 'all'>
        story={id}
        path={`/orders/${email}`}
        query={start}
        countBy="status"
        onQueryChange={onQueryChange}
      >
        {({ counts, ...controls }, replace) => (
          <OrderTable
            {...controls}
            counts={(controls.query.search ?? '') === '' ? counts : null}
            foundCounts={counts}
            payHref={({ _id }) => `/payment/${_id}`}
            payTogetherHref={(id) => `/payment/together/${id}`}
            shopHref="/#parts"
            onBuyAgain={onBuyAgain}
            onCancel={async (cancelled) => {
              void onCancel(cancelled);
              const failure = await send(id, 'DELETE', `/orders/${cancelled._id}`);
              if (failure === null) replace(cancelled._id, null);
              return failure;
            }}
            details={{ order, buyAgain, onOpen }}
          />
        )}
      </FromApiList>
    );
  },
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

/** Orders of one checkout are a group, with one payment for what is unpaid. */
export const Together: Story = {
  parameters: { api: [ordersScenarios.together] },
  play: async ({ canvas, args }) => {
    const pay = await canvas.findByRole('link', { name: 'Pay 3 orders · $1,235.00' });
    await expect(pay.getAttribute('href')).toMatch(/^\/payment\/together\//);
    await expect(canvas.getByText('Paid once, $1,235.00')).toBeVisible();
    await expect(canvas.getAllByText('Placed together')).toHaveLength(2);
    // Of those in the group, each can still be cancelled.
    await expect(canvas.getAllByRole('button', { name: /^Cancel the order/ }).length).toBeGreaterThanOrEqual(
      3,
    );
    await expect(canvas.queryByRole('link', { name: 'Pay Now, Brake pad set' })).toBeNull();
    // What is paid can be bought again, all at once.
    await press(canvas, 'Buy these 3 again');
    await expect(args.onBuyAgain).toHaveBeenCalledOnce();
  },
};

export const TogetherOnPhone: Story = {
  parameters: { api: [ordersScenarios.together] },
  globals: { viewport: { value: 'narrowest' } },
};

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'My Orders' }));
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(7));
    const heads = table.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads.join()).toBe('#,Order,Date,Product Name,Quantity,Total Price,Address,Payment,Status');
    const payLink = table.getByRole('link', { name: 'Pay Now, Ventilated brake disc' });
    await expect(payLink).toHaveAttribute('href', expect.stringMatching(/^\/payment\/./));
    await expectVisible(
      canvas,
      'pi_3QK8xw2eZvKYlo2C0h7bkYlo',
      'Reserved for 42 more minutes',
      'Not reserved. You can pay while stock lasts.',
      '1–6',
      '$8,020.00',
    );
  },
};

/** Loads the list again. The sums stay with the counts that they belong to. */
export const Filtered: Story = {
  play: async ({ canvas, args }) => {
    await press(canvas, 'Pending 2');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ status: 'pending', page: 1 });
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(3));
    await expect(canvas.getByText('$8,020.00')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'All 6' })).toBeVisible();
  },
};

export const NothingShipped: Story = {
  args: { start: { status: 'shipped' } },
  parameters: { api: [ordersScenarios.oneRow] },
};

const askToCancel = (canvas: Canvas, name = 'Front coil spring') =>
  askWith(canvas, `Cancel the order of ${name}`, product.cancelQuestion());

export const AsksFirst: Story = {
  play: async ({ canvas, args }) => {
    await expectVisible(await askToCancel(canvas), 'Front coil spring', '$340.00');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

/** The only order also keeps its row. */
export const Cancels: Story = {
  tags: ['test-only'],
  parameters: { api: [ordersScenarios.oneRow, ...ordersHandlers] },
  play: async ({ canvas, args }) => {
    await confirmAndClose(await askToCancel(canvas, 'Ventilated brake disc'));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    const row = canvas.getByRole('row', { name: /Ventilated brake disc/ });
    await expect(row).toHaveTextContent('Cancelled');
    await expect(within(row).queryByRole('button', { name: /^Cancel/ })).not.toBeInTheDocument();
    await expect(within(row).queryByRole('link')).not.toBeInTheDocument();
    await waitFor(() => expect(row).toHaveFocus());
    await expect(canvas.queryByText('No orders yet')).not.toBeInTheDocument();
  },
};

/** The server rejects the cancellation: the dialog shows why, and the row is unchanged. */
export const PaidMeanwhile: Story = {
  parameters: { api: [ordersScenarios.paidMeanwhile, ...ordersHandlers] },
  play: async ({ canvas }) => {
    await confirmAndFail(await askToCancel(canvas), 'Already paid');
    await expectVisible(canvas, '1–6');
  },
};

/** Sums are shown only when every order is loaded. */
export const ManyRows: Story = {
  parameters: { api: [ordersScenarios.manyRows] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(13));
    await expect(await canvas.findByRole('button', { name: 'All 60' })).toBeVisible();
    await expect(canvas.queryByText(/^\$[\d,.]+$/, { selector: 'small' })).not.toBeInTheDocument();
  },
};

const openDrawer = async () => within(await screen.findByRole('dialog', { name: /^Order / }));

/** The name of an unpaid order opens its details. */
export const Details: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Ventilated brake disc/ });
    await press(within(row), /^#/);
    const drawer = await openDrawer();
    await expect(drawer.getByRole('list', { name: 'Order timeline' })).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Buy again' })).toHaveAttribute('href', '/purchase/1');
    await expect(drawer.getByRole('link', { name: 'Pay Now' })).toBeVisible();
    await expectVisible(drawer, 'Reserved for 42 more minutes');
  },
};

export const DetailsNotReserved: Story = {
  args: { opened: fixtures.find(({ paid, reservedUntil }) => !paid && reservedUntil === null) },
  play: async () => expect((await openDrawer()).getByRole('link', { name: 'Pay Now' })).toBeVisible(),
};

/** It was ordered for a vehicle, although it does not fit. */
export const DetailsWithVehicle: Story = {
  args: {
    // Not one of the list, which has its own data of each order.
    opened: buildOrder({
      _id: '019a9c40-0000-7000-8000-200000000999',
      vehicle: 'Volkswagen Golf VII 2016, 1.4 TSI',
      fit: 'doesNotFit',
      answers: [{ criterion: 'Brake system', value: 'ATE', answer: 'no' }],
    }),
  },
  play: async () =>
    expectVisible(
      await openDrawer(),
      'Volkswagen Golf VII 2016, 1.4 TSI',
      'Does not fit',
      'Brake system ATE: no',
    ),
};

/** The button says that the part is gone. */
export const DetailsOfGonePart: Story = {
  args: {
    opened: fixtures.find(({ paid }) => paid),
    buyAgain: { status: 'no', reason: 'This part is no longer in the catalogue.' },
  },
  play: async () => {
    const drawer = await openDrawer();
    const again = drawer.getByRole('button', { name: 'Buy again' });
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    await expect(again).toHaveAccessibleDescription('This part is no longer in the catalogue.');
  },
};
