import { pageOf } from '#app/paths.ts';

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
 * How a link opens its page. The state of a login page is the page to return to: the one that the user wanted to open, or
 * else the current one. Login pages replace each other, so that one step back leaves them.
 */
export function linkOptions(href: string, { state, ...place }: Place & { state: unknown }) {
  if (!isLoginPage(href)) return {};
  return isLoginPage(place.pathname) ? { state, replace: true } : { state: { from: pathOf(place) } };
}
