import type { Meta } from '@storybook/react-vite';
import { paths } from '#app/paths.ts';
import { adminOrdersScenarios } from '#mocks/handlers/admin-orders.ts';
import { orderStatsScenarios } from '#mocks/handlers/order-stats.ts';
import { appMeta } from '#workbench/harness/app-story.tsx';
import { page } from './page.ts';

export default { ...appMeta, title: 'Pages/Overview', tags: ['!autodocs'] } satisfies Meta;

export const Busy = page(
  { path: paths.adminDashboard, as: 'admin' },
  { api: [...adminOrdersScenarios.manyRows, orderStatsScenarios.busy], shows: 'Gas shock absorber' },
);
