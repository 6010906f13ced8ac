import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ListFilters } from '#contract/list-filters.ts';
import { useSearchParams } from 'react-router-dom';
import type { UnreadFilter } from '#ui/list-page.ts';
import type { ListSearchParams } from './list-search-params.ts';

interface AddressedList<Query> {
  /** The query of the list. */
  asked: Query;
  /** What the URL asks for and is left out. */
  unread: readonly UnreadFilter[];
  /** With the search text as it is being typed. */
  query: Query;
  /** The list does not show the typed text yet. */
  isTyping: boolean;
  show(query: Query): void;
}

const neverChanges = () => () => undefined;

/** Keystrokes within this time cause one request. */
const typingPauseMs = 250;

/**
 * The query of a list in the URL, so that reload and Back show the same list. A choice adds a history entry. Typed
 * text replaces the current one, after a pause.
 */
export function useListSearchParams<Query extends ListFilters>({
  parse,
  findUnread,
  serialize,
}: ListSearchParams<Query>): AddressedList<Query> {
  const [params, setParams] = useSearchParams();
  const asked = parse(params);
  // The server renders a page for all addresses that ask for the same, so it does not know the rest.
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const unread = isHydrated ? findUnread(params) : [];
  const address = serialize(asked).toString();
  // The router updates in a transition. That is too late for the value of a field, and for a choice right after
  // another one.
  const [query, setQuery] = useState(asked);
  const [written, setWritten] = useState(address);
  const [seen, setSeen] = useState(address);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  if (address !== seen) {
    setSeen(address);
    // Changed by Back or a link, not by this list.
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
    const typed = next.search ?? '';
    const isTyping = typed !== (query.search ?? '');
    setQuery(next);
    if (!isTyping || typed === '') return write(next, isTyping);
    const { href } = window.location;
    pause.current = setTimeout(() => {
      // A link that was opened meanwhile wins.
      if (window.location.href === href) write(next, true);
    }, typingPauseMs);
  }

  // White space alone does not change the search.
  const isTyping = serialize(query).get('search') !== serialize(asked).get('search');
  return { asked, unread, query, isTyping, show };
}
