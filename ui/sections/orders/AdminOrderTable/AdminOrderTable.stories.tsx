import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { BulkAction } from '#contract/orders/order-status.ts';
import type { BulkJob, BulkJobDetails } from '#contract/orders/bulk-jobs.ts';
import type { AdminOrderFilters } from '#contract/orders/order-filters.ts';
import type { OrderTallies } from '#contract/orders/order-stats.ts';
import type { Checkout } from '#contract/orders/checkouts.ts';
import type { AdminOrder } from '#contract/orders/orders.ts';
import type { Problem } from '#contract/problem.ts';
import * as product from '#messages/product.js';
import { buildOrder } from '#mocks/fixtures/orders.ts';
import {
  adminOrdersHandlers,
  adminOrdersHandlersOf,
  adminOrdersScenarios,
} from '#mocks/handlers/orders/admin-orders.ts';
import { bulkJobsScenarios } from '#mocks/handlers/orders/bulk-jobs.ts';
import { orderStatsHandlers, orderStatsScenarios } from '#mocks/handlers/orders/order-stats.ts';
import { badge } from '#ui/components/Badge/Badge.css.ts';
import { ask, FromApi, FromApiList, send } from '#ui/story/from-api.tsx';
import { NowContext } from '#ui/now.ts';
import {
  type Canvas,
  expectClosed,
  expectRejected,
  expectRunsOnce,
  expectVisible,
  fill,
  press,
  replace,
} from '#ui/story/checks.ts';
import { askWith, confirmAndClose, confirmAndFail } from '#ui/story/dialogs.ts';
import { NotInParcel } from '../order/NotInParcel.tsx';
import { AdminOrderTable } from './AdminOrderTable.tsx';

interface Args {
  startsWith?: AdminOrderFilters;
  onConfirm(order: AdminOrder): void;
  onConfirmTogether(numbers: readonly string[]): void;
  onDelete(order: AdminOrder): void;
  onStartJob(action: BulkAction, orders: number): void;
  onJobAction(action: string): void;
  sendsMails?: boolean;
}

const carriers = [{ name: 'Tessera Parcel', pattern: 'https://tessera.example/{number}' }];

const isModified = (answer: unknown) => (answer as { modifiedCount?: number }).modifiedCount === 1;

const shop = [...adminOrdersHandlers, ...orderStatsHandlers];

const fixedNow = Date.parse('2026-11-18T09:30:00.000Z');

