import type { Session } from '#app/lib/auth/session-machine.ts';
import { paths } from '#app/paths.ts';
import { pageAt, pages, type Page } from '#contract/pages.ts';
import * as common from '#messages/common.js';

interface NavbarLink {
  href: string;
  label: string;
}

const linksFor = (audience: Page['audience']): NavbarLink[] =>
  Object.values(pages)
    .flatMap((page) => (page.audience === audience && page.navbar ? { ...page, ...page.navbar } : []))
    .sort((one, other) => one.position - other.position)
    .map(({ path, label, title }) => ({ href: path, label: (label ?? title)?.() ?? '' }));

/** The navbar's links for the current user. The product prescribes the labels. */
export function navbarLinks(session: Session): readonly NavbarLink[] {
  return [
    ...linksFor('everyone'),
    { href: paths.contact, label: common.contact() },
    ...(session.status === 'signed-in' ? linksFor(session.role) : []),
  ];
}

/** The target of the avatar link. */
export function profileHref(session: Session): string | undefined {
  if (session.status !== 'signed-in') return undefined;
  return session.role === 'admin' ? paths.adminProfile : paths.myProfile;
}

/** The path whose link is marked on the page at `pathname`: Dashboard is marked on all admin pages except the profile. */
export function markedPath(pathname: string): string {
  // The server renders a page once for all spellings of its URL.
  const path = pageAt(pathname)?.path ?? pathname;
  return path.startsWith(paths.adminDashboard) && path !== paths.adminProfile ? paths.adminUsers : path;
}
