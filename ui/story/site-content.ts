/** The navbar's links by role, with the product's labels. */
const everybody = [
  { href: '/', label: 'Home' },
  { href: '/blogs', label: 'Blog' },
  { href: '/portfolio', label: 'MY Portfolio' },
  { href: '/#contact', label: 'Contact' },
];

export const linksOf = {
  visitor: everybody,
  customer: [
    ...everybody,
    { href: '/user-dashboard/my-profile', label: 'My Profile' },
    { href: '/user-dashboard/my-orders', label: 'My Orders' },
  ],
  admin: [
    ...everybody,
    { href: '/admin-dashboard/user', label: 'Dashboard' },
    { href: '/admin-dashboard/my-profile', label: 'My Profile' },
  ],
};

export const footerHrefs = {
  stockParts: '/#parts',
  quickOrder: '/quick-order',
  aboutUs: '/#business',
  whoSignsItOff: '/#team',
  blog: '/blogs',
  contact: '/#contact',
  delivery: '/delivery',
  returns: '/returns',
  terms: '/terms',
  privacy: '/privacy',
  cookies: '/cookies',
};
