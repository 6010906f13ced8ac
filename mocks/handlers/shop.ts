import { adminOrdersHandlers } from './admin-orders.ts';
import { adminPartsHandlers } from './admin-parts.ts';
import { imagesHandlers } from './images.ts';
import { orderStatsHandlers } from './order-stats.ts';
import { ordersHandlers } from './orders.ts';
import { partsHandlers } from './parts.ts';
import { paymentsHandlers } from './payments.ts';
import { reviewsHandlers } from './reviews.ts';
import { usersHandlers } from './users.ts';

/** Every call of the contract, in a shop where all goes well. */
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
