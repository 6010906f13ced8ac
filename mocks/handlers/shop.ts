import type { RequestHandler } from 'msw';
import { adminOrders } from '../fixtures/admin-orders.ts';
import { addressesHandlers, addressesHandlersIn } from './accounts/addresses.ts';
import { adminOrdersHandlers, adminOrdersHandlersIn } from './orders/admin-orders.ts';
import { adminPartsHandlers, adminPartsHandlersIn } from './catalogue/admin-parts.ts';
import { imagesHandlers } from './images.ts';
import { mailsHandlers, mailsHandlersIn } from './orders/mails.ts';
import { invoicesHandlers, invoicesHandlersIn } from './orders/invoices.ts';
import { orderStatsHandlers, orderStatsHandlersIn } from './orders/order-stats.ts';
import { ordersHandlers, ordersHandlersIn } from './orders/orders.ts';
import { partsHandlers, partsHandlersIn } from './catalogue/parts.ts';
import { paymentsHandlers, paymentsHandlersIn } from './payments/payments.ts';
import { questionsHandlers, questionsHandlersIn } from './shop/questions.ts';
import { reviewsHandlers, reviewsHandlersIn } from './shop/reviews.ts';
import { openShop } from './shop-state.ts';
import { searchHandlers, searchHandlersIn } from './catalogue/search.ts';
import { usersHandlers, usersHandlersIn } from './accounts/users.ts';
import { vehiclesHandlers, vehiclesHandlersIn } from './fitment/vehicles.ts';

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
