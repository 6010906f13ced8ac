import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { search as readSearch } from '#contract/list-filters.ts';
import { searchHref } from '#app/paths.ts';

/** Keystrokes within this time cause one request. */
const typingPauseMs = 250;

const searchIn = (query: string): string => readSearch(new URLSearchParams(query).get('search') ?? '') ?? '';

/**
 * The text of the search in the header. Beside a list (`isList`) it is the search of the list's URL, and typing changes that
 * after a pause, without a history entry and with the other filters. Elsewhere it opens the list of all parts.
 */
export function usePartSearch(isList: boolean) {
  const { key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const addressed = isList ? searchIn(search) : '';
  const [text, setText] = useState(addressed);
  /** What this field has written into the URL. */
  const [written, setWritten] = useState(addressed);
  const [seen, setSeen] = useState(key);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  if (key !== seen) {
    setSeen(key);
    // Changed by Back, by a link or by the list, not by this field.
    if (addressed !== written) {
      setWritten(addressed);
      setText(addressed);
    }
  }

  function write(typed: string) {
    const { location } = window;
    // A link that was opened meanwhile wins.
    if (location.pathname !== pathname || searchIn(location.search) !== written) return;
    const params = new URLSearchParams(location.search);
    for (const name of ['search', 'exact', 'page']) params.delete(name);
    const asked = new URLSearchParams({ ...(typed !== '' && { search: typed }) });
    for (const [name, value] of params) asked.append(name, value);
    setWritten(readSearch(typed) ?? '');
    void navigate({ search: asked.toString() }, { replace: true, preventScrollReset: true });
  }

  function type(typed: string) {
    clearTimeout(pause.current);
    setText(typed);
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
      setText(addressed);
    },
    /** Opens what the text finds. */
    submit() {
      clearTimeout(pause.current);
      void navigate(searchHref(text.trim()));
    },
  };
}
