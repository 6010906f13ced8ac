import { useState, type KeyboardEvent } from 'react';

const controlIn = (cell: HTMLTableCellElement | undefined) => cell?.querySelector<HTMLElement>('a, button');

/**
 * Makes a table with one control per cell a single tab stop, like the grid of WAI-ARIA. Arrow keys move between cells,
 * Home and End along the row, with Ctrl to the ends of the table.
 */
export function useArrowKeys(first: string) {
  const [current, setCurrent] = useState(first);

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    const { key, ctrlKey, target, currentTarget: table } = event;
    const cell = target instanceof Element ? target.closest('td') : null;
    const row = cell?.closest('tr');
    if (!cell || !row || event.altKey || event.metaKey) return;
    const rows = [...table.tBodies].flatMap((body) => [...body.rows]);
    const y = rows.indexOf(row);
    const x = cell.cellIndex;
    const last = row.cells.length - 1;
    const forwards = getComputedStyle(table).direction === 'rtl' ? -1 : 1;
    const targets: Readonly<Record<string, readonly [x: number, y: number]>> = {
      ArrowRight: [x + forwards, y],
      ArrowLeft: [x - forwards, y],
      ArrowDown: [x, y + 1],
      ArrowUp: [x, y - 1],
      // The first cell of a row is its heading.
      Home: [1, ctrlKey ? 0 : y],
      End: [last, ctrlKey ? rows.length - 1 : y],
    };
    const position = targets[key];
    if (!position) return;
    event.preventDefault();
    const control = controlIn(rows[position[1]]?.cells[position[0]]);
    control?.focus({ preventScroll: true });
    // Unlike focus(), this respects the scroll margins of sticky cells.
    control?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  return {
    table: { role: 'grid', onKeyDown } as const,
    cell: (name: string) => ({ onFocus: () => setCurrent(name) }),
    tabIndex: (name: string) => (name === current ? 0 : -1),
  };
}