/** The section with the jobs of the API, and those that the story starts. */
function Desk({ story, args, jobs }: { story: string; args: Args; jobs: readonly BulkJob[] | null }) {
  const [started, setStarted] = useState<readonly BulkJob[]>([]);
  const shown = [...started, ...(jobs ?? [])].map((job) => ({ ...job, receivedAt: fixedNow }));
  const jobAction = (action: string) => {
    args.onJobAction(action);
    return action === 'done'
      ? Promise.resolve(null)
      : send(story, 'PATCH', `/bulk-jobs/${shown[0]?._id ?? ''}`, { state: action });
  };
  return (
    <FromApi<{ byStatus: OrderTallies }> story={story} path="/order-stats">
      {(stats) => (
        <FromApiList<AdminOrder, AdminOrderFilters>
          story={story}
          path="/get-orders"
          query={args.startsWith ?? {}}
          density="comfortable"
        >
          {(controls) => (
            <AdminOrderTable
              {...controls}
              tallies={stats.status === 'ready' ? { ...stats, value: stats.value.byStatus } : stats}
              carriers={carriers}
              leftOutOf={(id) => (
                <FromApi<Checkout> story={story} path={`/checkouts/${id}`}>
                  {(checkout) => checkout.status === 'ready' && <NotInParcel {...checkout.value} />}
                </FromApi>
              )}
              decisions={{
                async onConfirm(order, shipment) {
                  args.onConfirm(order);
                  const { answer, failure } = await ask(
                    story,
                    'PATCH',
                    `/confirm-order/${order._id}`,
                    shipment,
                  );
                  return isModified(answer) ? failure : { message: product.orderNotAccepted() };
                },
                onConfirmTogether(orders, shipment) {
                  args.onConfirmTogether(orders.map(({ number }) => number));
                  const body = { orders: orders.map(({ _id }) => _id), ...shipment };
                  return send(story, 'PATCH', `/confirm-checkout/${orders[0]?.checkout ?? ''}`, body);
                },
                onChangeShipment: (order, shipment) =>
                  send(story, 'PATCH', `/shipment/${order._id}`, shipment),
                onDelete(order) {
                  args.onDelete(order);
                  return send(story, 'DELETE', `/orders/${order._id}?seen=${order.status}`);
                },
              }}
              jobs={{
                shown: jobs && shown,
                onChange: (_job, { state }) => jobAction(state),
                onRemove: () => jobAction('done'),
                async findSkipped({ _id }) {
                  const { answer, failure } = await ask(story, 'GET', `/bulk-jobs/${_id}`);
                  return failure ?? (answer as BulkJobDetails).skippedOrders;
                },
                async findAll() {
                  const { status } = controls.query;
                  const filter = status === undefined ? '' : `&status=${status}`;
                  const { answer, failure } = await ask(story, 'GET', `/get-orders?sort=-createdAt${filter}`);
                  return failure ?? (answer as AdminOrder[]);
                },
                async onStart(action, orders) {
                  args.onStartJob(action, orders.length);
                  const idsOf = (seen: string) =>
                    orders.filter(({ status }) => status === seen).map(({ _id }) => _id);
                  const body = { action, orders: { unpaid: idsOf('unpaid'), pending: idsOf('pending') } };
                  const { answer, failure } = await ask(story, 'POST', '/bulk-jobs', body);
                  if (failure) return { ...failure, changed: (answer as Problem).orders };
                  setStarted((before) => [answer as BulkJob, ...before]);
                  return null;
                },
              }}
              documents={{
                slipsHref: () => '/admin-dashboard/print?orders=A8299A',
                allSlipsHref: '/admin-dashboard/print?orders=all',
                payHref: ({ _id }) => `https://norholt.example/payment/${_id}`,
              }}
              customerHref={({ email }) => `/admin-dashboard/manage-order?customer=${email}`}
              sendsMails={args.sendsMails ?? true}
              partsHref="/admin-dashboard/mange-product"
              onExport={() => Promise.resolve(null)}
            />
          )}
        </FromApiList>
      )}
    </FromApi>
  );
}

