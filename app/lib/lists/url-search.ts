import { createContext, useContext } from 'react';

/** The search parameters of the page's URL. */
export interface UrlSearch {
  params: URLSearchParams;
  /** Opens the page with other parameters, in a history entry of its own or instead of the current one. */
  setParams(params: URLSearchParams, options: { replace: boolean }): void;
}

export const UrlSearchContext = createContext<UrlSearch | null>(null);

export function useUrlSearch(): UrlSearch {
  const search = useContext(UrlSearchContext);
  if (!search) throw new Error('useUrlSearch needs a UrlSearchContext above it');
  return search;
}
