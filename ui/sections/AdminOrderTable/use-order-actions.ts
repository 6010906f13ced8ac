import { useRef, useState } from 'react';
import type { Failure } from '../failure.ts';
import type { AdminOrderView } from './admin-order-view.ts';

export interface OrderActionsInput {
  onConfirm(order: AdminOrderView): Promise<Failure | null>;
  onDelete(order: AdminOrderView): Promise<Failure | null>;
}

/** Said of an order that is pressed while the answer to the press before is on its way. */
const underWayAlready: Failure = { message: 'Another action on this order is still under way.' };

function withKey<Value>(map: ReadonlyMap<string, Value>, key: string, value: Value) {
  return new Map(map).set(key, value);
}

function withoutKey<Value>(map: ReadonlyMap<string, Value>, key: string) {
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}

/**
 * Confirms and deletes orders, one answer at a time for each, and shows the outcome until the list itself
 * tells it: a deleted order is gone at once and comes back when the server refuses.
 */
export function useOrderActions({ onConfirm, onDelete }: OrderActionsInput) {
  const [settled, setSettled] = useState<ReadonlyMap<string, 'shipped' | 'gone'>>(new Map());
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const underWay = useRef(new Set<string>());

  async function exclusively({ _id }: AdminOrderView, act: () => Promise<Failure | null>) {
    if (underWay.current.has(_id)) return underWayAlready;
    underWay.current.add(_id);
    setBusy(new Set(underWay.current));
    setRefusals((before) => withoutKey(before, _id));
    try {
      return await act();
    } finally {
      underWay.current.delete(_id);
      setBusy(new Set(underWay.current));
    }
  }

  return {
    /** Why an order could not be confirmed, by its id. */
    refusals,
    isBusy: ({ _id }: AdminOrderView) => busy.has(_id),
    isGone: ({ _id }: AdminOrderView) => settled.get(_id) === 'gone',

    /** The order as it is after what was done here. */
    latest: (order: AdminOrderView): AdminOrderView =>
      settled.get(order._id) === 'shipped' ? { ...order, status: 'shipped' } : order,

    confirm: (order: AdminOrderView) =>
      exclusively(order, async () => {
        const refused = await onConfirm(order);
        if (refused === null) setSettled((before) => withKey(before, order._id, 'shipped'));
        else setRefusals((before) => withKey(before, order._id, refused.message));
        return refused;
      }),

    remove: (order: AdminOrderView) =>
      exclusively(order, async () => {
        setSettled((before) => withKey(before, order._id, 'gone'));
        let isRefused = true;
        try {
          const refused = await onDelete(order);
          isRefused = refused !== null;
          return refused;
        } finally {
          if (isRefused) setSettled((before) => withoutKey(before, order._id));
        }
      }),
  };
}

export type OrderActions = ReturnType<typeof useOrderActions>;
