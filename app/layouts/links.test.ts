import { expect, test } from 'vitest';
import { pages } from '#contract/pages.ts';
import type { SignedInSession } from '#app/lib/auth/session-machine.ts';
import { drawerEntries } from './drawer-entries.ts';
import { markedPath, navbarLinks, profileHref } from './navbar-links.ts';

const signedIn = (role: 'customer' | 'admin'): SignedInSession => ({
  status: 'signed-in',
  uid: 'mara',
  email: 'mara@norholt.test',
  name: 'Mara',
  photoURL: undefined,
  isVerified: true,
  role,
});

const publicLinks = [
  ['Home', '/'],
  ['Blog', '/blogs'],
  ['MY Portfolio', '/portfolio'],
  ['Contact', '/#contact'],
];

test.each([
  ['a visitor', { status: 'signed-out' } as const, [], undefined],
  [
    'a customer',
    signedIn('customer'),
    [
      ['My Profile', '/user-dashboard/my-profile'],
      ['My Orders', '/user-dashboard/my-orders'],
    ],
    '/user-dashboard/my-profile',
  ],
  [
    'an admin',
    signedIn('admin'),
    [
      ['Dashboard', '/admin-dashboard/user'],
      ['My Profile', '/admin-dashboard/my-profile'],
    ],
    '/admin-dashboard/my-profile',
  ],
])('the navbar links %s to the public pages and their own', (_who, session, own, profile) => {
  expect(navbarLinks(session).map(({ label, href }) => [label, href])).toEqual([...publicLinks, ...own]);
  expect(profileHref(session)).toBe(profile);
});

test('the navbar marks Dashboard on every admin page but the profile', () => {
  const marked = [
    '/admin-dashboard',
    '/admin-dashboard/mange-product',
    '/Admin-Dashboard/my-profile/',
    '/',
    '/%50arts/',
  ];
  expect(marked.map(markedPath)).toEqual([
    '/admin-dashboard/user',
    '/admin-dashboard/user',
    '/admin-dashboard/my-profile',
    '/',
    '/parts',
  ]);
});

test.each([
  [
    'customer',
    [
      ['My Orders', '/user-dashboard/my-orders'],
      ['Add A Review', '/user-dashboard/add-review'],
      ['My Profile', '/user-dashboard/my-profile'],
    ],
  ],
  [
    'admin',
    [
      ['Overview', '/admin-dashboard'],
      ['All User', '/admin-dashboard/user'],
      ['Manage All Order', '/admin-dashboard/manage-order'],
      ['Add a Product', '/admin-dashboard/add-product'],
      ['Manage Products', '/admin-dashboard/mange-product'],
      ['My Profile', '/admin-dashboard/my-profile'],
    ],
  ],
] as const)('the drawer of a dashboard links a %s to their pages', (audience, links) => {
  const groups = ['start', 'main', 'account'] as const;
  const entries = groups.flatMap((group) => drawerEntries(audience, group));
  // A page that the product does not name may be among them.
  const ofProduct = entries.filter(({ href }) => links.some(([, path]) => path === href));
  expect(ofProduct.map(({ label, href }) => [label, href])).toEqual(links);
});

test('only public pages, the choice of a vehicle, the basket and the order form have the footer', () => {
  const others = Object.values(pages).filter(({ hasFooter, isIndexable }) => hasFooter !== isIndexable);
  expect(others).toEqual([pages.vehicle, pages.basket, pages.purchase]);
});
