import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { formatDay } from '#ui/components/DateTime/format-date-time.ts';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { ordersOf } from '../AdminOrderTable/admin-order-view.ts';

export interface OrderDay {
  /** An ISO date. */
  date: string;
  count: number;
  /** Dollars. */
  total: number;
}

/** A month of orders in a sentence: "42 orders, $12,345.00; most on 16 Nov, 5." */
export function monthOf(days: readonly OrderDay[]): string {
  const count = days.reduce((sum, day) => sum + day.count, 0);
  const total = days.reduce((sum, day) => sum + day.total, 0);
  const [first, ...rest] = days;
  if (first === undefined || count === 0) return 'No orders.';
  const busiest = rest.reduce((best, day) => (day.count > best.count ? day : best), first);
  return `${formatCount(count)} ${ordersOf(count)}, ${formatMoney(total)}; most on ${formatDay(busiest.date)}, ${formatCount(busiest.count)}.`;
}
