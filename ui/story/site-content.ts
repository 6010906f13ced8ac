/** The navbar's links by role, labelled as the product says, for stories of whole pages. */
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
  'Stock parts': '/#parts',
  'About us': '/#business',
  'Who signs it off': '/#team',
  Contact: '/#contact',
};

export const team = [
  {
    name: 'Anders Brandt',
    role: 'Works manager',
    about: 'Runs the floor in two shifts and signs every first article before a batch is cut.',
    img: 'glasses',
  },
  {
    name: 'Sofia Marchetti',
    role: 'Head of metrology',
    about: 'Keeps the measuring room at twenty degrees and the rest of us honest.',
    img: 'bob',
  },
  {
    name: 'Joel Abara',
    role: 'Customer orders',
    about: 'Answers the phone, knows the catalogue by heart, packs the awkward ones himself.',
    img: 'beard',
  },
];
