import * as z from 'zod/mini';
import type { TestResponse } from '#server/testing/app.ts';

/** The order ids of acknowledged writes. */
interface Acknowledged {
  placed: Set<string>;
  paid: Set<string>;
  shipped: Set<string>;
  deleted: Set<string>;
}

export interface History {
  acknowledged: Acknowledged;
  /** The number of POST /orders with an unknown outcome. */
  unknownOrders: number;
  /** Runs a call and records its outcome. */
  record(method: string, path: string, run: () => Promise<TestResponse>): Promise<TestResponse>;
}

const Placed = z.object({ insertedId: z.string() });
const Paid = z.object({ paid: z.literal(true) });
const Shipped = z.object({ modifiedCount: z.literal(1) });
const Deleted = z.object({ deletedCount: z.literal(1) });

/** Records the outcome of every call to a shop. */
export function startHistory(): History {
  const acknowledged: Acknowledged = {
    placed: new Set(),
    paid: new Set(),
    shipped: new Set(),
    deleted: new Set(),
  };

  function acknowledge(method: string, path: string, { body }: TestResponse): void {
    const [, call = '', id = ''] = path.split('/');
    switch (`${method} /${call}`) {
      case 'POST /orders': {
        const placed = z.safeParse(Placed, body);
        if (placed.success) acknowledged.placed.add(placed.data.insertedId);
        break;
      }
      case 'PATCH /payment-update':
        if (z.safeParse(Paid, body).success) acknowledged.paid.add(id);
        break;
      case 'PATCH /confirm-order':
        if (z.safeParse(Shipped, body).success) acknowledged.shipped.add(id);
        break;
      case 'DELETE /orders':
        if (z.safeParse(Deleted, body).success) acknowledged.deleted.add(id);
        break;
    }
  }

  const history: History = {
    acknowledged,
    unknownOrders: 0,
    async record(method, path, run) {
      const isOrder = method === 'POST' && path === '/orders';
      try {
        const response = await run();
        if (response.status < 300) acknowledge(method, path, response);
        else if (isOrder && response.status >= 500) history.unknownOrders += 1;
        return response;
      } catch (error) {
        if (isOrder) history.unknownOrders += 1;
        throw error;
      }
    },
  };
  return history;
}
