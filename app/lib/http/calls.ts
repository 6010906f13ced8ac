import * as z from 'zod/mini';
import * as contract from '#contract/calls.ts';
import { OrdersResponse } from '#contract/orders/orders.ts';

// The calls of the contract, as the app makes them. `api.ts` loads them with the first call.

export * from '#contract/calls.ts';

/** Also accepts a list wrapped in `data`. */
export const listOwnOrders = { ...contract.listOwnOrders, response: OrdersResponse };

export const exportOrders = { ...contract.listAllOrders, response: z.string() };
