import * as product from '#messages/product.ts';
import { paths } from '#app/paths.ts';
import { adminOrdersScenarios } from '#mocks/handlers/admin-orders.ts';
import { adminPartsScenarios } from '#mocks/handlers/admin-parts.ts';
import { orderStatsScenarios } from '#mocks/handlers/order-stats.ts';
import { partsScenarios } from '#mocks/handlers/parts.ts';
import { usersScenarios } from '#mocks/handlers/users.ts';
import { picture } from '#workbench/harness/steps.ts';
import { profileCells } from './customer-routes.ts';
import { adminPage, ofForm, offlineWords, slowWords } from './row.ts';

const noFigures = 'The figures could not be loaded.';
const noOrders = 'Orders could not be loaded';
const longName = 'Bremsscheibenabdeckblech';

export const overview = adminPage({
  title: 'Overview',
  path: paths.adminDashboard,
  cells: {
    loading: {
      api: [orderStatsScenarios.loading, adminOrdersScenarios.loading],
      shows: 'Loading stock',
    },
    empty: {
      api: [orderStatsScenarios.empty, adminOrdersScenarios.empty],
      shows: ['No orders in these 30 days.', 'No orders yet', 'No parts are running low'],
    },
    one: {
      api: [orderStatsScenarios.oneOrder, adminOrdersScenarios.oneRow],
      shows: ['Running low', 'Timing gear, 40 teeth'],
    },
    many: { shows: ['to confirm', 'Newest orders'] },
    long: {
      api: [orderStatsScenarios.extremes, ...adminOrdersScenarios.longContent],
      shows: [longName, '1,234,567'],
    },
    failed: {
      api: [orderStatsScenarios.failed, adminOrdersScenarios.failed],
      shows: [noFigures, noOrders],
    },
    offline: { isOffline: true, shows: [offlineWords, noFigures, noOrders] },
    slow: { isSlow: true, shows: [slowWords, noFigures, noOrders] },
  },
});

const noUsers = 'Users could not be loaded';

export const adminUsers = adminPage({
  title: 'All User',
  path: paths.adminUsers,
  cells: {
    loading: { api: [usersScenarios.listLoading], shows: 'Loading users' },
    empty: { api: [usersScenarios.listEmpty], shows: 'No users yet' },
    one: { api: [usersScenarios.oneRow], shows: 'Anders Brandt' },
    many: { api: [usersScenarios.manyRows], shows: ['Make admin', '112'] },
    long: { api: [usersScenarios.longContent], shows: 'Wolfeschlegelstein' },
    failed: { api: [usersScenarios.listFailed], shows: noUsers },
    offline: { isOffline: true, shows: [offlineWords, noUsers] },
    slow: { isSlow: true, shows: [slowWords, noUsers] },
  },
});

export const adminOrders = adminPage({
  title: 'Manage All Order',
  path: paths.adminOrders,
  cells: {
    loading: { api: [adminOrdersScenarios.loading, orderStatsScenarios.loading], shows: 'Loading orders' },
    empty: { api: [adminOrdersScenarios.empty, orderStatsScenarios.empty], shows: 'No orders yet' },
    one: { api: [adminOrdersScenarios.oneRow, orderStatsScenarios.oneOrder], shows: 'Ventilated brake disc' },
    many: { api: [...adminOrdersScenarios.manyRows, orderStatsScenarios.busy], shows: 'Confirm' },
    long: { api: [...adminOrdersScenarios.longContent, orderStatsScenarios.extremes], shows: longName },
    failed: { api: [adminOrdersScenarios.failed, orderStatsScenarios.failed], shows: noOrders },
    offline: { isOffline: true, shows: [offlineWords, noOrders] },
    slow: { isSlow: true, shows: [slowWords, noOrders] },
  },
});

const newPart = {
  'Product name': 'Timing gear, 48 teeth',
  'Minimum quantity': '2',
  Quantity: '96',
  Price: '54.00',
  Description: 'Hobbed and hardened, bored to H7.',
  Image: picture,
};

export const addProduct = adminPage({
  title: 'Add a Product',
  path: paths.addProduct,
  cells: {
    ...ofForm,
    loading: {
      api: [adminPartsScenarios.addNeverAnswers],
      fills: newPart,
      presses: 'Add product',
      shows: 'timing-gear-48t.png is added',
    },
    empty: { shows: ['Add product', 'How customers will see it'] },
    long: {
      fills: {
        ...newPart,
        'Product name': 'Bremsscheibenabdeckblechbefestigungsschraubensicherungsringsatz',
        Quantity: '1000000',
        Price: '999999.99',
        Description: 'Lubricantreservoirventilationassembly'.repeat(6),
      },
      shows: [longName, '999,999.99'],
    },
    failed: {
      api: [adminPartsScenarios.addFailed],
      fills: newPart,
      presses: 'Add product',
      shows: product.productNotAdded().trim(),
    },
    offline: {
      isOffline: true,
      fills: newPart,
      shows: [offlineWords, 'could not be reached'],
    },
    // The picture goes first, and is waited for longer.
    slow: { isSlow: true, fills: newPart, shows: 'did not answer within 30 seconds' },
  },
});

const noParts = 'Parts could not be loaded';

export const manageProducts = adminPage({
  title: 'Manage Products',
  path: paths.manageProducts,
  cells: {
    loading: { api: [partsScenarios.loading], shows: 'Loading parts' },
    empty: { api: [partsScenarios.empty], shows: 'No parts yet' },
    one: { api: [partsScenarios.oneRow], shows: 'Ventilated brake disc' },
    many: { shows: ['Ventilated brake disc', '28'] },
    long: { api: [partsScenarios.longContent], shows: longName },
    failed: { api: [partsScenarios.failed], shows: noParts },
    offline: { isOffline: true, shows: [offlineWords, noParts] },
    slow: { isSlow: true, shows: [slowWords, noParts] },
  },
});

export const adminProfile = adminPage({
  title: 'Admin profile',
  path: paths.adminProfile,
  cells: profileCells,
});
