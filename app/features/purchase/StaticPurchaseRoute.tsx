import type { CheckoutRouteProps } from '#app/checkout-pages.ts';
import { useHistoryEntry } from '#app/lib/routing/history-entry.ts';
import { PurchaseContainer } from './PurchaseContainer.tsx';

export function Component({ id }: CheckoutRouteProps) {
  return <PurchaseContainer partId={id} entry={useHistoryEntry()} />;
}
