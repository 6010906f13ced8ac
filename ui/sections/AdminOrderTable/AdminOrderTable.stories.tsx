import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { BulkAction, BulkJob, BulkJobDetails } from '#contract/bulk-jobs.ts';
import type { AdminOrderFilters } from '#contract/list-filters.ts';
import type { OrderTallies } from '#contract/order-stats.ts';
import type { AdminOrder } from '#contract/orders.ts';
import * as product from '#messages/product.js';
import { buildOrder } from '#mocks/fixtures/orders.ts';
import {
  adminOrdersHandlers,
  adminOrdersHandlersOf,
  adminOrdersScenarios,
} from '#mocks/handlers/admin-orders.ts';
import { bulkJobsScenarios } from '#mocks/handlers/bulk-jobs.ts';
import { orderStatsHandlers, orderStatsScenarios } from '#mocks/handlers/order-stats.ts';
import { badge } from '#ui/components/Badge/Badge.css.ts';
import { ask, FromApi, FromApiList, send } from '#ui/story/from-api.tsx';
import { rightToLeft } from '#ui/story/right-to-left.tsx';
import {
  type Canvas,
  expectClosed,
  expectRejected,
  expectRunsOnce,
  expectVisible,
  fill,
  press,
  replace,
  shows,
} from '#ui/story/checks.ts';
import { askWith, confirmAndClose, confirmAndFail } from '#ui/story/dialogs.ts';
import { longName } from '#ui/story/long-content.ts';
import { AdminOrderTable } from './AdminOrderTable.tsx';

interface Args {
  startsWith?: AdminOrderFilters;
  onConfirm(order: AdminOrder): void;
  onDelete(order: AdminOrder): void;
  onStartJob(action: BulkAction): void;
}

const carriers = [{ name: 'Tessera Parcel', pattern: 'https://tessera.example/{number}' }];

const isModified = (answer: unknown) => (answer as { modifiedCount?: number }).modifiedCount === 1;

const shop = [...adminOrdersHandlers, ...orderStatsHandlers];

