import { useRef, type RefObject } from 'react';

/** What had the focus when an overlay opened, by the overlay. */
const openers = new WeakMap<Element, HTMLElement>();

const overlayOf = (element: Element) => element.closest('[role="dialog"], [role="alertdialog"]');

/** Neither gone nor about to go with the overlay that it stands in. */
const isStaying = (element: HTMLElement) =>
  element.isConnected && overlayOf(element)?.getAttribute('data-state') !== 'closed';

/**
 * Gives focus back to where it was when an overlay opened. Radix does so only for its own triggers; ours
 * are opened by state. Where that stood in an overlay which has closed, what opened that one gets the focus.
 * What opened it may have gone with what was asked about, too: then `fallback` does.
 * Hand both handlers to the overlay's content.
 */
export function useReturnFocus(fallback?: RefObject<HTMLElement | null>) {
  const before = useRef<readonly HTMLElement[]>([]);
  return {
    /** Runs before focus moves in. */
    onOpenAutoFocus({ currentTarget }: Event) {
      const chain: HTMLElement[] = [];
      let opener = document.activeElement;
      while (opener instanceof HTMLElement && !chain.includes(opener)) {
        chain.push(opener);
        const overlay = overlayOf(opener);
        opener = (overlay && openers.get(overlay)) ?? null;
      }
      const [latest] = chain;
      if (currentTarget instanceof Element && latest) openers.set(currentTarget, latest);
      before.current = chain;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const target = before.current.find(isStaying) ?? fallback?.current;
      target?.focus();
    },
  };
}
