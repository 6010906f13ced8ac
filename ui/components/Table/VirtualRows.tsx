import { measureElement, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import * as styles from './Table.css.ts';
import type { TableSelection } from './table-column.ts';
import { TableRow, type TableRowProps } from './TableRow.tsx';

export interface VirtualRowsProps<Row extends object> extends Omit<
  TableRowProps<Row>,
  'row' | 'number' | 'index' | 'measure'
> {
  rows: readonly Row[];
  firstNumber: number;
}

/** Estimated height of rows not yet measured, in px. */
const rowHeight = 56;

/** Renders the visible rows between two spacers that replace the others. */
export function VirtualRows<Row extends object>(props: VirtualRowsProps<Row>) {
  const { rows, firstNumber, ...shared } = props;
  const { rowId } = shared;
  const selection = useBulkDeferred(shared.selection);
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    overscan: 4,
    scrollMargin: top,
    useFlushSync: false,
    // React hides content that waits for other content. Rows without a height would all fit into the window.
    measureElement: (...row) => measureElement(...row) || rowHeight,
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
              {...shared}
              selection={selection}
              key={rowId(row)}
              row={row}
              number={firstNumber + index}
              index={index}
              measure={virtualizer.measureElement}
            />
          )
        );
      })}
      <Spacer height={after} />
    </tbody>
  );
}

/** Returns the selection. After a change of many rows, the control that made it is painted before the rows. */
function useBulkDeferred<Row>(selection: TableSelection<Row> | undefined) {
  const deferred = useDeferredValue(selection);
  if (!selection || !deferred) return selection;
  return Math.abs(selection.selected.size - deferred.selected.size) > 1 ? deferred : selection;
}

function Spacer({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr className={styles.spacer} aria-hidden>
      <td className={styles.spacerCell} height={height} />
    </tr>
  );
}
