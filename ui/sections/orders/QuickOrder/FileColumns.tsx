import type { ListColumns, OrderList } from '#contract/orders/order-list.ts';
import * as m from '#messages/quick-order.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { SelectField } from '#ui/components/SelectField/SelectField.tsx';
import * as styles from './QuickOrder.css.ts';

interface FileColumnsProps {
  name: string;
  list: OrderList;
  columns: ListColumns;
  /** How many lines have a number. */
  lines: number;
  error: string | undefined;
  onColumnsChange(columns: ListColumns): void;
  onRemove(): void;
}

const samples = 2;

/** A file that was read, and which of its columns are the numbers and the quantities. */
export function FileColumns({
  name,
  list,
  columns,
  lines,
  error,
  onColumnsChange,
  onRemove,
}: FileColumnsProps) {
  const { headings, rows } = list;
  const width = Math.max(headings?.length ?? 0, ...rows.map(({ cells }) => cells.length));
  const options = Array.from({ length: width }, (_, at) => ({
    value: String(at),
    label: headings?.[at] || m.column({ number: at + 1 }),
  }));
  const firstCells = (column: number | null) => {
    const cells = column === null ? [] : rows.slice(0, samples).map((row) => row.cells[column] ?? '');
    return cells.length === 0 ? undefined : m.firstCells({ cells: cells.join(', ') });
  };
  const onChange = (set: (value: string) => ListColumns) => ({
    onBlur: () => undefined,
    ref: () => undefined,
    onChange: ({ target }: { target: unknown }) => {
      if (target instanceof HTMLSelectElement) onColumnsChange(set(target.value));
    },
  });
  return (
    <div className={styles.form}>
      <div className={styles.file}>
        <div>
          <bdi className={styles.name}>{name}</bdi>
          <p className={styles.muted}>{m.fileLines({ count: lines })}</p>
        </div>
        <Button icon={<Icon name="file-up" size={16} />} onPress={onRemove}>
          {m.anotherFile()}
        </Button>
      </div>
      <div className={styles.pair}>
        <SelectField
          label={m.numberColumn()}
          name="number"
          registration={{ name: 'number', ...onChange((value) => ({ ...columns, number: Number(value) })) }}
          value={String(columns.number)}
          options={options}
          hint={firstCells(columns.number)}
          error={error}
        />
        <SelectField
          label={m.quantityColumn()}
          name="quantity"
          registration={{
            name: 'quantity',
            ...onChange((value) => ({ ...columns, quantity: value === '' ? null : Number(value) })),
          }}
          value={columns.quantity === null ? '' : String(columns.quantity)}
          options={[{ value: '', label: m.noColumn() }, ...options]}
          hint={firstCells(columns.quantity)}
        />
      </div>
    </div>
  );
}
