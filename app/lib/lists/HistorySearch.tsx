import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { UrlSearchContext, type UrlSearch } from './url-search.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

const setParams: UrlSearch['setParams'] = (params, { replace }) => {
  const url = new URL(window.location.href);
  url.search = params.toString();
  if (replace) window.history.replaceState(window.history.state, '', url);
  else window.history.pushState(null, '', url);
  for (const listener of [...listeners]) listener();
};

/** Provides the search parameters on a page without the router. `first` are those that the server rendered. */
export function HistorySearch({ first, children }: { first: string; children: ReactNode }) {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => first,
  );
  const value = useMemo(() => ({ params: new URLSearchParams(search), setParams }), [search]);
  return <UrlSearchContext value={value}>{children}</UrlSearchContext>;
}
