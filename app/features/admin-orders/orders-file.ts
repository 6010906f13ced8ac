import * as z from 'zod/mini';
import * as calls from '#contract/calls.ts';
import { call } from '#app/lib/api.ts';
import type { AdminOrdersQuery } from '#ui/sections/AdminOrderTable/admin-order-view.ts';
import { adminOrdersList } from './admin-orders-list.ts';

const listAllOrdersAsCsv = { ...calls.listAllOrders, answer: z.string() };

/** A long list takes its time. */
const timeoutMs = 120_000;

/** Without it Excel misreads the letters; it is lost on the way, because whoever decodes a text takes it off. */
const byteOrderMark = '\uFEFF';

/** Every order that `query` finds, on whatever page, as the server's file of comma-separated values. Throws `ApiError`. */
export async function ordersFile(uid: string, query: AdminOrdersQuery): Promise<Blob> {
  const params = adminOrdersList(uid).searchParams.serialize({ ...query, page: 1 });
  params.set('format', 'csv');
  const text = await call(listAllOrdersAsCsv, { query: params, timeoutMs });
  return new Blob([byteOrderMark, text], { type: 'text/csv;charset=utf-8' });
}
