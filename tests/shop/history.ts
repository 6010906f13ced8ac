import * as z from 'zod/mini';
import type { OrderState } from '#contract/orders/transitions.ts';
import type { TestResponse } from '#server/testing/app.ts';

/** The states that an order may have after an acknowledged write. */
const statesAfter = {
  'POST /orders': ['unpaid', 'cancelling', 'cancelled', 'paid', 'shipped', 'refunding', 'refunded'],
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
});

export interface History {
  acknowledged: Array<{ id: string; write: string; states: readonly string[] }>;
  /** The number of POST /orders with an unknown outcome. */
  unknownOrders: number;
  /** Runs a call and records its outcome. */
  record(method: string, path: string, run: () => Promise<TestResponse>): Promise<TestResponse>;
}

/** Records the outcome of every call to a shop. */
export function startHistory(): History {
  const history: History = {
    acknowledged: [],
    unknownOrders: 0,
    async record(method, path, run) {
      const [, resource, pathId = ''] = path.replace(/\?.*/, '').split('/');
      const write = `${method} /${resource}`;
      if (!isWrite(write)) return run();
      const isOrder = write === 'POST /orders';
      const response = await run().catch((error: unknown) => {
        if (isOrder) history.unknownOrders += 1;
        throw error;
      });
      if (isOrder && response.status >= 500) history.unknownOrders += 1;
      if (response.status >= 300) return response;
      const { insertedId: id = pathId, paid, modifiedCount, deletedCount } = Outcome.parse(response.body);
      if (isOrder || (paid ?? modifiedCount ?? deletedCount))
        history.acknowledged.push({ id, write, states: statesAfter[write] });
      return response;
    },
  };
  return history;
}
