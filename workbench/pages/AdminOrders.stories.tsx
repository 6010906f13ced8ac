import type { Meta } from '@storybook/react-vite';
import * as product from '#messages/product.ts';
import { paths } from '#app/paths.ts';
import { adminOrdersHandlers, adminOrdersScenarios } from '#mocks/handlers/admin-orders.ts';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { press } from '#workbench/harness/steps.ts';
import { page } from './page.ts';

export default { ...appMeta, title: 'Pages/Manage All Order', tags: ['!autodocs'] } satisfies Meta;

// Ahead of the customer's handlers, which know only that customer's orders.
const adminOrders = { path: paths.adminOrders, as: 'admin', api: adminOrdersHandlers } as const;

export const Default = page(adminOrders, { shows: 'Head gasket, four-cylinder' });
export const Accepted = page(adminOrders, {
  steps: [press('Confirm the order of Spin-on oil filter, Mara Lindqvist')],
  shows: product.orderAccepted(),
});
export const Details = page(adminOrders, {
  steps: [press('Spin-on oil filter')],
  shows: 'pi_3QK8xw2eZvKYlo2C0h7bkYlo',
});
export const Deleting = page(adminOrders, {
  steps: [press('Delete the order of Spin-on oil filter, Mara Lindqvist')],
  shows: 'Delete this order?',
});
export const BulkWithAFailure = page(adminOrders, {
  api: [adminOrdersScenarios.oneNotAccepted, ...adminOrdersHandlers],
  steps: [{ check: 'Select all on this page' }, press('Confirm 3')],
  shows: '2 of 3 orders confirmed',
});
