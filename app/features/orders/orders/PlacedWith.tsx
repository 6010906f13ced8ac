import { useQuery } from '@tanstack/react-query';
import type { Order } from '#contract/orders/orders.ts';
import { toRemote } from '#app/lib/http/to-remote.ts';
import { checkoutQuery } from '#app/lib/queries/order.ts';
import { publicSettings } from '#app/lib/browser/settings.ts';
import { invoicesTogetherHref } from '#app/paths.ts';
import type { BuyTogetherAgainProps } from '#ui/sections/orders/order/BuyTogetherAgain.tsx';
import { PlacedTogether } from '#ui/sections/orders/order/PlacedTogether.tsx';

interface PlacedWithProps {
  order: Pick<Order, '_id' | 'checkout'>;
  uid: string;
  onBuyAgain: BuyTogetherAgainProps['onBuyAgain'];
}

/** The orders that were placed with an order. Requested while it is open. */
export function PlacedWith({ order, uid, onBuyAgain }: PlacedWithProps) {
  const checkoutId = order.checkout ?? null;
  const checkout = useQuery({ ...checkoutQuery(uid, checkoutId ?? ''), enabled: checkoutId !== null });
  return (
    checkoutId !== null && (
      <PlacedTogether
        checkout={toRemote(checkout)}
        current={order._id}
        invoicesHref={invoicesTogetherHref(order)}
        isReceipt={publicSettings().issuesReceipts}
        onBuyAgain={onBuyAgain}
      />
    )
  );
}
