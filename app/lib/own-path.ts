const loginPaths = ['/login', '/signup'];

/**
 * Where a guard turned somebody away, from the state of a history entry, which anything may have
 * written: a path of our own that is not a login page, else null.
 */
export function originIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  const { from } = state;
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return null;
  const [pathname = ''] = from.split(/[?#]/);
  return loginPaths.includes(pathname) ? null : from;
}

const waysIn = [...loginPaths, '/reset'];

/** What goes along with a link: between the login pages and the way to a new password, where one wanted to go. */
export const carriedState = (href: string, { pathname, state }: { pathname: string; state: unknown }) =>
  waysIn.includes(href) && waysIn.includes(pathname) ? state : undefined;

export const pathOf = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }) =>
  pathname + search + hash;
