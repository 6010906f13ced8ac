import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import * as product from '#messages/product.ts';
import { buildOrder } from '#mocks/fixtures/orders.ts';
import {
  adminOrdersHandlers,
  adminOrdersHandlersOf,
  adminOrdersScenarios,
} from '#mocks/handlers/admin-orders.ts';
import { orderStatsHandlers, orderStatsScenarios } from '#mocks/handlers/order-stats.ts';
import { badge } from '#ui/components/Badge/Badge.css.ts';
import type { Density } from '#ui/components/DensitySwitch/DensitySwitch.tsx';
import { ask, FromApi, FromApiList, send } from '#ui/story/from-api.tsx';
import { rightToLeft } from '#ui/story/right-to-left.ts';
import type { AdminOrdersQuery, AdminOrderView, OrderTallies } from './admin-order-view.ts';
import { AdminOrderTable } from './AdminOrderTable.tsx';

interface Args {
  startsWith?: Partial<AdminOrdersQuery>;
  density?: Density;
  onQueryChange(query: AdminOrdersQuery): void;
  onConfirm(order: AdminOrderView): void;
  onDelete(order: AdminOrderView): void;
  onExport(query: AdminOrdersQuery): void;
}

const isModified = (answer: unknown) => (answer as { modifiedCount?: number }).modifiedCount === 1;

const shop = [...adminOrdersHandlers, ...orderStatsHandlers];

const meta = {
  title: 'Sections/AdminOrderTable',
  parameters: { api: shop },
  args: { onQueryChange: fn(), onConfirm: fn(), onDelete: fn(), onExport: fn() },
  render: (args, { id }) => (
    <FromApi<{ byStatus: OrderTallies }> story={id} path="/order-stats">
      {(stats) => (
        <FromApiList<AdminOrderView, AdminOrdersQuery>
          story={id}
          path="/get-orders"
          query={{ search: '', status: 'all', sort: null, page: 1, ...args.startsWith }}
          onQueryChange={args.onQueryChange}
          density={args.density}
        >
          {(controls) => (
            <AdminOrderTable
              {...controls}
              tallies={stats.status === 'ready' ? { ...stats, value: stats.value.byStatus } : stats}
              onConfirm={async (order) => {
                args.onConfirm(order);
                const { answer, failure } = await ask(id, 'PATCH', `/confirm-order/${order._id}`);
                return isModified(answer) ? failure : { message: product.orderNotAccepted() };
              }}
              onDelete={(order) => {
                args.onDelete(order);
                return send(id, 'DELETE', `/orders/${order._id}`);
              }}
              payHref={({ _id }) => `https://norholt.example/payment/${_id}`}
              onExport={() => {
                args.onExport(controls.query);
                return Promise.resolve(null);
              }}
            />
          )}
        </FromApiList>
      )}
    </FromApi>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

interface Finder {
  findByRole(role: string, options: object): Promise<HTMLElement>;
}

const paidOrder = 'Spin-on oil filter, Mara Lindqvist';
const unpaidOrder = 'Ventilated brake disc, Mara Lindqvist';

const button = (canvas: Finder, name: string) => canvas.findByRole('button', { name });

async function askToDelete(canvas: Finder, order: string) {
  const opener = await button(canvas, `Delete the order of ${order}`);
  await userEvent.click(opener);
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete this order?' });
  return { opener, dialog: within(dialog) };
}

const rowOf = (canvas: { getByRole(role: string, options: object): HTMLElement }, name: RegExp) =>
  canvas.getByRole('row', { name });

const hasFocusInside = (element: HTMLElement) => element.contains(document.activeElement);

async function dialogIsGone() {
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
}

async function openDetails(canvas: Finder, product: string) {
  const opener = await button(canvas, product);
  await userEvent.click(opener);
  const drawer = await screen.findByRole('dialog');
  return { opener, drawer: within(drawer) };
}

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Manage All Order' }));
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(10));
    await expect(await canvas.findByText('$2,729.00')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pending 3' })).toBeVisible();
    const shipped = table.getByRole('button', { name: 'Confirm the order of Forged piston, Owen Pryce' });
    await expect(shipped).toHaveAttribute('aria-disabled', 'true');
    await expect(shipped).toHaveAccessibleDescription('Already shipped. There is nothing left to confirm.');
    await expect(table.queryByRole('button', { name: `Confirm the order of ${unpaidOrder}` })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { api: [adminOrdersScenarios.loading, orderStatsScenarios.loading] },
};

export const Empty: Story = {
  parameters: { api: [adminOrdersScenarios.empty, orderStatsScenarios.empty] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No orders yet')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { api: [adminOrdersScenarios.failed, orderStatsScenarios.failed] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Orders could not be loaded')).toBeVisible();
    await expect(canvas.getByText('req-019a9c40')).toBeVisible();
  },
};

