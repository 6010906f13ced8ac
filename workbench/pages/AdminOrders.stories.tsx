import * as calls from '#contract/calls.ts';
import * as app from '#messages/app.js';
import * as product from '#messages/product.js';
import { mock, reject, rejected } from '#mocks/handlers/mock.ts';
import { adminOrdersHandlers, adminOrdersScenarios } from '#mocks/handlers/orders/admin-orders.ts';
import { bulkJobsScenarios } from '#mocks/handlers/orders/bulk-jobs.ts';
import { orderStatsScenarios } from '#mocks/handlers/orders/order-stats.ts';
import { press } from '#workbench/harness/steps.ts';
import { after } from './after.ts';
import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('adminOrders'), title: 'Pages/Manage All Order' };

const { story, state, offline, signedOut, wrongRole } = pageStories('adminOrders');
const failed = 'Orders could not be loaded';

export const Loading = state({
  api: [adminOrdersScenarios.loading, orderStatsScenarios.loading],
  shows: 'Loading orders',
});
export const Empty = state({
  api: [adminOrdersScenarios.empty, orderStatsScenarios.empty],
  shows: ['No orders yet', 'Manage Products'],
});
export const One = state({
  api: [adminOrdersScenarios.oneRow, orderStatsScenarios.oneOrder],
  shows: 'Ventilated brake disc',
});
export const Many = state({
  api: [...adminOrdersScenarios.manyRows, orderStatsScenarios.busy],
  shows: 'Confirm',
});
export const Long = state({
  api: [...adminOrdersScenarios.longContent, orderStatsScenarios.extremes],
  shows: 'Bremsscheibenabdeckblech',
});
export const Failed = state({
  api: [adminOrdersScenarios.failed, orderStatsScenarios.failed],
  shows: failed,
});
export const SignedOut = signedOut;
export const WrongRole = wrongRole;
export const Offline = offline({ shows: failed });

// Before the handlers of the customer, which know only that customer's orders.
const api = adminOrdersHandlers;

export const Default = story({ api, shows: 'Head gasket, four-cylinder' });

export const ListChanged = story({
  api: [...bulkJobsScenarios.listChanged, ...adminOrdersScenarios.manyRows, orderStatsScenarios.busy],
  steps: [
    { check: 'Select all on this page' },
    press('Select all 90 that match'),
    press('Confirm 90'),
    press('Confirm 11'),
  ],
  shows: 'The list has changed.',
});

const steps = [press(/^Confirm the order/), press('Confirm without tracking')];

export const OrderNotAccepted = story({
  api: [adminOrdersScenarios.notAccepted],
  steps,
  shows: product.orderNotAccepted(),
});
export const OrderDeletedByOther = story({
  api: [rejected(calls.confirmOrder, 'NOT_FOUND'), ...api],
  steps,
  shows: 'Somebody else has deleted the order of',
});
export const NoLongerAdmin = story({
  api: [
    ...after(
      calls.confirmOrder,
      mock(calls.isAdmin)(() => ({ admin: false })),
    ),
    rejected(calls.confirmOrder, 'FORBIDDEN'),
  ],
  steps,
  shows: app.noLongerAdmin(),
});
export const FileNotMade = story({
  api: [
    mock(calls.listAllOrders)(({ request }) =>
      new URL(request.url).searchParams.has('format') ? reject('INTERNAL') : undefined,
    ),
  ],
  steps: [press(/^Export/)],
  shows: 'The file could not be created.',
});
