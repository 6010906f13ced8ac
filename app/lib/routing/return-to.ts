import { pageOf } from '#app/paths.ts';

/** The state that the router has stored with the current history entry, for a page without the router. */
export function entryState(): unknown {
  const entry: unknown = window.history.state;
  return typeof entry === 'object' && entry !== null && 'usr' in entry ? entry.usr : null;
}

/**
 * The page where a guard stopped the user, from the state of a history entry, which is not trusted: a path of this
 * site that is not a login page, otherwise null.
 */
export function returnTo(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  const { from } = state;
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return null;
  return pageOf(from)?.audience === 'visitor' ? null : from;
}

const isLoginPage = (address: string) => pageOf(address)?.layout === 'bare';

/** Where a page is, as in `location`. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
}

export const pathOf = ({ pathname, search, hash }: Place) => pathname + search + hash;

/**
 * Returns the state of a link to a login page: the page to return to, which is the one that the user wanted to open, or
 * else the current one. Other links have no state.
 */
export function loginLinkState(href: string, { state, ...place }: Place & { state: unknown }): unknown {
  if (!isLoginPage(href)) return undefined;
  return isLoginPage(place.pathname) ? state : { from: pathOf(place) };
}
