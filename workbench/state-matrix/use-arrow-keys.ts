import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

const cellsOf = (row: HTMLTableRowElement) => [...row.cells].filter(({ localName }) => localName === 'td');
const rowsOf = (table: HTMLTableElement) => [...table.tBodies].flatMap(({ rows }) => [...rows]);
const controlOf = (cell: HTMLTableCellElement | undefined) => cell?.querySelector<HTMLElement>('a, button');

/** The column in which a cell begins; a cell may be several wide. */
const columnOf = (cell: HTMLTableCellElement, cells: readonly HTMLTableCellElement[]) =>
  cells.slice(0, cells.indexOf(cell)).reduce((column, { colSpan }) => column + colSpan, 0);

const cellAt = (row: HTMLTableRowElement | undefined, column: number) =>
  row && cellsOf(row).findLast((cell, _index, cells) => columnOf(cell, cells) <= column);

/**
 * A table with one control in each cell is one stop for Tab, as the grids of WAI-ARIA are: the arrow keys go from
 * cell to cell, Home and End along the row, with Ctrl to the ends of the table.
 */
export function useArrowKeys(first: string) {
  const [current, setCurrent] = useState(first);
  // Up and down stay in it, past cells that are several columns wide.
  const column = useRef(0);

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    const { key, ctrlKey, target, currentTarget: table } = event;
    const cell = target instanceof Element ? target.closest('td') : null;
    const row = cell?.closest('tr');
    if (!cell || !row) return;
    const cells = cellsOf(row);
    const rows = rowsOf(table);
    const isRightToLeft = getComputedStyle(table).direction === 'rtl';
    const along = (steps: number) => cells[cells.indexOf(cell) + (isRightToLeft ? -steps : steps)];
    const across = (steps: number) => cellAt(rows[rows.indexOf(row) + steps], column.current);
    const ways: Readonly<Record<string, () => HTMLTableCellElement | undefined>> = {
      ArrowRight: () => along(1),
      ArrowLeft: () => along(-1),
      ArrowDown: () => across(1),
      ArrowUp: () => across(-1),
      Home: () => cellAt(ctrlKey ? rows[0] : row, 0),
      End: () => cellAt(ctrlKey ? rows.at(-1) : row, Infinity),
    };
    const way = ways[key];
    if (!way || event.altKey || event.metaKey) return;
    event.preventDefault();
    const control = controlOf(way());
    const kept = column.current;
    control?.focus({ preventScroll: true });
    // Unlike the focus, this keeps clear of head and names.
    control?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (key === 'ArrowDown' || key === 'ArrowUp') column.current = kept;
  }

  return {
    table: { role: 'grid', onKeyDown } as const,
    /** What a cell named `name` needs; its control takes `tabIndex`. */
    cell: (name: string) => ({
      onFocus({ currentTarget: cell }: FocusEvent<HTMLTableCellElement>) {
        setCurrent(name);
        const row = cell.closest('tr');
        if (row) column.current = columnOf(cell, cellsOf(row));
      },
    }),
    tabIndex: (name: string) => (name === current ? 0 : -1),
  };
}
