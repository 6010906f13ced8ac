import { useRef, type RefObject } from 'react';

/**
 * Gives focus back to where it was when an overlay opened. Radix does so only for its own triggers; ours
 * are opened by state. What opened it may have gone with what was asked about: then `fallback` gets the focus.
 * Hand both handlers to the overlay's content.
 */
export function useReturnFocus(fallback?: RefObject<HTMLElement | null>) {
  const opener = useRef<Element | null>(null);
  return {
    /** Runs before focus moves in. */
    onOpenAutoFocus() {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const { current } = opener;
      if (current instanceof HTMLElement && current.isConnected) current.focus();
      else fallback?.current?.focus();
    },
  };
}
