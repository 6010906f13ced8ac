import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OrderQuery } from '#ui/sections/OrderTable/order-query.ts';
import { queryOf, searchOf } from './order-address.ts';

interface OrderAddress {
  /** What the list is asked for. */
  asked: OrderQuery;
  /** The same with the search as it is being typed. */
  query: OrderQuery;
  show(query: OrderQuery): void;
}

/** Not every keystroke asks the server. */
const typingPauseMs = 250;

/** The query of My Orders, kept in the address, so that a reload and the way back show the same list. */
export function useOrderAddress(): OrderAddress {
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

  function write(next: OrderQuery, isTyping: boolean) {
    setWritten(next.search);
    setParams(searchOf(next), { replace: isTyping, preventScrollReset: true });
  }

  function show(next: OrderQuery) {
    clearTimeout(pause.current);
    const isTyping = next.search !== typed;
    setTyped(next.search);
    if (isTyping && next.search !== '') pause.current = setTimeout(() => write(next, true), typingPauseMs);
    else write(next, isTyping);
  }

  return { asked, query: { ...asked, search: typed }, show };
}