export default {
  id: 'sections-adminordertable',
  parameters: { api: shop },
  args: { onConfirm: fn(), onConfirmTogether: fn(), onDelete: fn(), onStartJob: fn(), onJobAction: fn() },
  render: (args, { id }) => (
    <FromApi<BulkJob[]> story={id} path="/bulk-jobs">
      {(jobs) => <Desk story={id} args={args} jobs={jobs.status === 'ready' ? jobs.value : []} />}
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

/** Without the counts the orders are still shown. */
export const FiguresFailed: Story = {
  parameters: { api: [...adminOrdersHandlers, orderStatsScenarios.failed] },
  play: async ({ canvas }) => {
    await expectVisible(canvas, 'Clutch plate');
    await expect(await canvas.findByRole('button', { name: 'Unpaid –' })).toBeVisible();
  },
};

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

/** Resolves to the dialog about the orders that were placed together. */
async function askTogether(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Confirm 3 together' }));
  return within(await screen.findByRole('dialog', { name: 'Confirm 3 orders together' }));
}

export const PlacedTogether: Story = {
  parameters: { api: [...adminOrdersScenarios.together, ...orderStatsHandlers] },
  play: async ({ canvas }) => {
    const head = await canvas.findByRole('row', { name: /Placed together/ });
    await expect(head).toHaveTextContent('Paid once');
    await userEvent.click(within(head).getByRole('checkbox', { name: 'Select this group' }));
    await expect(await canvas.findByRole('button', { name: 'Confirm 3' })).toBeVisible();
  },
};

/** One of three was refunded, which the list leaves out. */
export const TogetherRefunded: Story = {
  parameters: { api: [...adminOrdersScenarios.togetherRefunded, ...orderStatsHandlers] },
  play: async ({ canvas }) => {
    const head = await canvas.findByRole('row', { name: /Placed together/ });
    await expect(head).toHaveTextContent('2 of 3 shown');
    await expect(head).toHaveTextContent('Paid once, $1,235.00. $210.00 refunded');
    await press(canvas, 'Confirm 2 together');
    const form = within(await screen.findByRole('dialog', { name: 'Confirm 2 orders together' }));
    await expect(await form.findByText(/not in the parcel/)).toBeVisible();
    await expect(form.getAllByRole('checkbox')).toHaveLength(2);
  },
};

/** One parcel has one number. An order that is not in it stays as it is. */
export const Together: Story = {
  parameters: { api: [...adminOrdersScenarios.together, ...orderStatsHandlers] },
  play: async ({ canvas, args }) => {
    const form = await askTogether(canvas);
    const [, second] = form.getAllByRole('checkbox');
    if (second) await userEvent.click(second);
    await fill(form, { Carrier: 'Tessera Parcel', 'Tracking number': 'TP 0034' });
    await press(form, 'Confirm 2');
    await expectClosed();
    await expect(args.onConfirmTogether).toHaveBeenCalledOnce();
    await expect(args.onConfirmTogether).toHaveBeenCalledWith([
      expect.stringMatching(/^\w{6}$/),
      expect.stringMatching(/^\w{6}$/),
    ]);
    await waitFor(() => expect(canvas.getAllByRole('row', { name: /Shipped/ })).toHaveLength(2));
    await expect(canvas.queryByRole('button', { name: /together$/ })).not.toBeInTheDocument();
  },
};

export const ConfirmingTogether: Story = {
  parameters: { api: [...adminOrdersScenarios.together, ...orderStatsHandlers] },
  play: async ({ canvas }) => {
    const form = await askTogether(canvas);
    for (const box of form.getAllByRole('checkbox')) await userEvent.click(box);
    await expect(form.getByRole('button', { name: 'Confirm without tracking' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    for (const box of form.getAllByRole('checkbox')) await userEvent.click(box);
    await expectVisible(form, 'One number for all of them. Confirm two parcels one by one.');
  },
};

export const TogetherInDrawer: Story = {
  parameters: { api: [...adminOrdersScenarios.together, ...orderStatsHandlers] },
  play: async ({ canvas }) => {
    const drawer = await openDetails(canvas, 'Brake pad set');
    await expectVisible(drawer, 'Confirm this one', 'Confirm 3 together');
  },
};

/** All of them stay as they are. */
export const TogetherChanged: Story = {
  tags: ['test-only'],
  parameters: {
    api: [adminOrdersScenarios.notTogether, ...adminOrdersScenarios.together, ...orderStatsHandlers],
  },
  play: async ({ canvas }) => {
    const form = await askTogether(canvas);
    await press(form, 'Confirm without tracking');
    await expect(await form.findByRole('alert')).toHaveTextContent('The list has changed.');
    await press(form, 'Close');
    await expect(canvas.queryByRole('row', { name: /Shipped/ })).not.toBeInTheDocument();
  },
};

/** No stock is reserved for the order any more. A selection of one order asks like its row. */
export const DeletingUnreserved: Story = {
  parameters: { api: [...adminOrdersHandlersOf([buildOrder()]), ...orderStatsHandlers] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Select Ventilated brake disc/ }));
    const dialog = await askWith(canvas, 'Delete 1', 'Delete this order?');
    await expectVisible(dialog, 'Nothing was charged, and no stock is held for it any more.');
  },
};

/** The order was paid after the list was loaded. It is not refunded, because the dialog said that nothing was charged. */
export const DeletePaidMeanwhile: Story = {
  parameters: { api: [adminOrdersScenarios.paidMeanwhile, ...shop] },
  play: async ({ canvas }) => {
    const dialog = await askToDelete(canvas, unpaidOrder);
    await confirmAndFail(dialog, 'The order has changed since you saw it.');
    await expect(canvas.getByRole('row', { name: /Ventilated brake disc/, hidden: true })).toBeVisible();
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

const panelOf = async (canvas: Canvas, name: string | RegExp) =>
  within(await canvas.findByRole('region', { name }));

/** Of all selected orders only the paid ones are confirmed, two minutes after the question. */
export const BulkConfirm: Story = {
  play: async ({ canvas, args }) => {
    await selectAll(canvas);
    const dialog = await askWith(canvas, 'Confirm 3', 'Confirm 3 orders?');
    await expectVisible(dialog, '$2,729.00', '3 mails say that an order has shipped, without tracking.');
    await expectVisible(dialog, /^6 selected orders stay as they are/);
    await userEvent.click(dialog.getByText('Show these orders'));
    await expect(within(dialog.getByRole('region')).getAllByRole('listitem')).toHaveLength(3);
    await expect(args.onStartJob).not.toHaveBeenCalled();
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Confirm 3' }));
    await expectClosed('alertdialog');
    await expect(args.onStartJob).toHaveBeenCalledOnce();
    await expect(args.onStartJob).toHaveBeenCalledWith('confirm', 3);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    const panel = await panelOf(canvas, '3 orders will be confirmed');
    await expectVisible(panel, 'Nothing has changed yet.');
    await expect(panel.getByRole('timer')).toHaveTextContent('Starts in 2:00');
    await expect(panel.getByRole('heading')).toHaveFocus();
    await expect(canvas.queryByRole('group', { name: 'Selected orders' })).not.toBeInTheDocument();
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
    await expectVisible(dialog, 'One mail says that an order is cancelled.');
    await expectVisible(dialog, 'One mail says that an order is refunded.', /^1 selected order stays/);
    await press(dialog, 'Delete 2');
    await panelOf(canvas, '2 orders will be deleted');
    await expect(args.onStartJob).toHaveBeenCalledOnce();
    await expect(args.onStartJob).toHaveBeenCalledWith('delete', 2);
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

/** A shop that sends no mails says so. */
export const BulkWithoutMails: Story = {
  tags: ['test-only'],
  args: { sendsMails: false },
  play: async ({ canvas }) => {
    await selectAll(canvas);
    await expectVisible(await askWith(canvas, 'Confirm 3'), 'No mail leaves. This shop sends none.');
  },
};

/** While the job is planned, nothing closes the dialog. */
export const BulkStarting: Story = {
  parameters: { api: [bulkJobsScenarios.starting, ...shop] },
  play: async ({ canvas, args }) => {
    await selectAll(canvas);
    const dialog = await askWith(canvas, 'Confirm 3');
    await expectRunsOnce(dialog.getByRole('button', { name: 'Confirm 3' }), args.onStartJob);
    await userEvent.keyboard('{Escape}');
    await expect(dialog.getByRole('button', { name: 'Confirm 3' })).toBeVisible();
  },
};

/** Selected orders have changed: nothing starts, and the next question says what they are by now. */
export const SelectionChanged: Story = {
  parameters: { api: [bulkJobsScenarios.paidMeanwhile, ...shop] },
  play: async ({ canvas }) => {
    await canvas.findByText('Clutch plate');
    for (const order of [unpaidOrder, 'Clutch plate, Piet van Aalst']) {
      await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${order}` }));
    }
    const dialog = await askWith(canvas, 'Delete 2', 'Delete 2 orders?');
    await expectVisible(dialog, 'Nothing was charged. What is reserved goes back to stock.');
    await press(dialog, 'Delete 2');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The list has changed.');
    await expect(dialog.queryByText(/goes back to the customers’ cards/)).not.toBeInTheDocument();
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
    const dialog = await askWith(canvas, 'Confirm 90', 'Confirm 11 orders?');
    await press(dialog, 'Confirm 11');
    await waitFor(() => expect(bar).not.toBeInTheDocument());
    await expect(args.onStartJob).toHaveBeenCalledOnce();
    await expect(args.onStartJob).toHaveBeenCalledWith('confirm', 11);
  },
};

/** Selects all orders that match. Resolves to the question about them. */
async function askAboutAll(canvas: Canvas) {
  await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(13));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
  await press(canvas, 'Select all 90 that match');
  return askWith(canvas, 'Confirm 90', 'Confirm all orders that match?');
}

/** Nobody can confirm before all orders that match are known. */
export const LoadingAllThatMatch: Story = {
  parameters: {
    api: [adminOrdersScenarios.allLoading, ...adminOrdersScenarios.manyRows, orderStatsScenarios.busy],
  },
  play: async ({ canvas }) => {
    const dialog = await askAboutAll(canvas);
    await expectVisible(dialog, 'Loading the orders that match');
    await expect(dialog.queryByRole('button', { name: /^Confirm/ })).not.toBeInTheDocument();
  },
};

export const AllThatMatchFailed: Story = {
  parameters: {
    api: [adminOrdersScenarios.allFailed, ...adminOrdersScenarios.manyRows, orderStatsScenarios.busy],
  },
  play: async ({ canvas }) => {
    const dialog = await askAboutAll(canvas);
    await expectVisible(dialog, 'The orders could not be loaded');
    await press(dialog, 'Try again');
    await expectVisible(dialog, 'The orders could not be loaded');
  },
};

export const JobWaiting: Story = {
  parameters: { api: [...bulkJobsScenarios.waiting, ...shop] },
  play: async ({ canvas, args }) => {
    const panel = await panelOf(canvas, '88 orders will be confirmed');
    await expect(panel.getByRole('timer')).toHaveTextContent('Starts in 1:52');
    await expectVisible(panel, 'Nothing has changed yet.', 'Confirmed by Anders Brandt');
    await press(panel, 'Start now');
    await expect(args.onJobAction).toHaveBeenLastCalledWith('running');
  },
};

let movingNow = fixedNow;

/** The countdown follows the clock without a word to screen readers. The server says when it has started. */
export const JobCountsDown: Story = {
  tags: ['test-only'],
  parameters: { api: [...bulkJobsScenarios.waiting, ...shop] },
  beforeEach: () => {
    movingNow = fixedNow;
  },
  decorators: [
    (Story) => (
      <NowContext value={() => movingNow}>
        <Story />
      </NowContext>
    ),
  ],
  play: async ({ canvas }) => {
    const timer = await canvas.findByRole('timer');
    const goTo = (seconds: number) => {
      movingNow = fixedNow + seconds * 1_000;
      document.dispatchEvent(new Event('visibilitychange'));
    };
    goTo(103);
    await waitFor(() => expect(timer).toHaveTextContent('Starts in 0:09'));
    await expect(timer.closest('[aria-live], [role="status"]')).toBeNull();
    goTo(113);
    await waitFor(() => expect(timer).toHaveTextContent('Starting'));
  },
};

export const JobNotUndone: Story = {
  parameters: { api: [...bulkJobsScenarios.notChanged, ...shop] },
  play: async ({ canvas, args }) => {
    const panel = await panelOf(canvas, '88 orders will be confirmed');
    await press(panel, 'Undo');
    await expect(args.onJobAction).toHaveBeenLastCalledWith('stopped');
    await expect(await panel.findByRole('alert')).toHaveTextContent('This is not available right now');
  },
};

export const JobUndone: Story = {
  parameters: { api: [...bulkJobsScenarios.undone, ...shop] },
  play: async ({ canvas, args }) => {
    const panel = await panelOf(canvas, 'Undone: 88 orders stay as they were');
    await expect(panel.queryByRole('progressbar')).not.toBeInTheDocument();
    await press(panel, 'Done');
    await expect(args.onJobAction).toHaveBeenLastCalledWith('done');
  },
};

/** Its panel would move the list, which therefore waits for it. */
export const JobsLoading: Story = {
  tags: ['test-only'],
  render: (args, { id }) => <Desk story={id} args={args} jobs={null} />,
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('searchbox', { hidden: true });
    await expect(search).not.toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
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
    await expectVisible(
      panel,
      'It was paid after you had seen it unpaid.',
      'The card provider refused, or cannot be reached.',
    );
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
