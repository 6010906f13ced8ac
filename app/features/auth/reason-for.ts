import { isForCustomers, paths } from '#app/paths.ts';
import * as m from '#messages/auth.ts';

/** Why somebody who was turned away from `origin` is asked to log in; nobody is from a public page. */
export function reasonFor(origin: string | null): string | undefined {
  if (origin === null) return undefined;
  if (origin.startsWith('/purchase/')) {
    return m.pleaseLogInToOrderThisPart();
  }
  if (origin.startsWith('/payment/')) {
    return m.pleaseLogInToPayForThisOrder();
  }
  if (!isForCustomers(origin) && !origin.startsWith(paths.adminDashboard)) return undefined;
  return m.pleaseLogInToSeeThisPage();
}
