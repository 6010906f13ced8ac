import { pages } from '#contract/pages.ts';

const to = (pattern: string, id: string) => pattern.replace(/:\w+/, encodeURIComponent(id));

/** Every path of the site that the app links to. */
export const paths = {
  ...pages,
  contact: '/#contact',
  homeParts: '/#parts',
  business: '/#business',
  team: '/#team',
  purchase: { pattern: pages.purchase, to: (partId: string) => to(pages.purchase, partId) },
  payment: { pattern: pages.payment, to: (orderId: string) => to(pages.payment, orderId) },
} as const;

const customerPages = [paths.purchase.to(''), paths.payment.to(''), paths.userDashboard];

/** Whether a page is behind the guard that lets only customers in. */
export const isForCustomers = (path: string): boolean => customerPages.some((page) => path.startsWith(page));
