import { useRef, type RefObject } from 'react';

/** What had the focus when an overlay opened, and what had opened the overlay that it stood in, and so on. */
type Openers = readonly HTMLElement[];

/** Of the overlays that have not given the focus back. */
const openersOf = new Map<Element, Openers>();

const overlayOf = (element: Element) => element.closest('[role="dialog"], [role="alertdialog"]');

function openersNow(): Openers {
  const { activeElement, body } = document;
  if (activeElement instanceof HTMLElement && activeElement !== body) {
    const overlay = overlayOf(activeElement);
    return [activeElement, ...((overlay && openersOf.get(overlay)) ?? [])];
  }
  // Without motion an overlay goes at once, and what was pressed in it with it.
  return [...openersOf].findLast(([overlay]) => !overlay.isConnected)?.[1] ?? [];
}

/** Neither gone nor about to go with the overlay that it stands in. */
const isStaying = (element: HTMLElement) =>
  element.isConnected && overlayOf(element)?.getAttribute('data-state') !== 'closed';

/** What was pressed in a table's row may have been used up: then the row itself takes the focus. */
const focusableOf = (element: HTMLElement) =>
  element.closest('[inert]')?.closest<HTMLElement>('[tabindex]') ?? element;

/**
 * Gives focus back to where it was when an overlay opened. Radix does so only for its own triggers; ours
 * are opened by state. Where that stood in an overlay which has closed, what opened that one gets the focus.
 * What opened it may have gone with what was asked about, too: then `fallback` does.
 * Hand both handlers to the overlay's content.
 */
export function useReturnFocus(fallback?: RefObject<HTMLElement | null>) {
  const before = useRef<Openers>([]);
  return {
    /** Runs before focus moves in. */
    onOpenAutoFocus({ currentTarget }: Event) {
      before.current = openersNow();
      if (currentTarget instanceof Element) openersOf.set(currentTarget, before.current);
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (event.currentTarget instanceof Element) openersOf.delete(event.currentTarget);
      const opener = before.current.find(isStaying);
      const target = opener ? focusableOf(opener) : fallback?.current;
      target?.focus();
    },
  };
}
