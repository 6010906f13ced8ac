import { paths } from '#app/paths.ts';
import * as m from '#messages/packing-slips.js';
import { adminOrders } from '#mocks/fixtures/admin-orders.ts';
import { invoicesHandlersIn, slipsScenarios } from '#mocks/handlers/orders/invoices.ts';
import { fixedShop } from '#mocks/handlers/shop-state.ts';
import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('packingSlips'), title: 'Pages/Packing slips' };

const { state } = pageStories('packingSlips');

export const Loading = state({ api: [slipsScenarios.loading], shows: m.loading() });
export const Empty = state({ api: [slipsScenarios.empty], shows: m.noneTitle() });
export const Some = state({ shows: ['Packing slip', 'left out'] });
/** The slips of all orders that match the filters of the list. */
export const AllThatMatch = state({
  path: `${paths.packingSlips}?orders=all&status=shipped`,
  api: invoicesHandlersIn(fixedShop({ orders: adminOrders })),
  shows: adminOrders.filter(({ status }) => status === 'shipped').map(({ number }) => number),
});
export const Long = state({ api: [slipsScenarios.longContent], shows: 'Industrivägenindustrivägen' });
export const Failed = state({ api: [slipsScenarios.failed], shows: m.failed() });
