import * as z from 'zod/mini';
import * as orders from '#contract/orders/calls.ts';
import { OrdersResponse } from '#contract/orders/orders.ts';

// The calls of the contract, as the app makes them. `api.ts` loads them with the first call, and those of imports, which few
// people make, when one is made.

export * from '#contract/accounts/calls.ts';
export * from '#contract/catalogue/calls.ts';
export * from '#contract/fitment/calls.ts';
export * from '#contract/orders/calls.ts';
export * from '#contract/payments/calls.ts';
export * from '#contract/shop/calls.ts';

/** Also accepts a list wrapped in `data`. */
export const listOwnOrders = { ...orders.listOwnOrders, response: OrdersResponse };

export const exportOrders = { ...orders.listAllOrders, response: z.string() };
