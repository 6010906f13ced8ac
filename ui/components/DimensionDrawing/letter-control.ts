import type { KeyboardEvent, PointerEvent } from 'react';

export interface LetterState {
  /** The letter that is marked. */
  hot?: string | null;
  /** The letter that stays marked. */
  pinned?: string | null;
  /** The pointer or the focus is on a letter, or on none. */
  onHot(letter: string | null): void;
  /** A letter is to stay marked, or none. */
  onPin(letter: string | null): void;
}

/** What a letter of a drawing and the row of its value have in common, so that each marks both. */
export function letterControl(letter: string, { hot, pinned, onHot, onPin }: LetterState) {
  const isPinned = pinned === letter;
  const toggle = () => onPin(isPinned ? null : letter);
  return {
    'aria-pressed': isPinned,
    'data-hot': hot === letter || undefined,
    // A finger pins it.
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'touch' || onHot(letter),
    onPointerLeave: () => onHot(null),
    onFocus: () => onHot(letter),
    onBlur: () => onHot(null),
    onClick: toggle,
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') onPin(null);
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      toggle();
    },
  };
}
