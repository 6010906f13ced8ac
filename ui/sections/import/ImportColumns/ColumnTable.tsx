import type {
  DayOrder,
  DecimalSign,
  FileColumn,
  ImportChange,
  ImportDetails,
} from '#contract/import/imports.ts';
import { columnsOf, specOf } from '#contract/import/kinds.ts';
import * as m from '#messages/import-columns.js';
import { SelectControl } from '#ui/components/Select/SelectControl.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Table, type TableColumn } from '#ui/components/Table/Table.tsx';
import { fieldText } from '../run/field-texts.ts';
import * as shared from '../run/import.css.ts';
import * as styles from './ImportColumns.css.ts';

export interface ColumnTableProps {
  run: ImportDetails;
  /** Where each column goes, with what was chosen just now. */
  fields: ReadonlyArray<string | null>;
  onChange(change: ImportChange): Promise<void>;
}

type ShownColumn = FileColumn & { at: number };

const shownSamples = 2;

/** The columns of a file with their first values, and where each goes. */
export function ColumnTable({ run, fields, onChange }: ColumnTableProps) {
  const { kind, columns, options } = run;
  const known = kind === null ? [] : [...columnsOf(kind).keys()];
  const isRead = ({ decimal, dayOrder }: FileColumn) => decimal !== null || dayOrder !== null;

  /** A field has one column, so another one that went there is left out. */
  const choose = (at: number, field: string | null) =>
    onChange({
      columns: fields.map((before, index) => (index === at ? field : before === field ? null : before)),
    });

  /** What is asked and was not chosen stays open. */
  const chosen = <Value extends string>(
    values: ReadonlyArray<Value | 'ask' | null>,
    at: number,
    value: Value,
  ) => values.map((before, index) => (index === at ? value : before === 'ask' ? null : before));

  const setDecimal = (at: number, sign: DecimalSign) =>
    onChange({
      decimals: chosen(
        columns.map(({ decimal }) => decimal),
        at,
        sign,
      ),
    });
  const setDayOrder = (at: number, order: DayOrder) =>
    onChange({
      dayOrders: chosen(
        columns.map(({ dayOrder }) => dayOrder),
        at,
        order,
      ),
    });

  const isUnseen = (field: string | null) =>
    field === 'stock' && !fields.includes('stockSeen') && !options.acceptStock;

  const noteOf = ({ at, because }: ShownColumn) => {
    const field = fields[at] ?? null;
    if (field === null) return <span className={shared.caution}>{m.leftOut()}</span>;
    if (isUnseen(field)) return <span className={shared.caution}>{m.unseen()}</span>;
    return because && <span className={shared.hint}>{m.because({ because })}</span>;
  };

  const tableColumns: readonly TableColumn<ShownColumn>[] = [
    {
      id: 'heading',
      label: m.column(),
      kind: 'name',
      width: '17%',
      cell: ({ heading }) => heading,
    },
    {
      id: 'samples',
      label: m.samples(),
      kind: 'text',
      width: '24%',
      cell: ({ samples }) => (
        <span>
          {samples.slice(0, shownSamples).map((sample, index) => (
            <bdi key={index} className={styles.sample}>
              {sample}
            </bdi>
          ))}
        </span>
      ),
    },
    {
      id: 'field',
      label: m.goesTo(),
      kind: 'address',
      width: '23%',
      cell: ({ at, heading }) => {
        const field = fields[at] ?? null;
        const own = field !== null && specOf(field) !== null ? [field] : [];
        return (
          <span className={shared.cellSelect}>
            <SelectControl
              isLow
              aria-label={m.goesToOf({ column: heading })}
              value={field ?? ''}
              options={[
                { value: '', label: m.notUsed() },
                ...[...known, ...own].map((one) => ({ value: one, label: fieldText(one) })),
              ]}
              onChange={({ currentTarget }) => void choose(at, currentTarget.value || null)}
            />
          </span>
        );
      },
    },
    ...(columns.some(isRead)
      ? [
          {
            id: 'reading',
            label: m.reading(),
            kind: 'address',
            width: '18%',
            cell: (column) => (
              <Reading
                column={column}
                onDecimal={(sign) => void setDecimal(column.at, sign)}
                onDayOrder={(order) => void setDayOrder(column.at, order)}
              />
            ),
          } satisfies TableColumn<ShownColumn>,
        ]
      : []),
    { id: 'note', label: m.note(), kind: 'address', cell: noteOf },
  ];

  return (
    <Table<ShownColumn>
      label={m.table()}
      columns={tableColumns}
      rows={columns.map((column, at) => ({ ...column, at }))}
      rowId={({ at }) => String(at)}
    />
  );
}

interface ReadingProps {
  column: FileColumn;
  onDecimal(sign: DecimalSign): void;
  onDayOrder(order: DayOrder): void;
}

/** How the numbers or the days of a column are read. */
function Reading({ column: { heading, decimal, dayOrder, example }, onDecimal, onDayOrder }: ReadingProps) {
  const value = decimal ?? dayOrder;
  if (value === null) return null;
  const isDay = decimal === null;
  const open = value === 'ask' ? [{ value: 'ask', label: m.chooseDecimal() }] : [];
  return (
    <Stack gap="1">
      <SelectControl
        isLow
        aria-label={isDay ? m.dayOrder({ column: heading }) : m.decimal({ column: heading })}
        aria-invalid={value === 'ask' || undefined}
        value={value}
        options={
          isDay
            ? [
                ...open,
                { value: 'dayFirst', label: m.dayFirst() },
                { value: 'monthFirst', label: m.monthFirst() },
              ]
            : [...open, { value: '.', label: m.decimalPoint() }, { value: ',', label: m.decimalComma() }]
        }
        onChange={({ currentTarget: { value: chosen } }) => {
          if (chosen === '.' || chosen === ',') onDecimal(chosen);
          if (chosen === 'dayFirst' || chosen === 'monthFirst') onDayOrder(chosen);
        }}
      />
      {value === 'ask' ? (
        <span className={shared.caution}>{isDay ? m.dayAsk() : m.decimalAsk()}</span>
      ) : (
        example && (
          <span className={shared.hint}>
            <bdi dir="ltr">{m.example(example)}</bdi>
          </span>
        )
      )}
    </Stack>
  );
}