export default {
  parameters: { api: shop },
  args: { onConfirm: fn(), onDelete: fn(), onStartJob: fn() },
  render: (args, { id }) => (
    <FromApi<{ byStatus: OrderTallies }> story={id} path="/order-stats">
      {(stats) => (
        <FromApi<BulkJob[]> story={id} path="/bulk-jobs">
          {(jobs) => (
            <FromApiList<AdminOrder, AdminOrderFilters>
              story={id}
              path="/get-orders"
              query={args.startsWith ?? {}}
              density="comfortable"
            >
              {(controls) => (
                <AdminOrderTable
                  {...controls}
                  tallies={stats.status === 'ready' ? { ...stats, value: stats.value.byStatus } : stats}
                  carriers={carriers}
                  onConfirm={async (order, shipment) => {
                    args.onConfirm(order);
                    const { answer, failure } = await ask(
                      id,
                      'PATCH',
                      `/confirm-order/${order._id}`,
                      shipment,
                    );
                    return isModified(answer) ? failure : { message: product.orderNotAccepted() };
                  }}
                  onChangeShipment={(order, shipment) =>
                    send(id, 'PATCH', `/shipment/${order._id}`, shipment)
                  }
                  onDelete={(order) => {
                    args.onDelete(order);
                    return send(id, 'DELETE', `/orders/${order._id}`);
                  }}
                  customerHref={({ email }) => `/admin-dashboard/manage-order?customer=${email}`}
                  jobs={jobs.status === 'ready' ? jobs.value : []}
                  onStartJob={async (action, count) => {
                    args.onStartJob(action);
                    const { search, status, from, to, customer } = controls.query;
                    const filters = { search, status, from, to, customer };
                    return (await ask(id, 'POST', '/bulk-jobs', { action, filters, count })).failure;
                  }}
                  onEndJob={({ _id }) => send(id, 'DELETE', `/bulk-jobs/${_id}`)}
                  findSkipped={async ({ _id }) => {
                    const { answer, failure } = await ask(id, 'GET', `/bulk-jobs/${_id}`);
                    return failure ?? (answer as BulkJobDetails).skippedOrders;
                  }}
                  partsHref="/admin-dashboard/mange-product"
                  slipsHref={() => '/admin-dashboard/print?orders=A8299A'}
                  allSlipsHref="/admin-dashboard/print?orders=all"
                  payHref={({ _id }) => `https://norholt.example/payment/${_id}`}
                  onExport={() => Promise.resolve(null)}
                />
              )}
            </FromApiList>
          )}
        </FromApi>
      )}
    </FromApi>
  ),
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

const paidOrder = 'Spin-on oil filter, Mara Lindqvist';
const unpaidOrder = 'Ventilated brake disc, Mara Lindqvist';

const confirmPaid = (canvas: Canvas) =>
  canvas.findByRole('button', { name: `Confirm the order of ${paidOrder}` });

/** Presses Confirm in the row. Resolves to the form that it opens. */
async function openForm(canvas: Canvas) {
  await userEvent.click(await confirmPaid(canvas));
  return within(await screen.findByRole('dialog', { name: /^Confirm order/ }));
}

const askToDelete = (canvas: Canvas, order: string) =>
  askWith(canvas, `Delete the order of ${order}`, 'Delete this order?');

async function selectAll(canvas: Canvas) {
  await canvas.findByText('Clutch plate');
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
}

const rowOf = (canvas: Canvas, name: RegExp): HTMLElement => canvas.getByRole('row', { name });

const hasFocusInside = (element: HTMLElement) => element.contains(document.activeElement);

const openerOf = (row: HTMLElement) => within(row).getByRole('button', { name: /^#/, hidden: true });

async function openDetails(canvas: Canvas, product: string) {
  await userEvent.click(openerOf(await canvas.findByRole('row', { name: new RegExp(product) })));
  return within(await screen.findByRole('dialog'));
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
  parameters: { api: [adminOrdersScenarios.loading, orderStatsScenarios.loading, ...shop] },
};

export const Empty: Story = {
  parameters: { api: [adminOrdersScenarios.empty, orderStatsScenarios.empty, ...shop] },
  play: shows('No orders yet', 'Manage Products'),
};

export const Failed: Story = {
  parameters: { api: [adminOrdersScenarios.failed, orderStatsScenarios.failed, ...shop] },
};

/** Without the counts the orders are still shown. */
export const FiguresFailed: Story = {
  parameters: { api: [...adminOrdersHandlers, orderStatsScenarios.failed] },
  play: async ({ canvas }) => {
    await expectVisible(canvas, 'Clutch plate');
    await expect(await canvas.findByRole('button', { name: 'Unpaid –' })).toBeVisible();
  },
};

export const NoMatch: Story = { args: { startsWith: { search: 'turbine' } } };

export const Cancelled: Story = {
  args: { startsWith: { status: 'cancelled' } },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Ventilated brake disc/ });
    await expect(row).toHaveTextContent('Cancelled');
    await expect(within(row).queryByRole('button', { name: /^(Confirm|Delete)/ })).not.toBeInTheDocument();
  },
};

export const Refunded: Story = {
  args: { startsWith: { status: 'refunded' } },
  play: async ({ canvas }) => {
    const drawer = await openDetails(canvas, 'Ventilated brake disc');
    await expectVisible(drawer, '8 Oct 2026, 07:30 UTC');
    await expect(drawer.queryByRole('button', { name: 'Delete' })).toBeNull();
  },
};

export const OfOneCustomer: Story = {
  args: { startsWith: { customer: 'customer@norholt.test', from: '2026-11-01' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(4));
    await press(canvas, 'Show the orders of everybody');
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(4));
  },
};

export const NoneOnTheseDays: Story = {
  args: { startsWith: { from: '2025-01-01', to: '2025-01-31' } },
  play: async ({ canvas }) => {
    await expectVisible(canvas, 'Choose other days, or show all orders.');
    await press(canvas, 'Show all orders');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(10));
  },
};

