import {
  notFoundPage,
  pageNames as contractNames,
  pages as contractPages,
  type PageName as ContractName,
} from '#contract/pages.ts';
import { paths } from '#app/paths.ts';
import { checkoutId } from '#mocks/fixtures/checkouts.ts';
import { orders } from '#mocks/fixtures/orders.ts';
import { fixtureId } from '#mocks/fixtures/ids.ts';

/** Only what `contract/pages.ts` does not say of a page. */
interface PageEntry {
  /** Of its stories, `Pages/<title>`. Absent: the title of the page. */
  title?: string;
  /** An address of the page, if its path has parameters. */
  at?: string;
  /** What the login page says to a visitor who is redirected there. */
  loginText?: string;
}

/** A page and what its stories need. */
export interface StoryPage extends PageEntry {
  title: string;
  /** As the router has it. */
  path: string;
  audience: (typeof notFoundPage)['audience'];
  /** The user of the page, unless a story says otherwise. */
  as: 'visitor' | 'customer' | 'admin';
}

export type PageName = ContractName | 'notFound';

const entries: Readonly<Partial<Record<PageName, PageEntry>>> = {
  home: { title: 'Home' },
  notFound: { at: '/no-such-page' },
  category: { title: 'Category', at: paths.category.to('brake-discs') },
  part: { title: 'Part', at: paths.part.to('NH-10042') },
  purchase: {
    at: paths.purchase.to(fixtureId('part', 1)),
    loginText: 'Please log in to order this part.',
  },
  payment: {
    title: 'Payment',
    at: paths.payment.to(fixtureId('order', 6)),
    loginText: 'Please log in to pay for this order.',
  },
  paymentTogether: {
    title: 'Payment of several orders',
    at: paths.paymentTogether.to(checkoutId),
    loginText: 'Please log in to pay for this order.',
  },
  invoice: { title: 'Invoice', at: paths.invoice.to(fixtureId('order', 5)) },
  packingSlips: { at: `${paths.packingSlips}?orders=${orders.map(({ number }) => number).join()}` },
  userDashboard: { title: 'Customer dashboard' },
  adminProfile: { title: 'Admin profile' },
  adminImport: { title: 'Import of one file', at: paths.adminImport.to(fixtureId('import', 1)) },
};

const users = {
  everyone: 'visitor',
  visitor: 'visitor',
  customer: 'customer',
  admin: 'admin',
  signedIn: 'customer',
} as const;

function pageOf(name: PageName): StoryPage {
  const { path, audience, title } = name === 'notFound' ? notFoundPage : contractPages[name];
  return {
    title: title?.() ?? name,
    path,
    audience,
    as: users[audience],
    ...((audience === 'customer' || audience === 'signedIn') && {
      loginText: 'Please log in to see this page.',
    }),
    ...entries[name],
  };
}

const pageNames: readonly PageName[] = [...contractNames, 'notFound'];

/** The pages of the shop. `<Name>.stories.tsx` has the stories of each. */
export const pages: Readonly<Record<PageName, StoryPage>> = Object.fromEntries(
  pageNames.map((name) => [name, pageOf(name)]),
) as Record<PageName, StoryPage>;
