import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import * as styles from './Tooltip.css.ts';

/** Milliseconds before a hovered anchor shows its tip. */
const rest = 400;
/** Pixels between a tip and the edge of the screen. */
const margin = 4;

/**
 * Shows `text` on hover and keyboard focus of a button that has it as its accessible name: spread `anchor` into the
 * button and render `tip` inside. Uses the native `popover`, whose top layer is not clipped by tables or drawers.
 * Radix's tooltip would add a positioning library to the first page load.
 */
export function useTip(text: string) {
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const timer = useRef<number>(undefined);

  function close() {
    window.clearTimeout(timer.current);
    setOpen(false);
  }

  /** Replaces the pending change, because `pointerenter` may fire twice before `pointerleave`. */
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
    // The scroll event of moving focus into view arrives late, when nothing moves any more.
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
    tip: isOpen && (
      <span className={styles.tip} popover="manual" ref={tip} aria-hidden>
        <span className={styles.bubble}>{text}</span>
      </span>
    ),
    anchor: {
      ref: anchor,
      onPointerEnter({ pointerType }: PointerEvent) {
        if (pointerType === 'mouse') later(true, rest);
      },
      onPointerLeave: close,
      onPointerDown: close,
      // Delayed: removing a node during a focus change makes Radix move focus to the dialog itself.
      onBlur: () => later(false, 0),
      // Not on focus: an element that a script focuses, such as a dialog's first button, would show its tip.
      onKeyUp({ key }: KeyboardEvent) {
        if (key !== 'Tab' && !key.startsWith('Arrow')) return;
        window.clearTimeout(timer.current);
        setOpen(true);
      },
    },
  };
}

/** Places the tip above the anchor, or below it where there is no space, within the screen. */
function place(tip: HTMLElement, anchor: DOMRect) {
  const { offsetWidth: width, offsetHeight: height } = tip;
  const isRoomAbove = anchor.top - height >= margin;
  const widest = document.documentElement.clientWidth - width - margin;
  const centred = anchor.left + (anchor.width - width) / 2;
  tip.style.top = `${isRoomAbove ? anchor.top - height : anchor.bottom}px`;
  tip.style.left = `${Math.max(margin, Math.min(centred, widest))}px`;
}