export const NoUnpaid: Story = {
  args: { startsWith: { status: 'unpaid' } },
  parameters: { api: [adminOrdersScenarios.empty, ...orderStatsHandlers] },
};

export const Confirms: Story = {
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    const button = await confirmPaid(canvas);
    const row = rowOf(canvas, /Spin-on oil filter/);
    await press(await openForm(canvas), 'Confirm without tracking');
    await waitFor(() => expect(row).toHaveTextContent('Shipped'));
    await expectClosed();
    await expect(button).not.toBeVisible();
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(row).toHaveFocus());
  },
};

/** The tracking page of a known carrier is made from the number. */
export const ConfirmsWithTracking: Story = {
  play: async ({ canvas }) => {
    const form = await openForm(canvas);
    await fill(form, { Carrier: 'Tessera Parcel', 'Tracking number': 'TP 0034|' });
    await userEvent.tab();
    const number = form.getByLabelText('Tracking number');
    await waitFor(() => expect(number).toHaveAccessibleDescription('A tracking number cannot contain “|”'));
    await replace(number, 'TP\u00A00034\u20110434');
    await userEvent.tab();
    await expect(number).toHaveValue('TP 0034-0434');
    await replace(number, 'TP 0034 0434');
    const page = form.getByLabelText('Tracking page');
    await expect(page).toHaveValue('https://tessera.example/TP00340434');
    await replace(page, 'http://tessera.example/');
    await press(form, 'Confirm');
    await expectRejected(page, 'Enter the https address of the tracking page');
  },
};

export const ConfirmRefused: Story = {
  parameters: { api: [adminOrdersScenarios.notAccepted, ...shop] },
  play: async ({ canvas }) => {
    const form = await openForm(canvas);
    await press(form, 'Confirm without tracking');
    await expect(await form.findByRole('alert')).toHaveTextContent('Cannot accept order');
  },
};

export const ConfirmOnce: Story = {
  tags: ['test-only'],
  parameters: { api: [adminOrdersScenarios.confirming, ...shop] },
  play: async ({ canvas, args }) => {
    const form = await openForm(canvas);
    await expectRunsOnce(form.getByRole('button', { name: 'Confirm' }), args.onConfirm);
  },
};

export const DeleteUnpaid: Story = {
  play: async ({ canvas, args }) => {
    await askToDelete(canvas, unpaidOrder);
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

/** No stock is reserved for the order any more: the dialog for one order and the dialog for the selection. */
export const DeletingUnreserved: Story = {
  parameters: { api: [...adminOrdersHandlersOf([buildOrder()]), ...orderStatsHandlers] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Select Ventilated brake disc/ }));
    const dialog = await askWith(canvas, 'Delete 1');
    await expectVisible(dialog, 'Nothing was charged. The reserved stock becomes available again.');
    await press(dialog, 'Close');
    await askToDelete(canvas, unpaidOrder);
  },
};

/** The row of the deleted order stays in its place, says so and has the focus. */
export const DeletePaid: Story = {
  play: async ({ canvas, args }) => {
    await confirmAndClose(await askToDelete(canvas, paidOrder));
    await expect(args.onDelete).toHaveBeenCalledOnce();
    const row = rowOf(canvas, /Spin-on oil filter/);
    await expect(row).toHaveTextContent('Deleted and refunded');
    await expect(within(row).queryByRole('checkbox')).not.toBeInTheDocument();
    await expect(openerOf(row)).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(10);
    await expect(canvas.getByText('1–8')).toBeVisible();
    await waitFor(() => expect(row).toHaveFocus());
  },
};

/** The refund is rejected: the dialog shows the server's message, and the row is unchanged. */
export const RollsBack: Story = {
  tags: ['test-only'],
  parameters: { api: [adminOrdersScenarios.refundRefused, ...shop] },
  play: async ({ canvas }) => {
    const message = 'The card provider refused the refund. Nothing has changed.';
    await confirmAndFail(await askToDelete(canvas, paidOrder), message);
    const row = canvas.getByRole('row', { name: /Spin-on oil filter/, hidden: true });
    await expect(openerOf(row)).not.toHaveAttribute('aria-disabled');
  },
};

