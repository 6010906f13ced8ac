import type { RequestHandler } from 'msw';
import { adminOrders } from '../fixtures/admin-orders.ts';
import { adminOrdersHandlers, adminOrdersHandlersOf } from './admin-orders.ts';
import { adminPartsHandlers, adminPartsHandlersOf } from './admin-parts.ts';
import { imagesHandlers } from './images.ts';
import { orderStatsHandlers, orderStatsHandlersOf } from './order-stats.ts';
import { ordersHandlers, ordersHandlersOf } from './orders.ts';
import { partsHandlers, partsHandlersOf } from './parts.ts';
import { paymentsHandlers, paymentsHandlersOf } from './payments.ts';
import { reviewsHandlers, reviewsHandlersOf } from './reviews.ts';
import { openShop } from './shop-state.ts';
import { usersHandlers, usersHandlersOf } from './users.ts';

/** Every call of the contract. No change is kept, so stories do not affect each other. */
export const shopHandlers = [
  ...partsHandlers,
  ...adminPartsHandlers,
  ...imagesHandlers,
  ...reviewsHandlers,
  ...usersHandlers,
  ...ordersHandlers,
  ...paymentsHandlers,
  ...orderStatsHandlers,
  ...adminOrdersHandlers,
];

/** Every call of a shop that keeps its orders, stock, parts, reviews and admins in memory. */
export function shopInMemory({ isAdmin }: { isAdmin: boolean }): RequestHandler[] {
  const shop = openShop({ orders: adminOrders }, { part: 1001, order: 1001, review: 1001 });
  const shopOf = () => shop;
  return [
    // An admin may delete orders that their customers may not.
    ...(isAdmin ? adminOrdersHandlersOf(shopOf) : []),
    ...partsHandlersOf(shopOf),
    ...adminPartsHandlersOf(shopOf),
    ...imagesHandlers,
    ...reviewsHandlersOf(shopOf),
    ...usersHandlersOf(shopOf),
    ...ordersHandlersOf(shopOf),
    ...paymentsHandlersOf(shopOf),
    ...orderStatsHandlersOf(shopOf),
  ];
}
