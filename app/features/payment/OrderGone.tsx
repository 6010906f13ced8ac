import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { showToast } from '#app/lib/ui-state/toasts.ts';
import { paths } from '#app/paths.ts';
import * as m from '#messages/payment.js';

/** Opens the orders when the order was cancelled meanwhile, for example in another tab. */
export function OrderGone() {
  useEffect(() => showToast({ id: 'order-gone', tone: 'critical', text: m.orderCancelled() }), []);
  return <Navigate to={paths.myOrders} replace />;
}
