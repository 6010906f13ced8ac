import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListSearchParams } from './list-search-params.ts';

interface AddressedList<Query> {
  /** What the list is asked for. */
  asked: Query;
  /** The same with the search as it is being typed. */
  query: Query;
  /** What is on show is not yet what was typed. */
  isTyping: boolean;
  show(query: Query): void;
}

/** Not every keystroke asks the server. */
const typingPauseMs = 250;

/**
 * The query of a list in the URL, so that a reload and Back show the same list. A choice adds a history entry. Typed
 * text does not, and is written after a pause.
 */
export function useListSearchParams<Query extends { search: string }>({
  parse,
  serialize,
}: ListSearchParams<Query>): AddressedList<Query> {
  const [params, setParams] = useSearchParams();
  const asked = parse(params);
  const address = serialize(asked).toString();
  // The router brings its news in a transition, which is too late for the value of a field, and for
  // what is chosen right after something else was.
  const [query, setQuery] = useState(asked);
  const [written, setWritten] = useState(address);
  const [seen, setSeen] = useState(address);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  if (address !== seen) {
    setSeen(address);
    // Not by this list, but by the way back or a link.
    if (address !== written) {
      setWritten(address);
      setQuery(asked);
    }
  }

  function write(next: Query, isTyping: boolean) {
    const search = serialize(next);
    setWritten(search.toString());
    setParams(search, { replace: isTyping, preventScrollReset: true });
  }

  function show(next: Query) {
    clearTimeout(pause.current);
    const isTyping = next.search !== query.search;
    setQuery(next);
    if (isTyping && next.search !== '') pause.current = setTimeout(() => write(next, true), typingPauseMs);
    else write(next, isTyping);
  }

  // Blanks alone ask for nothing else.
  const isTyping = query.search.trim() !== asked.search.trim();
  return { asked, query, isTyping, show };
}
