import { useState } from 'react';
import type { AdminOrder } from '#contract/orders/orders.ts';

/** The selected orders of all pages, with their data, because the rows of other pages are not loaded. */
export function useSelection() {
  const [selected, setSelected] = useState<ReadonlyMap<string, AdminOrder>>(new Map());

  function toggle(orders: readonly AdminOrder[], isSelected: boolean) {
    setSelected((before) => {
      const after = new Map(before);
      for (const order of orders) {
        if (isSelected) after.set(order._id, order);
        else after.delete(order._id);
      }
      return after;
    });
  }

  /** Notes the status that selected orders have by now. */
  function update(changes: readonly Pick<AdminOrder, '_id' | 'status'>[]) {
    setSelected((before) => {
      const after = new Map(before);
      for (const { _id, status } of changes) {
        const order = after.get(_id);
        if (order) after.set(_id, { ...order, status });
      }
      return after;
    });
  }

  return {
    ids: new Set(selected.keys()),
    orders: [...selected.values()],
    toggle,
    update,
    clear: () => setSelected(new Map()),
  };
}
