import * as calls from '#contract/calls.ts';
import { toCents, toDollars } from '#contract/money.ts';
import type { OrderStats } from '#contract/orders/order-stats.ts';
import type { Order } from '#contract/orders/orders.ts';
import type { Part } from '#contract/catalogue/parts.ts';
import { stockState } from '#contract/catalogue/stock.ts';
import { adminOrders, manyAdminOrders } from '../../fixtures/admin-orders.ts';
import { listedUsers } from '../../fixtures/admin.ts';
import { buildPart, parts } from '../../fixtures/parts.ts';
import { failing, mock, neverAnswered } from '../mock.ts';
import { fixedShop, type Shop } from '../shop-state.ts';

/** The day that the fixtures take for today. */
const today = '2026-11-18';
const daysShown = 30;
const dayMs = 86_400_000;

function tally(orders: readonly Order[]) {
  const cents = orders.reduce((sum, { totalPrice }) => sum + (toCents(totalPrice) ?? 0), 0);
  return { count: orders.length, total: toDollars(cents) };
}

function lowStockOf(catalogue: readonly Part[]): OrderStats['lowStock'] {
  return catalogue
    .filter((part) => stockState(part) !== 'in')
    .sort((one, other) => one.quantity / one.minQuantity - other.quantity / other.minQuantity)
    .slice(0, 10)
    .map(({ _id, name, image, quantity, minQuantity }) => ({ _id, name, image, quantity, minQuantity }));
}

function statsOf(orders: readonly Order[], catalogue: readonly Part[], users = listedUsers): OrderStats {
  const tallyOf = (status: Order['status']) => tally(orders.filter((order) => order.status === status));
  return {
    byStatus: { unpaid: tallyOf('unpaid'), pending: tallyOf('pending'), shipped: tallyOf('shipped') },
    days: Array.from({ length: daysShown }, (_, index) => {
      const day = new Date(Date.parse(today) - (daysShown - 1 - index) * dayMs).toISOString().slice(0, 10);
      return { date: day, ...tally(orders.filter(({ createdAt }) => createdAt.startsWith(day))) };
    }),
    users: users.length,
    parts: catalogue.length,
    lowStock: lowStockOf(catalogue),
  };
}

export const orderStatsHandlersIn = (shopOf: () => Shop) => [
  mock(calls.orderStats)(() => {
    const { orders, parts: catalogue, users } = shopOf();
    return statsOf(orders, catalogue, users);
  }),
];

export const orderStatsHandlers = orderStatsHandlersIn(fixedShop({ orders: adminOrders }));

const stats = (figures: OrderStats) => mock(calls.orderStats)(() => figures);
const quiet = statsOf([], []);
const huge = { count: 1_234_567, total: 999_999_999.99 };

/** Other outcomes. Put them before `orderStatsHandlers`. */
export const orderStatsScenarios = {
  loading: neverAnswered(calls.orderStats),
  /** A shop that was opened today. */
  empty: stats(quiet),
  failed: failing(calls.orderStats, 'The figures could not be read.'),
  busy: stats(statsOf(manyAdminOrders(90), parts)),
  /** A shop of one part and one order. */
  oneOrder: stats(statsOf(adminOrders.slice(0, 1), parts.slice(6, 7))),
  /** Every order is older than these 30 days. */
  quietMonth: stats({
    ...quiet,
    byStatus: { ...quiet.byStatus, shipped: { count: 1204, total: 999_999.99 } },
  }),
  extremes: stats({
    byStatus: { unpaid: huge, pending: huge, shipped: huge },
    days: quiet.days.map(({ date }, index) => ({
      date,
      count: index % 7 === 3 ? 0 : index === 20 ? 48_210 : 1 + index * 3,
      total: index % 7 === 3 ? 0 : 999_999.99,
    })),
    users: { atLeast: 1000 },
    parts: { atLeast: 1000 },
    lowStock: lowStockOf([
      buildPart({ name: 'Bremsscheibenabdeckblechbefestigungsschraubensicherungsringsatz', quantity: 0 }),
      buildPart({
        _id: 'second',
        name: '<b>قرص الفرامل</b> المهوّى الخلفي، 330 × 28 مم',
        image: '',
        quantity: 1_000_000,
        minQuantity: 999_999,
      }),
    ]),
  }),
};
