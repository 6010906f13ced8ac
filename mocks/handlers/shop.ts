import type { RequestHandler } from 'msw';
import { adminOrders } from '../fixtures/admin-orders.ts';
import { addressesHandlersIn } from './accounts/addresses.ts';
import { oldShopHandlers } from './accounts/old-shop.ts';
import { adminOrdersHandlers, adminOrdersHandlersIn } from './orders/admin-orders.ts';
import { adminPartsHandlersIn } from './catalogue/admin-parts.ts';
import { imagesHandlers } from './images.ts';
import { basketHandlersIn } from './orders/basket.ts';
import { quickOrderHandlersIn } from './orders/quick-order.ts';
import { mailsHandlersIn } from './orders/mails.ts';
import { importsHandlersIn } from './import/imports.ts';
import { invoicesHandlersIn } from './orders/invoices.ts';
import { orderStatsHandlers, orderStatsHandlersIn } from './orders/order-stats.ts';
import { ordersHandlersIn } from './orders/orders.ts';
import { partsHandlersIn } from './catalogue/parts.ts';
import { paymentsHandlersIn } from './payments/payments.ts';
import { questionsHandlersIn } from './shop/questions.ts';
import { reviewsHandlersIn } from './shop/reviews.ts';
import { fixedShop, openShop, type Shop } from './shop-state.ts';
import { searchHandlersIn } from './catalogue/search.ts';
import { usersHandlersIn } from './accounts/users.ts';
import { partEditsHandlersIn } from './import/part-edits.ts';
import { notesHandlersIn } from './fitment/notes.ts';
import { vehiclesHandlersIn } from './fitment/vehicles.ts';

/** Every call but those of the admins' orders. */
const handlersIn = (shopOf: () => Shop): RequestHandler[] => [
  ...partsHandlersIn(shopOf),
  ...adminPartsHandlersIn(shopOf),
  ...partEditsHandlersIn(shopOf),
  ...imagesHandlers,
  ...reviewsHandlersIn(shopOf),
  ...usersHandlersIn(shopOf),
  ...ordersHandlersIn(shopOf),
  ...basketHandlersIn(shopOf),
  ...quickOrderHandlersIn(shopOf),
  ...invoicesHandlersIn(shopOf),
  ...addressesHandlersIn(shopOf),
  ...oldShopHandlers,
  ...paymentsHandlersIn(shopOf),
  ...orderStatsHandlersIn(shopOf),
  ...vehiclesHandlersIn(shopOf),
  ...notesHandlersIn(shopOf),
  ...searchHandlersIn(shopOf),
  ...questionsHandlersIn(shopOf),
  ...mailsHandlersIn(shopOf),
  ...importsHandlersIn(shopOf),
];

/** Every call of the contract. No change is kept, so stories do not affect each other. */
export const shopHandlers: RequestHandler[] = [
  ...orderStatsHandlers,
  ...handlersIn(fixedShop()),
  ...adminOrdersHandlers,
];

/** Every call of a shop that keeps orders, stock, parts, reviews and admins in memory. */
export function shopInMemory({ isAdmin }: { isAdmin: boolean }): RequestHandler[] {
  const shop = openShop({ orders: adminOrders });
  const shopOf = () => shop;
  // An admin may delete orders that their customers may not.
  return [...(isAdmin ? adminOrdersHandlersIn(shopOf) : []), ...handlersIn(shopOf)];
}
