import type { OrderTallies } from '#contract/orders/order-stats.ts';
import type { OrderStatus } from '#contract/orders/order-status.ts';
import * as m from '#messages/admin-order-table.js';
import * as common from '#messages/common.js';
import type { StatTile } from '#ui/components/StatStrip/StatStrip.tsx';
import type { Remote } from '#ui/remote.ts';

/** The four figures of all orders; dashes if they could not be loaded. */
export function overviewTiles(tallies: Remote<OrderTallies>): readonly StatTile[] {
  const tile = (label: string, ...states: readonly OrderStatus[]): StatTile => {
    if (tallies.status !== 'ready')
      return { label, figure: tallies.status === 'loading' ? null : Number.NaN };
    const sum = (key: 'count' | 'total') =>
      states.reduce((total, state) => total + tallies.value[state][key], 0);
    return { label, figure: sum('count'), amount: sum('total') };
  };
  return [
    tile(m.toConfirm(), 'pending'),
    tile(m.unpaid(), 'unpaid'),
    tile(common.shipped(), 'shipped'),
    tile(m.allOrders(), 'pending', 'unpaid', 'shipped'),
  ];
}
