import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListAddress } from './list-address.ts';

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
 * The query of a list, kept in the address, so that a reload and the way back show the same list: what is
 * chosen is a step on the way back, what is typed is not, and is written after a pause.
 */
export function useListAddress<Query extends { search: string }>({
  queryOf,
  searchOf,
}: ListAddress<Query>): AddressedList<Query> {
  const [params, setParams] = useSearchParams();
  const asked = queryOf(params);
  // The router brings its news in a transition, which is too late for the value of a field.
  const [typed, setTyped] = useState(asked.search);
  const [written, setWritten] = useState(asked.search);
  const [seen, setSeen] = useState(asked.search);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  if (asked.search !== seen) {
    setSeen(asked.search);
    // Not by this field, but by the way back or a link.
    if (asked.search !== written) {
      setWritten(asked.search);
      setTyped(asked.search);
    }
  }

  function write(next: Query, isTyping: boolean) {
    setWritten(next.search);
    setParams(searchOf(next), { replace: isTyping, preventScrollReset: true });
  }

  function show(next: Query) {
    clearTimeout(pause.current);
    const isTyping = next.search !== typed;
    setTyped(next.search);
    if (isTyping && next.search !== '') pause.current = setTimeout(() => write(next, true), typingPauseMs);
    else write(next, isTyping);
  }

  const isTyping = typed.trim() !== asked.search.trim();
  return { asked, query: { ...asked, search: typed }, isTyping, show };
}
