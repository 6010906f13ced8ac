import { isForCustomers, paths } from '#app/paths.ts';
import * as m from '#messages/auth.ts';

/** The reason to log in after a guard redirected from `origin`. Public pages have none. */
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
