import type { RequestHandler } from 'msw';
import { adminOrders } from '../fixtures/admin-orders.ts';
import { addressesHandlers, addressesHandlersIn } from './addresses.ts';
import { adminOrdersHandlers, adminOrdersHandlersIn } from './admin-orders.ts';
import { adminPartsHandlers, adminPartsHandlersIn } from './admin-parts.ts';
import { imagesHandlers } from './images.ts';
import { mailsHandlers, mailsHandlersIn } from './mails.ts';
import { invoicesHandlers, invoicesHandlersIn } from './invoices.ts';
import { orderStatsHandlers, orderStatsHandlersIn } from './order-stats.ts';
import { ordersHandlers, ordersHandlersIn } from './orders.ts';
import { partsHandlers, partsHandlersIn } from './parts.ts';
import { paymentsHandlers, paymentsHandlersIn } from './payments.ts';
import { questionsHandlers, questionsHandlersIn } from './questions.ts';
import { reviewsHandlers, reviewsHandlersIn } from './reviews.ts';
import { openShop } from './shop-state.ts';
import { searchHandlers, searchHandlersIn } from './search.ts';
import { usersHandlers, usersHandlersIn } from './users.ts';
import { vehiclesHandlers, vehiclesHandlersIn } from './vehicles.ts';

/** Every call of the contract. No change is kept, so stories do not affect each other. */
export const shopHandlers = [
  ...partsHandlers,
  ...adminPartsHandlers,
  ...imagesHandlers,
  ...reviewsHandlers,
  ...usersHandlers,
  ...ordersHandlers,
  ...invoicesHandlers,
  ...addressesHandlers,
  ...paymentsHandlers,
  ...orderStatsHandlers,
  ...adminOrdersHandlers,
  ...vehiclesHandlers,
  ...searchHandlers,
  ...questionsHandlers,
  ...mailsHandlers,
];

/** Every call of a shop that keeps its orders, stock, parts, reviews and admins in memory. */
export function shopInMemory({ isAdmin }: { isAdmin: boolean }): RequestHandler[] {
  const shop = openShop({ orders: adminOrders }, { part: 1001, order: 1001, review: 1001, address: 1001 });
  const shopOf = () => shop;
  return [
    // An admin may delete orders that their customers may not.
    ...(isAdmin ? adminOrdersHandlersIn(shopOf) : []),
    ...partsHandlersIn(shopOf),
    ...adminPartsHandlersIn(shopOf),
    ...imagesHandlers,
    ...reviewsHandlersIn(shopOf),
    ...usersHandlersIn(shopOf),
    ...ordersHandlersIn(shopOf),
    ...invoicesHandlersIn(shopOf),
    ...addressesHandlersIn(shopOf),
    ...paymentsHandlersIn(shopOf),
    ...orderStatsHandlersIn(shopOf),
    ...vehiclesHandlersIn(shopOf),
    ...searchHandlersIn(shopOf),
    ...questionsHandlersIn(shopOf),
    ...mailsHandlersIn(shopOf),
  ];
}
