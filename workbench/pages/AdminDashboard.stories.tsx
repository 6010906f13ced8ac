import { adminOrdersScenarios } from '#mocks/handlers/orders/admin-orders.ts';
import { orderStatsScenarios } from '#mocks/handlers/orders/order-stats.ts';
import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('adminDashboard'), title: 'Pages/Overview' };

const { state } = pageStories('adminDashboard');
const failed = ['The figures could not be loaded.', 'Orders could not be loaded'];

export const Loading = state({
  api: [orderStatsScenarios.loading, adminOrdersScenarios.loading],
  shows: 'Loading stock',
});
export const Empty = state({
  api: [orderStatsScenarios.empty, adminOrdersScenarios.empty],
  shows: ['No orders in these 30 days.', 'No orders yet', 'No parts are running low'],
});
export const Many = state({ shows: ['to confirm', 'Newest orders'] });
export const Long = state({
  api: [orderStatsScenarios.extremes, ...adminOrdersScenarios.longContent],
  shows: ['Bremsscheibenabdeckblech', '1,234,567'],
});
export const Failed = state({
  api: [orderStatsScenarios.failed, adminOrdersScenarios.failed],
  shows: failed,
});
