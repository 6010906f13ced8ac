import { useRef } from 'react';

/**
 * Gives focus back to where it was when an overlay opened. Radix does so only for its own triggers; ours
 * are opened by state. Hand both to the overlay's content.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    /** Runs before focus moves in. */
    onOpenAutoFocus() {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