/** The figures are missing, the orders are not. */
export const FiguresFailed: Story = {
  parameters: { api: [...adminOrdersHandlers, orderStatsScenarios.failed] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Clutch plate')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Unpaid –' })).toBeVisible();
  },
};

export const SearchAndSegments: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByText('Clutch plate');
    await userEvent.click(await canvas.findByRole('button', { name: 'Pending 3' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ status: 'pending', page: 1 }),
    );
    await waitFor(() => expect(canvas.queryByText('Clutch plate')).not.toBeInTheDocument());
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search orders' }), 'okafor');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ search: 'okafor', status: 'pending', page: 1 }),
    );
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
  },
};

/** The number that a customer reads out on the phone. */
export const SearchedByNumber: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Clutch plate');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search orders' }), '#000014');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
  },
};

export const NoMatch: Story = { args: { startsWith: { search: 'turbine' } } };

export const NoUnpaid: Story = {
  args: { startsWith: { status: 'unpaid' } },
  parameters: { api: [adminOrdersScenarios.empty, ...orderStatsHandlers] },
};

export const OutOfRange: Story = { args: { startsWith: { page: 9 } } };

export const Confirms: Story = {
  play: async ({ canvas, args }) => {
    const confirm = await button(canvas, `Confirm the order of ${paidOrder}`);
    const row = rowOf(canvas, /Spin-on oil filter/);
    await userEvent.click(confirm);
    await waitFor(() => expect(row).toHaveTextContent('Shipped'));
    await expect(confirm).not.toBeVisible();
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(row).toHaveFocus();
  },
};

export const ConfirmRefused: Story = {
  parameters: { api: [adminOrdersScenarios.notAccepted, ...shop] },
  play: async ({ canvas }) => {
    const confirm = await button(canvas, `Confirm the order of ${paidOrder}`);
    await userEvent.click(confirm);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Cannot accept order');
    await expect(confirm).not.toHaveAttribute('aria-disabled');
  },
};

export const ConfirmOnce: Story = {
  parameters: { api: [adminOrdersScenarios.confirming, ...shop] },
  play: async ({ canvas, args }) => {
    const confirm = await button(canvas, `Confirm the order of ${paidOrder}`);
    await userEvent.dblClick(confirm);
    await waitFor(() => expect(confirm).toHaveAttribute('aria-busy', 'true'));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** Close has the focus first, Escape leaves everything as it is and gives the focus back. */
export const DeleteUnpaid: Story = {
  play: async ({ canvas, args }) => {
    const { opener, dialog } = await askToDelete(canvas, unpaidOrder);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus());
    await expect(dialog.getByText(/^Nothing was charged, and/)).toHaveTextContent(
      'Nothing was charged, and 120 pieces go back to stock.',
    );
    await userEvent.keyboard('{Escape}');
    await dialogIsGone();
    await expect(opener).toHaveFocus();
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

/** No stock is reserved for the order any more: the dialog for one order and the dialog for the selection. */
export const DeletingUnreserved: Story = {
  parameters: { api: [...adminOrdersHandlersOf([buildOrder()]), ...orderStatsHandlers] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Select Ventilated brake disc/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete 1' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(
      dialog.getByText('Nothing was charged. The reserved stock becomes available again.'),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Delete the order of/ }));
    await expect(
      await screen.findByText('Nothing was charged, and no stock is held for it any more.'),
    ).toBeVisible();
  },
};