/** Of all selected orders only the pending ones are confirmed. One is rejected and tried again. No row moves. */
export const BulkConfirm: Story = {
  parameters: { api: [adminOrdersScenarios.oneNotAccepted, ...shop] },
  play: async ({ canvas, args }) => {
    await selectAll(canvas);
    const topOfTable = () => canvas.getByRole('table').getBoundingClientRect().top + window.scrollY;
    const top = topOfTable();
    await press(canvas, 'Confirm 3');
    const heading = await canvas.findByRole('heading', { level: 2, name: '2 of 3 orders confirmed' });
    await expect(heading).toHaveFocus();
    await expect(args.onConfirm).toHaveBeenCalledTimes(3);
    await expect(topOfTable()).toBe(top);

    const results = within(canvas.getByRole('region', { name: 'Results' }));
    const outcomes = results.getAllByRole('listitem').map((item) => item.textContent);
    await expect(outcomes).toContain('Wheel bearing, Tomas OkaforCannot accept order');
    await expect(outcomes).toContain('Spin-on oil filter, Mara LindqvistConfirmed');
    await expect(outcomes).toContain('Clutch plate, Piet van AalstNot paid yet.');
    await press(results, 'Try 1 again');
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledTimes(4));
    await waitFor(() => expect(heading).toHaveTextContent('2 of 3 orders confirmed'));
    await press(results, 'Done');
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
    const dialog = await askWith(canvas, 'Delete 2', 'Delete 2 orders?');
    await expect(dialog.getByText(/goes back to the customers’ cards/)).toHaveTextContent('$1,280.00');
    await press(dialog, 'Confirm');
    await expect(await canvas.findByRole('heading', { name: '2 orders deleted' })).toBeVisible();
    await expect(args.onDelete).toHaveBeenCalledTimes(2);
    await expect(rowOf(canvas, /Spin-on oil filter/)).toHaveTextContent('Deleted and refunded');
    await expect(rowOf(canvas, /Ventilated brake disc/)).toHaveTextContent('Deleted');
    await expect(canvas.getByRole('checkbox', { name: 'Select Forged piston, Owen Pryce' })).toBeVisible();
  },
};

