import { useRef, type RefObject } from 'react';

/** The element focused when an overlay opened, followed by the overlay that contained it and that one's openers. */
type Openers = readonly HTMLElement[];

/** The overlays that have not returned focus yet. */
const openersOf = new Map<Element, Openers>();

const overlayOf = (element: Element) => element.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]');

const isClosing = (overlay: Element | null) => overlay?.getAttribute('data-state') === 'closed';

function openersNow(): Openers {
  const { activeElement, body } = document;
  if (activeElement instanceof HTMLElement && activeElement !== body) {
    const overlay = overlayOf(activeElement);
    return overlay ? [activeElement, overlay, ...(openersOf.get(overlay) ?? [])] : [activeElement];
  }
  // An overlay that closes is inert, or removed immediately, and takes the focus with it.
  return [...openersOf].findLast(([overlay]) => !overlay.isConnected || isClosing(overlay))?.[1] ?? [];
}

/** Whether the element is in the document and not inside an overlay that is closing. */
const isStaying = (element: HTMLElement) => element.isConnected && !isClosing(overlayOf(element));

/** If the opener is a used-up control of a table row, the row itself receives focus. */
const focusableOf = (element: HTMLElement) =>
  element.closest('[inert]')?.closest<HTMLElement>('[tabindex]') ?? element;

/**
 * Returns focus to the element that had it when the overlay opened. Radix does so only for its own triggers,
 * but these overlays are opened by state. If the opener was inside an overlay that has closed, focus goes to
 * that overlay's opener; if only the opener is gone, to the overlay. If none is left, it goes to `fallback`. Pass both handlers to the overlay's content.
 */
export function useReturnFocus(fallback?: RefObject<HTMLElement | null>) {
  const before = useRef<Openers>([]);
  return {
    /** Runs before focus moves into the overlay. */
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
