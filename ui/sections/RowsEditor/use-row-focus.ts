import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Moves the focus when rows are added, moved or removed. Attach `list` to the list, whose items are the rows, and call
 * `focusRow` together with the change. Where no row is left, `fallback` receives the focus.
 */
export function useRowFocus(rows: readonly unknown[], fallback: () => void) {
  const list = useRef<HTMLUListElement>(null);
  const next = useRef<{ index: number; control: string } | null>(null);

  const focusNext = useEffectEvent(() => {
    if (next.current === null) return;
    const { index, control } = next.current;
    next.current = null;
    const row = list.current?.children[Math.min(index, rows.length - 1)];
    if (rows.length > 0) row?.querySelector<HTMLElement>(control)?.focus();
    else fallback();
  });
  useEffect(() => focusNext(), [rows]);

  return {
    list,
    /** After the next change. `control` is a selector; by default of the first field. */
    focusRow(index: number, control = 'input, select') {
      next.current = { index, control };
    },
  };
}
