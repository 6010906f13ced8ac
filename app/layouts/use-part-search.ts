import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { cleanLine } from '#contract/clean-text.ts';
import { searchHref } from '#app/paths.ts';

/** Keystrokes within this time cause one request. */
const typingPauseMs = 250;

/** What somebody typed. */
interface Own {
  text: string;
  /** Where it was typed. */
  pathname: string;
  key: string;
  /** The search in the URL that this field wrote there, or that was there before. */
  written: string;
}

const searchIn = (query: string): string => cleanLine(new URLSearchParams(query).get('search') ?? '');

/**
 * The text of the search in the header. Beside a list (`isList`) it is the search of the list's URL, and typing changes that
 * after a pause, without a history entry and with the other filters. Elsewhere it opens the list of all parts.
 */
export function usePartSearch(isList: boolean) {
  const { key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const addressed = isList ? searchIn(search) : '';
  const [own, setOwn] = useState<Own | null>(null);
  // Another search in the URL, from Back, a link or the list, wins.
  const isHere = own?.key === key || (own?.pathname === pathname && own.written === addressed);
  const { text, written } = own && isHere ? own : { text: addressed, written: addressed };
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  function write(typed: string) {
    const { location } = window;
    // A link that was opened meanwhile wins.
    if (location.pathname !== pathname || searchIn(location.search) !== written) return;
    const params = new URLSearchParams(location.search);
    for (const name of ['search', 'exact', 'page']) params.delete(name);
    const asked = new URLSearchParams({ ...(typed !== '' && { search: typed }) });
    for (const [name, value] of params) asked.append(name, value);
    setOwn({ text: typed, pathname, key, written: cleanLine(typed) });
    void navigate({ search: asked.toString() }, { replace: true, preventScrollReset: true });
  }

  function type(typed: string) {
    clearTimeout(pause.current);
    setOwn({ text: typed, pathname, key, written });
    if (!isList) return;
    if (typed === '') write(typed);
    else pause.current = setTimeout(() => write(typed), typingPauseMs);
  }

  return {
    text,
    type,
    /** Shows the search of the URL again. */
    reset() {
      clearTimeout(pause.current);
      setOwn(null);
    },
    /** Opens what the text finds. */
    submit() {
      clearTimeout(pause.current);
      void navigate(searchHref(text.trim()));
    },
  };
}
