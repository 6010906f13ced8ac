import * as z from 'zod/mini';
import type { OrderState } from '#contract/orders/transitions.ts';
import type { TestResponse } from '#server/testing/app.ts';

const placed = ['unpaid', 'cancelling', 'cancelled', 'paid', 'shipped', 'refunding', 'refunded'] as const;

/** The states that an order may have after an acknowledged write. */
const statesAfter = {
  'POST /orders': placed,
  'POST /checkouts': placed,
  'PATCH /payment-update': ['paid', 'shipped', 'refunding', 'refunded'],
  'PATCH /confirm-order': ['shipped'],
  'DELETE /orders': ['cancelled', 'refunded'],
} as const satisfies Record<string, readonly OrderState[]>;

type Write = keyof typeof statesAfter;

const isWrite = (call: string): call is Write => Object.hasOwn(statesAfter, call);

/** The fields of a response that tell whether the write happened. */
const Outcome = z.object({
  insertedId: z.optional(z.string()),
  paid: z.optional(z.boolean()),
  modifiedCount: z.optional(z.number()),
  deletedCount: z.optional(z.number()),
  orders: z.optional(z.array(z.object({ _id: z.string() }))),
});

const Lines = z.object({ lines: z.array(z.unknown()) });

export interface History {
  acknowledged: Array<{ id: string; write: string; states: readonly string[] }>;
  /** The number of orders that requests with an unknown outcome would place. */
  unknownOrders: number;
  /** Runs a call and records its outcome. `body` is what it sends. */
  record(
    method: string,
    path: string,
    run: () => Promise<TestResponse>,
    body?: unknown,
  ): Promise<TestResponse>;
}

/** Records the outcome of every call to a shop. */
export function startHistory(): History {
  const history: History = {
    acknowledged: [],
    unknownOrders: 0,
    async record(method, path, run, body) {
      const [, resource, pathId = ''] = path.replace(/\?.*/, '').split('/');
      const write = `${method} /${resource}`;
      if (!isWrite(write)) return run();
      const isPlacing = statesAfter[write] === placed;
      const sent = Lines.safeParse(body);
      const most = !isPlacing ? 0 : sent.success ? sent.data.lines.length : 1;
      const response = await run().catch((error: unknown) => {
        history.unknownOrders += most;
        throw error;
      });
      if (response.status >= 500) history.unknownOrders += most;
      if (response.status >= 300) return response;
      const { insertedId: id = pathId, orders, ...outcome } = Outcome.parse(response.body);
      const { paid, modifiedCount, deletedCount } = outcome;
      if (isPlacing || (paid ?? modifiedCount ?? deletedCount))
        for (const { _id } of orders ?? [{ _id: id }])
          history.acknowledged.push({ id: _id, write, states: statesAfter[write] });
      return response;
    },
  };
  return history;
}
