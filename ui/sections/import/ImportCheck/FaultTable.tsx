import type { ImportDetails, RowFault } from '#contract/import/imports.ts';
import { importColumns } from '#contract/import/kinds.ts';
import * as m from '#messages/import-check.js';
import { input } from '#ui/components/Field/Field.css.ts';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { Table, type TableColumn } from '#ui/components/Table/Table.tsx';
import * as shared from '../run/import.css.ts';

export interface FaultTableProps {
  label: string;
  run: ImportDetails;
  faults: readonly RowFault[];
  /** Whether the cell of a fault is an input, named `cellName` of its index. None is by default. */
  isInput?: ((fault: RowFault) => boolean) | undefined;
}

export const cellName = (index: number) => `cell-${index}`;

/** Faults of rows, each with its cell, its rule and what to do. */
export const FaultTable = ({ label, run, faults, isInput = () => false }: FaultTableProps) => (
  <Table<RowFault>
    label={label}
    isFixed
    columns={columnsOf(run, isInput, faults)}
    rows={faults}
    rowId={(fault) => String(faults.indexOf(fault))}
  />
);

/** The same widths for every kind, so that the groups align. */
function columnsOf(
  { kind }: ImportDetails,
  isInput: (fault: RowFault) => boolean,
  faults: readonly RowFault[],
): readonly TableColumn<RowFault>[] {
  return [
    { id: 'row', label: m.row(), kind: 'figure', width: '72', cell: ({ row }) => formatCount(row) },
    {
      id: 'about',
      label: kind !== null && 'brand' in importColumns[kind] ? m.number() : m.about(),
      kind: 'name',
      width: '120',
      cell: ({ about }) => (
        <bdi dir="ltr">
          <Numeric>{about}</Numeric>
        </bdi>
      ),
    },
    { id: 'column', label: m.column(), kind: 'text', width: '112', cell: ({ column }) => column },
    {
      id: 'value',
      label: m.value(),
      kind: 'address',
      width: '168',
      cell: (fault) =>
        isInput(fault) ? (
          <input
            className={input}
            type="text"
            name={cellName(faults.indexOf(fault))}
            defaultValue={fault.value}
            autoComplete="off"
            dir="auto"
            aria-label={m.correctCell({ column: fault.column, row: formatCount(fault.row) })}
            aria-invalid
            // The button that was pressed is gone.
            autoFocus={fault === faults.find(isInput)}
          />
        ) : fault.value === '' ? (
          <span className={shared.subtle}>{m.empty()}</span>
        ) : (
          <Numeric>{fault.value}</Numeric>
        ),
    },
    {
      id: 'rule',
      label: m.rule(),
      kind: 'address',
      cell: ({ rule }) => <span className={shared.bad}>{rule}</span>,
    },
    { id: 'remedy', label: m.whatToDo(), kind: 'address', cell: ({ remedy }) => remedy },
  ];
}
