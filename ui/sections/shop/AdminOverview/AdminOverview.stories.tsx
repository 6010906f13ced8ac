import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import type { OrderTallies, ScarcePart, OrderDay } from '#contract/orders/order-stats.ts';
import type { Order } from '#contract/orders/orders.ts';
import { adminOrdersHandlers, adminOrdersScenarios } from '#mocks/handlers/orders/admin-orders.ts';
import { orderStatsHandlers, orderStatsScenarios } from '#mocks/handlers/orders/order-stats.ts';
import type { Remote } from '#ui/remote.ts';
import { FromApi } from '#ui/story/from-api.tsx';
import { shows } from '#ui/story/checks.ts';
import { AdminOverview } from './AdminOverview.tsx';

interface Figures {
  byStatus: OrderTallies;
  days: readonly OrderDay[];
  lowStock: readonly ScarcePart[];
}

const pick = <Whole, Value>(remote: Remote<Whole>, read: (whole: Whole) => Value): Remote<Value> =>
  remote.status === 'ready' ? { status: 'ready', value: read(remote.value) } : remote;

export default {
  id: 'sections-adminoverview',
  parameters: { api: [...adminOrdersScenarios.manyRows, orderStatsScenarios.busy] },
  render: (_args, { id }) => (
    <FromApi<Figures> story={id} path="/order-stats">
      {(figures) => (
        <FromApi<readonly Order[]> story={id} path="/get-orders?limit=5">
          {(newest) => (
            <AdminOverview
              tallies={pick(figures, ({ byStatus }) => byStatus)}
              days={pick(figures, ({ days }) => days)}
              lowStock={pick(figures, ({ lowStock }) => lowStock)}
              newest={newest}
              ordersHref="/admin-dashboard/manage-order"
              toConfirmHref="/admin-dashboard/manage-order?status=pending"
              orderHref={({ _id }) => `/admin-dashboard/manage-order?search=${_id}`}
              partsHref="/admin-dashboard/mange-product"
              partHref={({ name }) => `/admin-dashboard/mange-product?search=${encodeURIComponent(name)}`}
            />
          )}
        </FromApi>
      )}
    </FromApi>
  ),
} satisfies Meta;
type Story = StoryObj;

export const Default: Story = {
  play: async ({ canvas }) => {
    const toConfirm = await canvas.findByRole('link', { name: /^\d+ orders to confirm$/ });
    await expect(toConfirm).toHaveAttribute('href', '/admin-dashboard/manage-order?status=pending');
    const low = within(canvas.getByRole('region', { name: 'Running low' }));
    await expect(low.getByRole('link', { name: 'Gas shock absorber' })).toBeVisible();
    await expect(low.getAllByText('Out of stock').length).toBeGreaterThan(0);
    const newest = within(canvas.getByRole('table', { name: 'Newest orders' }));
    await waitFor(() => expect(newest.getAllByRole('row')).toHaveLength(6));
  },
};

/** Links are targets for fingers. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Gas shock absorber' });
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().height, link.textContent).toBeGreaterThanOrEqual(44);
  },
};

/** Only the newest orders could not be loaded. */
export const OrdersFailed: Story = {
  parameters: { api: [adminOrdersScenarios.failed, orderStatsScenarios.busy] },
  play: shows('Orders could not be loaded', 'Gas shock absorber'),
};

/** Nine orders. The pointer and the arrow keys select a day of the chart. Without them the last day is shown. */
export const FewOrders: Story = {
  parameters: { api: [...adminOrdersHandlers, ...orderStatsHandlers] },
  play: async ({ canvas }) => {
    const slider = await canvas.findByRole<HTMLInputElement>('slider', {
      name: /^Orders in the last 30 days/,
    });
    const last = slider.max;
    await expect(slider.value).toBe(last);
    const { left, width } = slider.getBoundingClientRect();
    await fireEvent.pointerMove(slider, { clientX: left + width * 0.01 });
    await waitFor(() => expect(slider.value).toBe('0'));
    await fireEvent.pointerOut(slider);
    await waitFor(() => expect(slider.value).toBe(last));
    const lastDay = slider.getAttribute('aria-valuetext');
    // A simulated arrow key does not move a native slider.
    await fireEvent.change(slider, { target: { value: '1' } });
    await expect(slider).not.toHaveAttribute('aria-valuetext', lastDay);
  },
};

export const QuietMonth: Story = {
  parameters: { api: [adminOrdersScenarios.oneRow, orderStatsScenarios.quietMonth] },
};
