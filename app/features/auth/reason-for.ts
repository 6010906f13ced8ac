import { pageOf } from '#app/paths.ts';
import { pages } from '#contract/pages.ts';
import * as m from '#messages/auth.ts';

/** The reason to log in after a guard redirected from `origin`. Public pages have none. */
export function reasonFor(origin: string | null): string | undefined {
  const page = pageOf(origin ?? '');
  if (page === pages.purchase) return m.pleaseLogInToOrderThisPart();
  if (page === pages.payment) return m.pleaseLogInToPayForThisOrder();
  return page?.audience === 'customer' || page?.audience === 'admin'
    ? m.pleaseLogInToSeeThisPage()
    : undefined;
}
