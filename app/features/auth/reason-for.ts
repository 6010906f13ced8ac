import { isForCustomers, paths } from '#app/paths.ts';

/** Why somebody who was turned away from `origin` is asked to log in; nobody is from a public page. */
export function reasonFor(origin: string | null): string | undefined {
  if (origin === null) return undefined;
  if (origin.startsWith('/purchase/')) {
    return 'Please log in to order this part. You will go straight back to it.';
  }
  if (origin.startsWith('/payment/')) {
    return 'Please log in to pay for this order. You will go straight back to it.';
  }
  if (!isForCustomers(origin) && !origin.startsWith(paths.adminDashboard)) return undefined;
  return 'Please log in to see this page. You will go straight back to it.';
}
