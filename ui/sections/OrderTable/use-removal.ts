import { useMemo, useState } from 'react';
import type { Count } from '#ui/components/Figure/format-count.ts';
import type { ListPage } from '#ui/list-page.ts';
import type { Remote } from '#ui/remote.ts';
import type { Failure } from '../failure.ts';
import type { DatedOrder } from '../order-course.ts';
import type { OrderCounts } from './order-query.ts';

type Cancel = (order: DatedOrder) => Promise<Failure | null>;

/**
 * Takes an order off the list as soon as its cancelling is sent, and brings it back when that is refused. Once
 * the list comes without the order there is nothing left to take off.
 */
export function useRemoval(
  orders: Remote<ListPage<DatedOrder>>,
  counts: OrderCounts | null,
  onCancel: Cancel,
) {
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const list = orders.status === 'ready' ? orders.value : null;

  const shown = useMemo(() => {
    if (list === null) return { list: null, removed: [] };
    const removed = list.rows.filter(({ _id }) => taken.has(_id));
    const rows = list.rows.filter(({ _id }) => !taken.has(_id));
    return { list: { ...list, rows, total: list.total - removed.length }, removed };
  }, [list, taken]);

  async function remove(order: DatedOrder): Promise<Failure | null> {
    setTaken((before) => new Set(before).add(order._id));
    let isGone = false;
    try {
      const refused = await onCancel(order);
      isGone = refused === null;
      return refused;
    } finally {
      if (!isGone) setTaken((before) => new Set([...before].filter((id) => id !== order._id)));
    }
  }

  return { list: shown.list, counts: counts && without(shown.removed, counts), remove };
}

function without(removed: readonly DatedOrder[], counts: OrderCounts): OrderCounts {
  const left = { ...counts };
  for (const { status } of removed) {
    left.all = oneLess(left.all);
    left[status] = oneLess(left[status]);
  }
  return left;
}

/** Where there may be more than were counted, one less is no news. */
const oneLess = (count: Count): Count => (typeof count === 'object' ? count : Math.max(0, count - 1));