/** Shows the progress of a bulk action and hides the other bulk actions. */
export const BulkRunning: Story = {
  parameters: { api: [adminOrdersScenarios.confirming, ...shop] },
  play: async ({ canvas }) => {
    await selectAll(canvas);
    await press(canvas, 'Confirm 3');
    await expect(await canvas.findByRole('heading', { name: 'Confirming 3 orders' })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Orders processed' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Selected orders' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Done' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The selection includes rows of other pages. */
export const ManyRows: Story = {
  parameters: { api: [...adminOrdersScenarios.manyRows, orderStatsScenarios.busy] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(13));
    const selectPage = () => canvas.getByRole('checkbox', { name: 'Select all on this page' });
    await userEvent.click(selectPage());
    await press(canvas, 'Page 2');
    await waitFor(() => expect(selectPage()).not.toBeChecked());
    await expectVisible(canvas, '13–24');
    await userEvent.click(selectPage());
    const bar = canvas.getByRole('group', { name: 'Selected orders' });
    await expect(bar).toHaveTextContent('24 orders selected');
    await press(canvas, 'Clear');
    await expect(bar).not.toBeInTheDocument();
  },
};

/** An action on the orders of all pages is a job of the server. */
export const AllThatMatch: Story = {
  parameters: { api: [...adminOrdersScenarios.manyRows, orderStatsScenarios.busy] },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(13));
    await expect(canvas.queryByRole('button', { name: /^Select all 9/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
    await press(canvas, 'Select all 90 that match');
    const bar = canvas.getByRole('group', { name: 'Selected orders' });
    await expect(bar).toHaveTextContent('All 90 that match are selected');
    await press(canvas, 'Page 2');
    await expectVisible(canvas, '13–24');
    await expect(canvas.getByRole('checkbox', { name: 'Select all on this page' })).toBeChecked();
    await expectVisible(canvas, 'Print 90 packing slips');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Confirm 90' }));
    await waitFor(() => expect(bar).not.toBeInTheDocument());
    await expect(args.onStartJob).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** Other orders match than when the list was loaded: nothing starts, and the dialog says why. */
export const ListChanged: Story = {
  parameters: {
    api: [...bulkJobsScenarios.listChanged, ...adminOrdersScenarios.manyRows, orderStatsScenarios.busy],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(13));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
    await press(canvas, 'Select all 90 that match');
    await confirmAndFail(
      await askWith(canvas, 'Delete 90', 'Delete 90 orders?'),
      'The list has changed. Look at it again, then repeat the action.',
    );
  },
};

export const JobRunning: Story = {
  parameters: { api: [...bulkJobsScenarios.running, ...shop] },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Confirming 214 orders' }));
    await expectVisible(panel, '128 confirmed', '2 could not be', 'About 20 s left');
    await expect(panel.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '61%');
    await expect(panel.getByRole('button', { name: 'Stop' })).toBeVisible();
  },
};

export const JobEnded: Story = {
  parameters: { api: [...bulkJobsScenarios.ended, ...shop] },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('region', { name: '36 of 40 orders deleted' }));
    await press(panel, 'See why');
    await expectVisible(panel, 'Not paid yet.', 'The card provider refused, or cannot be reached.');
    await expect(panel.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const Details: Story = {
  play: async ({ canvas }) =>
    expectVisible(await openDetails(canvas, 'Spin-on oil filter'), 'pi_3QK8xw2eZvKYlo2C0h7bkYlo'),
};

/** The order leaves the list. The drawer still knows what was typed. */
export const ConfirmsInDetails: Story = {
  tags: ['test-only'],
  args: { startsWith: { status: 'pending' } },
  play: async ({ canvas, args }) => {
    const drawer = await openDetails(canvas, 'Spin-on oil filter');
    await press(drawer, 'Confirm');
    const form = within(await screen.findByRole('dialog', { name: /^Confirm order/ }));
    await userEvent.type(form.getByLabelText('Tracking number'), 'TP 77');
    await press(form, 'Confirm');
    const status = await drawer.findByText('Shipped', { selector: `.${badge.classNames.base} > span` });
    await expect(status).toBeVisible();
    await expectVisible(drawer, 'Change tracking');
    await expect(drawer.getAllByText('TP 77')).toHaveLength(2);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(hasFocusInside(screen.getByRole('dialog', { name: /^Order/ }))).toBe(true));
  },
};

/** The dialog opens over the drawer. Both close when the order is deleted. */
export const DeletesInDetails: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const drawer = await openDetails(canvas, 'Ventilated brake disc');
    await expect(drawer.getByRole('button', { name: 'Copy payment link' })).toBeVisible();
    await askWith(drawer, 'Delete');
    await userEvent.keyboard('{Escape}');
    await expectClosed('alertdialog');
    await expect(drawer.getByRole('button', { name: 'Delete' })).toHaveFocus();
    await confirmAndClose(await askWith(drawer, 'Delete'));
    await expectClosed();
    await expect(rowOf(canvas, /Ventilated brake disc/)).toHaveTextContent('Deleted');
    await waitFor(() => expect(openerOf(rowOf(canvas, /Ventilated brake disc/))).toHaveFocus());
  },
};

export const OneRow: Story = { parameters: { api: [adminOrdersScenarios.oneRow, ...shop] } };

export const LongContent: Story = {
  parameters: { api: [...adminOrdersScenarios.longContent, orderStatsScenarios.extremes] },
  play: async ({ canvas }) => {
    await openDetails(canvas, longName);
  },
};

export const RightToLeft: Story = {
  ...rightToLeft,
  parameters: {
    ...rightToLeft.parameters,
    api: [...adminOrdersScenarios.rightToLeft, ...orderStatsHandlers],
  },
};
