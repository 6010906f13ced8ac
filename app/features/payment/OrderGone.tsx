import { useEffect } from 'react';
import { showToast } from '#app/lib/ui-state/toasts.ts';
import * as m from '#messages/payment.ts';

/** Opens the orders when the order was cancelled meanwhile, for example in another tab. */
export function OrderGone({ openOrders }: { openOrders(): void }) {
  useEffect(() => {
    showToast({ id: 'order-gone', tone: 'critical', text: m.thisOrderWasCancelled() });
    openOrders();
  }, [openOrders]);
  return null;
}
