import type { OrderDay } from '#contract/orders/order-stats.ts';
import * as m from '#messages/admin-overview.js';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { formatDay } from '#ui/components/DateTime/format-date-time.ts';
import { formatMoney } from '#ui/components/Money/format-money.ts';

/** A summary of 30 days: "42 orders, $12,345.00; most on 16 Nov, 5." */
export function monthOf(days: readonly OrderDay[]): string {
  const count = days.reduce((sum, day) => sum + day.count, 0);
  const total = days.reduce((sum, day) => sum + day.total, 0);
  const [first, ...rest] = days;
  if (first === undefined || count === 0) return m.noOrders();
  const busiest = rest.reduce((best, day) => (day.count > best.count ? day : best), first);
  return m.monthSummary({
    count,
    shown: formatCount(count),
    total: formatMoney(total),
    day: formatDay(busiest.date),
    most: formatCount(busiest.count),
  });
}
