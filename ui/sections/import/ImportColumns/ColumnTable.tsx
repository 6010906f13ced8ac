import type { DecimalSign, FileColumn, ImportChange, ImportDetails } from '#contract/import/imports.ts';
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
  const hasNumbers = columns.some(({ decimal }) => decimal !== null);

  /** A field has one column, so another one that went there is left out. */
  const choose = (at: number, field: string | null) =>
    onChange({
      columns: fields.map((before, index) => (index === at ? field : before === field ? null : before)),
    });

  const setDecimal = (at: number, sign: DecimalSign) =>
    onChange({
      decimals: columns.map(({ decimal }, index) =>
        index === at ? sign : decimal === 'ask' ? null : decimal,
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
    ...(hasNumbers
      ? [
          {
            id: 'numbers',
            label: m.numbers(),
            kind: 'address',
            width: '18%',
            cell: (column) => (
              <Numbers column={column} onChange={(sign) => void setDecimal(column.at, sign)} />
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

interface NumbersProps {
  column: FileColumn;
  onChange(sign: DecimalSign): void;
}

/** How the numbers of a column are read. */
function Numbers({ column: { heading, decimal, example }, onChange }: NumbersProps) {
  if (decimal === null) return null;
  const open = decimal === 'ask' ? [{ value: 'ask', label: m.chooseDecimal() }] : [];
  return (
    <Stack gap="1">
      <SelectControl
        isLow
        aria-label={m.decimal({ column: heading })}
        aria-invalid={decimal === 'ask' || undefined}
        value={decimal}
        options={[...open, { value: '.', label: m.decimalPoint() }, { value: ',', label: m.decimalComma() }]}
        onChange={({ currentTarget: { value } }) => {
          if (value === '.' || value === ',') onChange(value);
        }}
      />
      {decimal === 'ask' ? (
        <span className={shared.caution}>{m.decimalAsk()}</span>
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
