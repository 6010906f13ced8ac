import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { pageAt, pages, parameterAt, type Page } from '#contract/pages.ts';
import { loadPayment } from './features/payment/load-payment.ts';
import { loadPurchase } from './features/purchase/load-purchase.ts';

export interface CheckoutRouteProps {
  /** Of the part or the order. */
  id: string;
  /** Replaces the page by the customer's orders. */
  openOrders(): void;
}

interface CheckoutRoute {
  lazy(): Promise<{ Component: ComponentType<CheckoutRouteProps> }>;
  /** Requests the first data. */
  load(client: QueryClient, id: string): Promise<unknown> | undefined;
}

const routes = new Map<Page, CheckoutRoute>([
  [pages.purchase, { lazy: () => import('./features/purchase/StaticPurchaseRoute.tsx'), load: loadPurchase }],
  [pages.payment, { lazy: () => import('./features/payment/StaticPaymentRoute.tsx'), load: loadPayment }],
]);

/** A page that customers can use without the router. */
export function checkoutPageAt(pathname: string) {
  const page = pageAt(pathname);
  const route = page && routes.get(page);
  return route && { page, id: parameterAt(pathname), ...route };
}
