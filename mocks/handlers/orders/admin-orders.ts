import { delay } from 'msw';
import * as calls from '#contract/calls.ts';
import type { AdminOrder, AllOrdersQuery, Order } from '#contract/orders/orders.ts';
import * as m from '#messages/problem.js';
import { adminOrders, manyAdminOrders } from '../../fixtures/admin-orders.ts';
import { paidOrders } from '../../fixtures/checkouts.ts';
import { endedOrders } from '../../fixtures/ended-orders.ts';
import { fixtureId } from '../../fixtures/ids.ts';
import { buildOrder, pending } from '../../fixtures/orders.ts';
import { failing, mock, neverAnswered, reject, rejected } from '../mock.ts';
import { bulkJobsHandlersIn } from './bulk-jobs.ts';
import { answerOrders, changingOrders } from './orders.ts';
import { fixedShop, type Shop } from '../shop-state.ts';

const listing = (shopOf: () => Shop) =>
  mock(calls.listAllOrders)(({ readQuery }) =>
    answerOrders<AdminOrder>(readQuery(), [...shopOf().orders, ...endedOrders]),
  );

/** What an admin can do with the orders of all customers. */
export const adminOrdersHandlersIn = (shopOf: () => Shop) => [
  listing(shopOf),
  ...changingOrders(shopOf),
  ...bulkJobsHandlersIn(shopOf),
];

export const adminOrdersHandlersOf = (orders: readonly Order[]) =>
  adminOrdersHandlersIn(fixedShop({ orders }));
export const adminOrdersHandlers = adminOrdersHandlersOf(adminOrders);

const longContent: readonly Order[] = [
  buildOrder({
    productName: 'Ventilated and slotted brake disc, rear axle, 330 by 28 mm, L',
    name: 'Maximiliana Konstantinopoulou-Featherstonehaugh von Habsburg',
    email: `${'maximiliana.konstantinopoulou'.repeat(2)}@example.com`,
    partNumber: 'ABCDEFGH-0123456789/1234',
    productQuantity: 1_000_000,
    totalPrice: 999_999.99,
    address: 'Industrivägen'.repeat(8),
  }),
  buildOrder({
    ...pending(`pi_${'3QK8xw2eZvKYlo2C0h7b'.repeat(3)}`, '2026-11-18T09:15:00.000Z'),
    _id: fixtureId('order', 2),
    productName: 'Bremsscheibenabdeckblechbefestigungsschraubensicherungsringsatz',
    name: '<b>Robert</b>',
    productQuantity: 1,
    totalPrice: 0.5,
    phone: '',
    address: '',
  }),
];

const isPage = ({ limit }: AllOrdersQuery) => limit !== undefined;

const oneRefunded = paidOrders.map((order, index): AdminOrder => ({
  ...order,
  ...(index === 2 && { status: 'refunded' }),
}));

const checkoutOf = (orders: readonly AdminOrder[]) =>
  mock(calls.findCheckout)(({ params: { id: _id } }) => ({
    ...{ _id, createdAt: orders[0]?.createdAt ?? '', unpaidPrice: 0, orders: [...orders] },
  }));

/** Other outcomes. Put them before `adminOrdersHandlers`. */
export const adminOrdersScenarios = {
  loading: neverAnswered(calls.listAllOrders),
  empty: listing(fixedShop({ orders: [] })),
  failed: failing(calls.listAllOrders),
  oneRow: listing(fixedShop({ orders: adminOrders.slice(0, 1) })),
  /** Three that one payment paid, above others. */
  together: [...adminOrdersHandlersOf([...paidOrders, ...adminOrders.slice(0, 3)]), checkoutOf(paidOrders)],
  /** One of the three was refunded, so the list leaves it out. */
  togetherRefunded: [
    mock(calls.listAllOrders)(({ readQuery }) => answerOrders(readQuery(), oneRefunded)),
    checkoutOf(oneRefunded),
    ...changingOrders(fixedShop({ orders: paidOrders })),
    ...bulkJobsHandlersIn(fixedShop({ orders: paidOrders })),
  ],
  manyRows: adminOrdersHandlersOf(manyAdminOrders(90)),
  longContent: adminOrdersHandlersOf(longContent),
  /** Of the pages, but not of the whole list. */
  allLoading: mock(calls.listAllOrders)(async ({ readQuery }) => {
    if (isPage(readQuery())) return undefined;
    await delay('infinite');
    return undefined;
  }),
  allFailed: mock(calls.listAllOrders)(({ readQuery }) =>
    isPage(readQuery()) ? undefined : reject('INTERNAL', { message: 'Something went wrong at the works' }),
  ),
  /** Another admin confirmed it first. */
  notAccepted: mock(calls.confirmOrder)(() => ({ matchedCount: 1, modifiedCount: 0 })),
  /** One of the orders was refunded meanwhile. */
  notTogether: rejected(calls.confirmTogether, 'LIST_CHANGED'),
  /** The customer paid the order after the admin saw it. */
  paidMeanwhile: rejected(calls.deleteOrder, 'LIST_CHANGED', { message: m.orderHasChanged() }),
  refundRefused: rejected(calls.deleteOrder, 'UNAVAILABLE', {
    message: 'The card provider refused the refund. Nothing has changed.',
  }),
};
