import { paths } from '#app/paths.ts';
import { fixtureId } from '#mocks/fixtures/ids.ts';
import { ordersScenarios } from '#mocks/handlers/orders.ts';
import { partsScenarios } from '#mocks/handlers/parts.ts';
import { paymentsScenarios } from '#mocks/handlers/payments.ts';
import { usersScenarios } from '#mocks/handlers/users.ts';
import { customerPage, ofOneThing, offlineWords, slowWords } from './row.ts';

const noPart = 'This part could not be loaded';

export const purchase = customerPage(
  {
    title: 'Order',
    path: paths.purchase.pattern,
    at: paths.purchase.to(fixtureId('part', 1)),
    cells: {
      ...ofOneThing,
      loading: { api: [partsScenarios.partLoading], shows: 'Loading the part' },
      empty: { api: [partsScenarios.partMissing], shows: 'This part is not in the catalogue.' },
      one: { shows: ['Ventilated brake disc', 'Your order'] },
      long: { api: [partsScenarios.partLong], shows: 'Bremsscheibenabdeckblech' },
      failed: { api: [partsScenarios.partFailed], shows: noPart },
      offline: { isOffline: true, shows: [offlineWords, noPart] },
      slow: { isSlow: true, shows: [slowWords, noPart] },
    },
  },
  'Please log in to order this part.',
);

const noOrder = 'This order could not be loaded';

export const payment = customerPage(
  {
    title: 'Payment',
    path: paths.payment.pattern,
    at: paths.payment.to(fixtureId('order', 6)),
    cells: {
      ...ofOneThing,
      loading: { api: [paymentsScenarios.loading], shows: 'Loading the order' },
      empty: { api: [paymentsScenarios.unknown], shows: 'We could not find this order in your account.' },
      one: { shows: '$7,680.00' },
      long: { api: [paymentsScenarios.longContent], shows: 'Industrivägenindustrivägen' },
      failed: { api: [paymentsScenarios.failed], shows: noOrder },
      offline: { isOffline: true, shows: [offlineWords, noOrder] },
      slow: { isSlow: true, shows: [slowWords, noOrder] },
    },
  },
  'Please log in to pay for this order.',
);

const askedToLogIn = 'Please log in to see this page.';

const leadsOn = { none: 'The address leads on to My Orders at once: its row shows this.' };

export const userDashboard = customerPage(
  {
    title: 'Customer dashboard',
    path: paths.userDashboard,
    cells: {
      loading: leadsOn,
      empty: leadsOn,
      one: leadsOn,
      many: { shows: ['My Orders', 'Spin-on oil filter'] },
      long: leadsOn,
      failed: leadsOn,
      offline: leadsOn,
      slow: leadsOn,
    },
  },
  askedToLogIn,
);

const noOrders = 'Orders could not be loaded';

export const myOrders = customerPage(
  {
    title: 'My Orders',
    path: paths.myOrders,
    cells: {
      loading: { api: [ordersScenarios.loading], shows: 'Loading orders' },
      empty: { api: [ordersScenarios.empty], shows: 'No orders yet' },
      one: { api: [ordersScenarios.oneRow], shows: 'Ventilated brake disc' },
      many: { api: [ordersScenarios.manyRows], shows: ['Spin-on oil filter', '60'] },
      long: { api: [ordersScenarios.longContent], shows: 'Bremsscheibenabdeckblech' },
      failed: { api: [ordersScenarios.failed], shows: noOrders },
      offline: { isOffline: true, shows: [offlineWords, noOrders] },
      slow: { isSlow: true, shows: [slowWords, noOrders] },
    },
  },
  askedToLogIn,
);

const noProfile = 'Your profile could not be loaded';

export const addReview = customerPage(
  {
    title: 'Add A Review',
    path: paths.addReview,
    cells: {
      ...ofOneThing,
      loading: { api: [usersScenarios.loading], shows: 'Loading your name and photo' },
      empty: { api: [usersScenarios.newAccount], shows: 'Add A Review' },
      one: { shows: ['Add A Review', 'Mara Lindqvist'] },
      long: {
        api: [usersScenarios.longProfile],
        fills: { Description: 'Unwahrscheinlichkeitsberechnung'.repeat(8) },
        shows: 'Wolfeschlegelstein',
      },
      failed: { api: [usersScenarios.failed], shows: noProfile },
      offline: { isOffline: true, shows: [offlineWords, noProfile] },
      slow: { isSlow: true, shows: [slowWords, noProfile] },
    },
  },
  askedToLogIn,
);

/** Customers and admins see the same profile. */
export const profileCells = {
  ...ofOneThing,
  loading: { api: [usersScenarios.loading], shows: 'Loading your profile' },
  empty: { api: [usersScenarios.newAccount], shows: ['My Profile', 'Save'] },
  one: { shows: ['My Profile', 'Save'] },
  long: { api: [usersScenarios.longProfile], shows: ['My Profile', 'Save'] },
  failed: { api: [usersScenarios.failed], shows: noProfile },
  offline: { isOffline: true, shows: [offlineWords, noProfile] },
  slow: { isSlow: true, shows: [slowWords, noProfile] },
} as const;

export const myProfile = customerPage(
  { title: 'My Profile', path: paths.myProfile, cells: profileCells },
  askedToLogIn,
);
