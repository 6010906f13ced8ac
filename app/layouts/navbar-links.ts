import type { Session } from '#app/lib/create-session.ts';
import { paths } from '#app/paths.ts';

interface NavbarLink {
  href: string;
  label: string;
}

const everybody: readonly NavbarLink[] = [
  { href: paths.home, label: 'Home' },
  { href: paths.blog, label: 'Blog' },
  { href: paths.portfolio, label: 'MY Portfolio' },
  { href: paths.contact, label: 'Contact' },
];

const admins: readonly NavbarLink[] = [
  { href: paths.adminUsers, label: 'Dashboard' },
  { href: paths.adminProfile, label: 'My Profile' },
];

const customers: readonly NavbarLink[] = [
  { href: paths.myProfile, label: 'My Profile' },
  { href: paths.myOrders, label: 'My Orders' },
];

/** The navbar's links, labelled as the product says, for who is looking at it. */
export function navbarLinks(session: Session): readonly NavbarLink[] {
  if (session.status !== 'signed-in') return everybody;
  return [...everybody, ...(session.role === 'admin' ? admins : customers)];
}

/** Where the avatar leads. */
export function profileHref(session: Session): string | undefined {
  if (session.status !== 'signed-in') return undefined;
  return session.role === 'admin' ? paths.adminProfile : paths.myProfile;
}

/** The path whose link is marked on the page at `pathname`: Dashboard stands for all of an admin's pages but the profile. */
export const markedPath = (pathname: string): string =>
  pathname.startsWith(paths.adminDashboard) && pathname !== paths.adminProfile ? paths.adminUsers : pathname;
