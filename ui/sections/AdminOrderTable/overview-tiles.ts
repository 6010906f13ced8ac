import * as m from '#messages/admin-order-table.ts';
import * as common from '#messages/common.ts';
import type { StatTile } from '#ui/components/StatStrip/StatStrip.tsx';
import type { Remote } from '#ui/remote.ts';
import type { OrderTallies } from './admin-order-view.ts';

/** The four figures of all orders; dashes if they could not be loaded. */
export function overviewTiles(tallies: Remote<OrderTallies>): readonly StatTile[] {
  const labels = { pending: m.toConfirm(), unpaid: m.unpaid(), shipped: common.shipped() } as const;
  const states = ['pending', 'unpaid', 'shipped'] as const;
  if (tallies.status !== 'ready') {
    const figure = tallies.status === 'loading' ? null : Number.NaN;
    return [...states.map((state) => labels[state]), m.allOrders()].map((label) => ({ label, figure }));
  }
  const { value } = tallies;
  const sum = (key: 'count' | 'total') => states.reduce((total, state) => total + value[state][key], 0);
  return [
    ...states.map((state) => ({
      label: labels[state],
      figure: value[state].count,
      amount: value[state].total,
    })),
    { label: m.allOrders(), figure: sum('count'), amount: sum('total') },
  ];
}
