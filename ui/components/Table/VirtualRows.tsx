import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import * as styles from './Table.css.ts';
import type { ShownColumn } from './shown-columns.ts';
import type { RowOutcome, TableSelection } from './table-column.ts';
import { TableRow, type ModelRow } from './TableRow.tsx';

export interface VirtualRowsProps<Row extends object> {
  rows: readonly ModelRow<Row>[];
  columns: readonly ShownColumn<Row>[];
  selection?: TableSelection<Row>;
  firstNumber: number;
  onOpen?(row: Row): void;
  outcomeOf?(row: Row): RowOutcome | undefined;
}

/** Estimated height of rows not yet measured, in px. */
const rowHeight = 56;

/** Renders the visible rows between two spacers that replace the others. */
export function VirtualRows<Row extends object>(props: VirtualRowsProps<Row>) {
  const { rows, columns, selection, firstNumber, onOpen, outcomeOf } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 8,
    scrollMargin: top,
    useFlushSync: false,
  });

  useLayoutEffect(() => {
    const measure = () => {
      if (body.current) setTop(Math.round(body.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    // Any content above the rows that changes height also changes the height of the page.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  const items = virtualizer.getVirtualItems();
  const before = (items[0]?.start ?? top) - top;
  const after = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top);

  return (
    <tbody className={styles.body} role="rowgroup" ref={body}>
      <Spacer height={before} />
      {items.map(({ index }) => {
        const row = rows[index];
        return (
          row && (
            <TableRow
              key={row.id}
              row={row}
              columns={columns}
              selection={selection}
              number={firstNumber + index}
              index={index}
              onOpen={onOpen}
              outcomeOf={outcomeOf}
              measure={virtualizer.measureElement}
            />
          )
        );
      })}
      <Spacer height={after} />
    </tbody>
  );
}

function Spacer({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr className={styles.spacer} aria-hidden>
      <td className={styles.spacerCell} height={height} />
    </tr>
  );
}
