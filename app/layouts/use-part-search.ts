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
  // People type while the page of an earlier text is not rendered yet.
  const latest = useRef<Own | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  // Another search in the URL, from Back, a link or the list, wins.
  const ifHere = (one: Own | null) =>
    one?.key === key || (one?.pathname === pathname && one.written === addressed) ? one : null;
  const textBy = (one: Own | null) => ifHere(one)?.text ?? addressed;

  function save(next: Own | null) {
    latest.current = next;
    setOwn(next);
  }

  function write(typed: string) {
    const { location } = window;
    // A link that was opened meanwhile wins.
    if (location.pathname !== pathname || searchIn(location.search) !== latest.current?.written) return;
    const params = new URLSearchParams(location.search);
    for (const name of ['search', 'exact', 'page']) params.delete(name);
    const asked = new URLSearchParams({ ...(typed !== '' && { search: typed }) });
    for (const [name, value] of params) asked.append(name, value);
    save({ text: typed, pathname, key, written: cleanLine(typed) });
    void navigate({ search: asked.toString() }, { replace: true, preventScrollReset: true });
  }

  function type(typed: string) {
    clearTimeout(pause.current);
    save({ text: typed, pathname, key, written: ifHere(latest.current)?.written ?? addressed });
    if (!isList) return;
    if (typed === '') write(typed);
    else pause.current = setTimeout(() => write(typed), typingPauseMs);
  }

  return {
    text: textBy(own),
    type,
    /** Shows the search of the URL again. */
    reset() {
      clearTimeout(pause.current);
      save(null);
    },
    /** Opens what the text finds. */
    submit() {
      clearTimeout(pause.current);
      void navigate(searchHref(textBy(latest.current).trim()));
    },
  };
}