/** A paid order names what is refunded. Once deleted, its row says so in its place and has the focus. */
export const DeletePaid: Story = {
  play: async ({ canvas, args }) => {
    const { dialog } = await askToDelete(canvas, paidOrder);
    await expect(dialog.getByText(/goes back to the customer’s card/)).toHaveTextContent(
      '$1,280.00 goes back to the customer’s card',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await dialogIsGone();
    await expect(args.onDelete).toHaveBeenCalledOnce();
    const row = rowOf(canvas, /Spin-on oil filter/);
    await expect(row).toHaveTextContent('Deleted and refunded');
    await expect(within(row).queryByRole('checkbox')).not.toBeInTheDocument();
    await expect(within(row).getByRole('button', { name: 'Spin-on oil filter' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getAllByRole('row')).toHaveLength(10);
    await expect(canvas.getByText('1–8')).toBeVisible();
    await waitFor(() => expect(row).toHaveFocus());
  },
};

/** While the refund is on its way nothing closes, nothing is sent twice, and the row says nothing yet. */
export const LockedWhileBusy: Story = {
  parameters: { api: [adminOrdersScenarios.deleting, ...shop] },
  play: async ({ canvas, args }) => {
    const { dialog } = await askToDelete(canvas, paidOrder);
    const confirm = dialog.getByRole('button', { name: 'Confirm' });
    await userEvent.dblClick(confirm);
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(
      canvas.getByRole('button', { name: 'Spin-on oil filter', hidden: true }),
    ).not.toHaveAttribute('aria-disabled');
  },
};

/** The refund is refused: the dialog says so in the server's words, and the row is as it was. */
export const RollsBack: Story = {
  // It ends as `Default` begins.
  parameters: { api: [adminOrdersScenarios.refundRefused, ...shop], chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const { opener, dialog } = await askToDelete(canvas, paidOrder);
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'The card provider refused the refund. Nothing has changed.',
    );
    await expect(canvas.getByText('Spin-on oil filter')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await dialogIsGone();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Everything selected: the ones that wait are confirmed, the others are left, one is refused and tried again. */
export const BulkConfirm: Story = {
  parameters: { api: [adminOrdersScenarios.oneNotAccepted, ...shop] },
  play: async ({ canvas, args }) => {
    await canvas.findByText('Clutch plate');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
    const bar = within(canvas.getByRole('group', { name: 'Selected orders' }));
    await userEvent.click(bar.getByRole('button', { name: 'Confirm 3' }));
    const heading = await canvas.findByRole('heading', { level: 2, name: '2 of 3 orders confirmed' });
    await expect(heading).toHaveFocus();
    await expect(args.onConfirm).toHaveBeenCalledTimes(3);

    const results = within(canvas.getByRole('region', { name: 'Results' }));
    const outcomes = results.getAllByRole('listitem').map((item) => item.textContent);
    await expect(outcomes).toContain('Wheel bearing, Tomas OkaforCannot accept order');
    await expect(outcomes).toContain('Spin-on oil filter, Mara LindqvistConfirmed');
    await expect(outcomes).toContain('Clutch plate, Piet van AalstNot paid yet.');
    await userEvent.click(results.getByRole('button', { name: 'Try 1 again' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledTimes(4));
    await waitFor(() => expect(heading).toHaveTextContent('2 of 3 orders confirmed'));
    await userEvent.click(results.getByRole('button', { name: 'Done' }));
    await expect(canvas.queryByRole('region', { name: 'Results' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

export const BulkDelete: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByText('Clutch plate');
    for (const order of [unpaidOrder, paidOrder, 'Forged piston, Owen Pryce']) {
      await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${order}` }));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Delete 2' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete 2 orders?' }));
    await expect(dialog.getByText(/goes back to the customers’ cards/)).toHaveTextContent('$1,280.00');
    await expect(dialog.getByText(/1 shipped order of your selection stays/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByRole('heading', { name: '2 orders deleted' })).toBeVisible();
    await expect(args.onDelete).toHaveBeenCalledTimes(2);
    await expect(rowOf(canvas, /Spin-on oil filter/)).toHaveTextContent('Deleted and refunded');
    await expect(rowOf(canvas, /Ventilated brake disc/)).toHaveTextContent('Deleted');
    await expect(canvas.getAllByRole('row')).toHaveLength(10);
    await expect(canvas.getByRole('checkbox', { name: 'Select Forged piston, Owen Pryce' })).toBeVisible();
  },
};

/** While a bulk action runs its progress shows, and nothing else can be started with the selection. */
export const BulkRunning: Story = {
  parameters: { api: [adminOrdersScenarios.confirming, ...shop] },
  play: async ({ canvas }) => {
    await canvas.findByText('Clutch plate');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm 3' }));
    await expect(await canvas.findByRole('heading', { name: 'Confirming 3 orders' })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Orders processed' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Selected orders' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Done' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** What is selected on one page is still selected on another. */
export const SelectionAcrossPages: Story = {
  parameters: { api: [...adminOrdersScenarios.manyRows, orderStatsScenarios.busy] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(13));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await waitFor(() =>
      expect(canvas.getByRole('checkbox', { name: 'Select all on this page' })).not.toBeChecked(),
    );
    await expect(canvas.getByText('13–24')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
    await expect(canvas.getByRole('group', { name: 'Selected orders' })).toHaveTextContent(
      '24 orders selected',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.queryByRole('group', { name: 'Selected orders' })).not.toBeInTheDocument();
  },
};

/** The drawer takes the focus, Escape gives it back to the name. */
export const Details: Story = {
  play: async ({ canvas }) => {
    const { opener, drawer } = await openDetails(canvas, 'Spin-on oil filter');
    await expect(drawer.getByText('pi_3QK8xw2eZvKYlo2C0h7bkYlo')).toBeVisible();
    await expect(drawer.getByText('16 Nov 2026, 14:05 UTC')).toBeVisible();
    await waitFor(() => expect(hasFocusInside(screen.getByRole('dialog'))).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
};

export const ConfirmsInDetails: Story = {
  play: async ({ canvas, args }) => {
    const { drawer } = await openDetails(canvas, 'Spin-on oil filter');
    await userEvent.click(drawer.getByRole('button', { name: 'Confirm' }));
    await expect(
      await drawer.findByText('Shipped', { selector: `span.${badge.classNames.base}` }),
    ).toBeVisible();
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(hasFocusInside(screen.getByRole('dialog'))).toBe(true);
  },
};

/** Deleting from the details: the dialog stands over the drawer, and both close when the order is deleted. */
export const DeletesInDetails: Story = {
  play: async ({ canvas }) => {
    const { drawer } = await openDetails(canvas, 'Ventilated brake disc');
    await expect(drawer.getByText(/Its stock is reserved until 18 Nov 2026, 10:12 UTC/)).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Copy payment link' })).toBeVisible();
    const opener = drawer.getByRole('button', { name: 'Delete' });
    await userEvent.click(opener);
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await dialogIsGone();
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await dialogIsGone();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(rowOf(canvas, /Ventilated brake disc/)).toHaveTextContent('Deleted');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ventilated brake disc' })).toHaveFocus());
  },
};

export const Exports: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await button(canvas, 'Export CSV'));
    await expect(args.onExport).toHaveBeenCalledWith(expect.objectContaining({ status: 'all' }));
  },
};

export const Compact: Story = { args: { density: 'compact' } };

export const OneRow: Story = { parameters: { api: [adminOrdersScenarios.oneRow, ...shop] } };

export const ManyRows: Story = {
  parameters: { api: [...adminOrdersScenarios.manyRows, orderStatsScenarios.busy] },
};

export const LongContent: Story = {
  parameters: { api: [...adminOrdersScenarios.longContent, orderStatsScenarios.extremes] },
  play: async ({ canvas }) => {
    await openDetails(canvas, 'Ventilated and slotted brake disc, rear axle, 330 by 28 mm, L');
  },
};

export const RightToLeft: Story = {
  ...rightToLeft,
  parameters: {
    ...rightToLeft.parameters,
    api: [...adminOrdersScenarios.rightToLeft, ...orderStatsHandlers],
  },
};
