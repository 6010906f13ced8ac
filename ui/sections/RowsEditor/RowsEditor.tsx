import { Fragment, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { Button } from '#ui/components/Button/Button.tsx';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { useRowFocus } from './use-row-focus.ts';
import * as styles from './RowsEditor.css.ts';

export interface RowsEditorHandle {
  /** Focuses the first field of a row, which may be one that is being added. */
  focusRow(index: number): void;
}

export interface RowsEditorProps<Row extends { id: string }> {
  ref?: Ref<RowsEditorHandle>;
  rows: readonly Row[];
  /** A style that sets `rowColumns` and `recordColumns`. */
  columns?: string;
  /** Of the columns, where a row has several fields. */
  labels?: readonly string[];
  /** Returns an `EditorRow`. `remove` removes the row and moves the focus. */
  children(row: Row, index: number, remove: () => void): ReactNode;
  /** In place of the rows if there are none. */
  empty?: ReactNode;
  addLabel: string;
  isFull: boolean;
  /** Adds a row at the end, which receives the focus. */
  onAdd(): void;
  onRemove(index: number): void;
  /** Beside the button that adds a row. */
  more?: ReactNode;
}

/** Edits rows of the same fields: a table, and records where it is narrower than 40rem. */
export function RowsEditor<Row extends { id: string }>(props: RowsEditorProps<Row>) {
  const { ref, rows, columns = '', labels, children, empty, addLabel, isFull, onAdd, onRemove, more } = props;
  const foot = useRef<HTMLDivElement>(null);
  const { list, focusRow } = useRowFocus(rows, () => foot.current?.querySelector('button')?.focus());
  useImperativeHandle(ref, () => ({
    focusRow(index) {
      if (index >= rows.length) focusRow(index);
      else list.current?.children[index]?.querySelector<HTMLElement>('input, select')?.focus();
    },
  }));

  return (
    <div className={styles.editor}>
      {rows.length === 0 ? (
        empty
      ) : (
        <div className={columns}>
          {labels && (
            <div className={styles.labels} aria-hidden="true">
              {labels.map((label) => (
                <span key={label}>{label}</span>
              ))}
            </div>
          )}
          <ul className={styles.rows} ref={list}>
            {rows.map((row, index) => (
              <Fragment key={row.id}>
                {children(row, index, () => {
                  onRemove(index);
                  focusRow(index);
                })}
              </Fragment>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.foot} ref={foot}>
        <Button
          icon={<Icon name="plus" size={16} />}
          isDisabled={isFull}
          onPress={() => {
            onAdd();
            focusRow(rows.length);
          }}
        >
          {addLabel}
        </Button>
        {more}
      </div>
    </div>
  );
}
