import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

/** Milliseconds that a pointer rests on something before its name appears. */
const rest = 400;
/** Pixels between a tip and the edge of the screen. */
const margin = 4;

/**
 * A name that shows when a pointer rests on something, or a key brings the focus to it. The platform draws it
 * (`popover`, in the top layer, so that no table or drawer cuts it off); Radix's tooltip brings a positioning
 * library that the first page would have to load.
 */
export function useTip<Anchor extends HTMLElement>() {
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<Anchor>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const timer = useRef<number>(undefined);

  function close() {
    window.clearTimeout(timer.current);
    setOpen(false);
  }

  /** In place of whatever was to come: a pointer may come twice before it leaves. */
  function later(isNextOpen: boolean, delay: number) {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(isNextOpen), delay);
  }

  useEffect(() => () => window.clearTimeout(timer.current), []);

  useEffect(() => {
    const shown = tip.current;
    const named = anchor.current;
    if (!isOpen || !shown || !named) return;
    const at = named.getBoundingClientRect();
    shown.showPopover();
    place(shown, at);

    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    // What brought the focus into view is told of late, when nothing moves any more.
    const closeOnScroll = () => {
      const { left, top } = named.getBoundingClientRect();
      if (left !== at.left || top !== at.top) setOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape, true);
    document.addEventListener('scroll', closeOnScroll, { capture: true, passive: true });
    return () => {
      document.removeEventListener('keydown', closeOnEscape, true);
      document.removeEventListener('scroll', closeOnScroll, true);
      shown.hidePopover();
    };
  }, [isOpen]);

  return {
    isOpen,
    tip,
    anchor: {
      ref: anchor,
      onPointerEnter({ pointerType }: PointerEvent) {
        if (pointerType === 'mouse') later(true, rest);
      },
      onPointerLeave: close,
      onPointerDown: close,
      // Not at once: a node that goes while focus is on its way makes Radix take the focus to the dialog itself.
      onBlur: () => later(false, 0),
      // Not on focus: what a script focuses, such as a dialog's first button, would show its name unasked.
      onKeyUp({ key }: KeyboardEvent) {
        if (key !== 'Tab' && !key.startsWith('Arrow')) return;
        window.clearTimeout(timer.current);
        setOpen(true);
      },
    },
  };
}

/** Above what it names, below where there is no room, and never beyond the screen. */
function place(tip: HTMLElement, anchor: DOMRect) {
  const { offsetWidth: width, offsetHeight: height } = tip;
  const isRoomAbove = anchor.top - height >= margin;
  const widest = document.documentElement.clientWidth - width - margin;
  const centred = anchor.left + (anchor.width - width) / 2;
  tip.style.top = `${isRoomAbove ? anchor.top - height : anchor.bottom}px`;
  tip.style.left = `${Math.max(margin, Math.min(centred, widest))}px`;
}
