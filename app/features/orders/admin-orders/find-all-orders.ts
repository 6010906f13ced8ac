import { limits } from '#contract/limits.ts';
import type { AdminOrder } from '#contract/orders/orders.ts';
import * as m from '#messages/admin-order-table.js';
import { callPage } from '#app/lib/http/api.ts';
import { shownError } from '#app/lib/http/attempt.ts';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import type { ActionError } from '#ui/sections/form/action-error.ts';

/** Finds all orders that match, in one response. Resolves to the error, also if they are more than one job may change. */
export async function findAllOrders(filters: URLSearchParams): Promise<readonly AdminOrder[] | ActionError> {
  // With a query the server counts the rows, so that it tells if there are more.
  const query = new URLSearchParams([...filters, ['sort', '-createdAt']]);
  try {
    const { rows, isCapped } = await callPage('listAllOrders', { query });
    return isCapped === true ? { message: m.bulkTooMany({ max: formatCount(limits.listRows) }) } : rows;
  } catch (error) {
    return shownError(error);
  }
}
