import type { RepeatedOrder } from '#contract/orders/orders.ts';

/** The earlier order that a form is filled in from; `unknown`: the customer has no such order of this part. */
export type Again = { status: 'found'; order: RepeatedOrder } | { status: 'unknown' } | { status: 'failed' };
