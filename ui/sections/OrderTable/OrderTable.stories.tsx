import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { demoAccounts } from '#mocks/fixtures/users.ts';
import { ordersHandlers, ordersScenarios } from '#mocks/handlers/orders.ts';
import type { Remote } from '#ui/remote.ts';
import { FromApi } from '#ui/story/FromApi.tsx';
import { send } from '#ui/story/send.ts';
import type { OrderView } from '../order-view.ts';
import { OrderTable } from './OrderTable.tsx';

const { email } = demoAccounts.customer.user;

interface CancellingProps {
  story: string;
  orders: Remote<readonly OrderView[]>;
  onCancel(order: OrderView): void;
}

/** Takes a cancelled order off the list, as the app does once the server has agreed. */
function Cancelling({ story, orders, onCancel }: CancellingProps) {
  const [gone, setGone] = useState<readonly string[]>([]);
  return (
    <OrderTable
      orders={
        orders.status === 'ready'
          ? { ...orders, value: orders.value.filter(({ _id }) => !gone.includes(_id)) }
          : orders
      }
      payHref={({ _id }) => `/payment/${_id}`}
      shopHref="/#parts"
      onCancel={async (order) => {
        onCancel(order);
        const refusal = await send(story, { method: 'DELETE', path: `/orders/${order._id}` });
        if (refusal === null) setGone((before) => [...before, order._id]);
        return refusal;
      }}
    />
  );
}

const meta = {
  title: 'Sections/OrderTable',
  parameters: { api: ordersHandlers },
  args: { onCancel: fn() },
  render: ({ onCancel }, { id }) => (
    <FromApi<readonly OrderView[]> story={id} path={`/orders/${email}`}>
      {(orders) => <Cancelling story={id} orders={orders} onCancel={onCancel} />}
    </FromApi>
  ),
} satisfies Meta<{ onCancel(order: OrderView): void }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'My Orders' }));
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(7));
    const heads = table.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads).toEqual([
      '#',
      'Product Name',
      'Quantity',
      'Total Price',
      'Address',
      'Payment',
      'Status',
    ]);
    await expect(table.getByRole('link', { name: 'Pay Now, Ventilated brake disc' })).toBeVisible();
    await expect(table.getByText('pi_3QK8xw2eZvKYlo2C0h7bkYlo')).toBeVisible();
  },
};

export const Loading: Story = { parameters: { api: [ordersScenarios.loading] } };

export const Empty: Story = {
  parameters: { api: [ordersScenarios.empty] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No orders yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Our Parts' })).toHaveAttribute('href', '/#parts');
  },
};

export const Failed: Story = {
  parameters: { api: [ordersScenarios.failed] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Orders could not be loaded')).toBeVisible();
    await expect(canvas.getByText('req-019a9c40')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Orders could not be loaded')).toBeVisible();
  },
};

export const Filtered: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pending 2' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
    await expect(canvas.queryByText('Wheel bearing')).not.toBeInTheDocument();
  },
};

async function askToCancel(canvas: { findByRole(role: string, options: object): Promise<HTMLElement> }) {
  const opener = await canvas.findByRole('button', { name: 'Cancel the order of Front coil spring' });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Are you sure you want to cancel this order?',
  });
  return { opener, dialog: within(dialog) };
}

/** Close has the focus first, Escape leaves everything as it is and gives the focus back. */
export const AsksFirst: Story = {
  play: async ({ canvas, args }) => {
    const { opener, dialog } = await askToCancel(canvas);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus());
    await expect(dialog.getByText('Front coil spring')).toBeVisible();
    await expect(dialog.getByText('$340.00')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Cancels: Story = {
  play: async ({ canvas, args }) => {
    const { dialog } = await askToCancel(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('cell', { name: 'Front coil spring' })).not.toBeInTheDocument();
    await expect(canvas.getByText('The order of Front coil spring is cancelled')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1, name: 'My Orders' })).toHaveFocus();
  },
};

/** While the answer is on its way nothing closes the dialog and nothing is sent twice. */
export const LockedWhileBusy: Story = {
  parameters: { api: [ordersScenarios.cancelling, ...ordersHandlers] },
  play: async ({ canvas, args }) => {
    const { dialog } = await askToCancel(canvas);
    const confirm = dialog.getByRole('button', { name: 'Confirm' });
    await userEvent.dblClick(confirm);
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const PaidMeanwhile: Story = {
  parameters: { api: [ordersScenarios.paidMeanwhile, ...ordersHandlers] },
  play: async ({ canvas }) => {
    const { dialog } = await askToCancel(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Already paid');
    await expect(canvas.getByText('Front coil spring')).toBeInTheDocument();
  },
};

export const OneRow: Story = { parameters: { api: [ordersScenarios.oneRow] } };

export const ManyRows: Story = {
  parameters: { api: [ordersScenarios.manyRows] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(61));
  },
};

export const LongContent: Story = { parameters: { api: [ordersScenarios.longContent] } };
