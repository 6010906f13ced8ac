import type { Session } from '#app/lib/auth/create-session.ts';
import { paths } from '#app/paths.ts';
import * as common from '#messages/common.ts';
import * as m from '#messages/layouts.ts';

interface NavbarLink {
  href: string;
  label: string;
}

const everybody: readonly NavbarLink[] = [
  { href: paths.home, label: m.home() },
  { href: paths.blog, label: common.blog() },
  { href: paths.portfolio, label: common.myPortfolio() },
  { href: paths.contact, label: common.contact() },
];

const admins: readonly NavbarLink[] = [
  { href: paths.adminUsers, label: common.dashboard() },
  { href: paths.adminProfile, label: common.myProfile() },
];

const customers: readonly NavbarLink[] = [
  { href: paths.myProfile, label: common.myProfile() },
  { href: paths.myOrders, label: common.myOrders() },
];

/** The navbar's links for the current user. The product prescribes the labels. */
export function navbarLinks(session: Session): readonly NavbarLink[] {
  if (session.status !== 'signed-in') return everybody;
  return [...everybody, ...(session.role === 'admin' ? admins : customers)];
}

/** The target of the avatar link. */
export function profileHref(session: Session): string | undefined {
  if (session.status !== 'signed-in') return undefined;
  return session.role === 'admin' ? paths.adminProfile : paths.myProfile;
}

/** The path whose link is marked on the page at `pathname`: Dashboard stands for all of an admin's pages but the profile. */
export const markedPath = (pathname: string): string =>
  pathname.startsWith(paths.adminDashboard) && pathname !== paths.adminProfile ? paths.adminUsers : pathname;
