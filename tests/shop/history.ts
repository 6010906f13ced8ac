import { appendFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { TestResponse } from '#server/testing/app.ts';

/** One event of the history. `info` means that the outcome of the call is unknown. */
interface Entry {
  op: string;
  outcome: 'invoke' | 'ok' | 'fail' | 'info';
  /** ms since the shop was opened */
  t: number;
}

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

/** Records every call to a shop. HISTORY=<file> appends the entries as JSON lines. */
export function startHistory(): History {
  const file = process.env['HISTORY'];
  const write = (entry: Entry) => {
    if (file !== undefined) appendFileSync(file, `${JSON.stringify(entry)}\n`);
  };
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
      const op = `${method} ${path}`;
      const at = (outcome: Entry['outcome']): Entry => ({ op, outcome, t: performance.now() });
      const isOrder = op === 'POST /orders';
      write(at('invoke'));
      try {
        const response = await run();
        if (response.status >= 500) {
          if (isOrder) history.unknownOrders += 1;
          write(at('info'));
        } else {
          if (response.status < 300) acknowledge(method, path, response);
          write(at(response.status < 300 ? 'ok' : 'fail'));
        }
        return response;
      } catch (error) {
        if (isOrder) history.unknownOrders += 1;
        write(at('info'));
        throw error;
      }
    },
  };
  return history;
}
