import { limits } from '#contract/limits.ts';
import type { AdminOrder } from '#contract/orders/orders.ts';
import * as m from '#messages/admin-order-table.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { hasSlip } from '../order/OrderDocuments.tsx';
import { parcelOf } from '../order/parcel-of.ts';

interface PrintSlipsProps {
  orders: readonly AdminOrder[];
  slipsHref: ((orders: readonly AdminOrder[]) => string) | undefined;
  /** All orders that match, if they are selected. */
  all?: { count: number; href: string };
}

/** Opens the packing slips of the selected orders that are paid. In a new tab, so that the selection stays. */
export function PrintSlips({ orders, slipsHref, all }: PrintSlipsProps) {
  const paid = orders.filter(hasSlip);
  const count = all?.count ?? paid.length;
  const isTooMany = count > limits.slipsMax;
  const sheets = all?.count ?? new Set(paid.map(parcelOf)).size;
  if (!slipsHref) return null;
  return (
    <Button
      size="sm"
      isDisabled={count === 0 || isTooMany}
      onPress={() => window.open(all?.href ?? slipsHref(paid), '_blank', 'noopener')}
    >
      {isTooMany
        ? m.bulkSlipsMax({ max: formatCount(limits.slipsMax) })
        : m.bulkSlips({ count: sheets, shown: formatCount(sheets) })}
    </Button>
  );
}
