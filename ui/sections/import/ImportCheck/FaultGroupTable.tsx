import { useState, type FormEvent } from 'react';
import type {
  FaultGroup,
  FaultKind,
  ImportCorrections,
  ImportDetails,
  ImportOptions,
  RowFault,
} from '#contract/import/imports.ts';
import { importColumns } from '#contract/import/kinds.ts';
import * as m from '#messages/import-check.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { input } from '#ui/components/Field/Field.css.ts';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { Table, type TableColumn } from '#ui/components/Table/Table.tsx';
import type { ActionError } from '../../form/action-error.ts';
import { RefusalLine } from '../../form/Refusal.tsx';
import { useRunOnce } from '../../form/use-run-once.ts';
import * as shared from '../run/import.css.ts';
import type { ImportActions } from '../run/import-source.ts';
import * as styles from './ImportCheck.css.ts';

export interface FaultGroupTableProps extends Pick<ImportActions, 'onCheck' | 'onCorrect'> {
  group: FaultGroup;
  run: ImportDetails;
  /** Opens the columns. */
  onBack(): void;
}

type Remedy = { label: string; options: Partial<ImportOptions> };

/** What helps all rows with a kind of fault. */
const remedies: Partial<Record<FaultKind, readonly Remedy[]>> = {
  twice: [
    { label: m.takeFirst(), options: { twice: 'first' } },
    { label: m.takeLast(), options: { twice: 'last' } },
  ],
  notBuilt: [{ label: m.cutYears(), options: { cutYears: true } }],
  priceChange: [{ label: m.acceptPrices(), options: { acceptPrices: true } }],
  stockUnseen: [{ label: m.acceptStock(), options: { acceptStock: true } }],
};

const cellName = (index: number) => `cell-${index}`;

/** The faults of a kind: what happens to their rows, what helps all of them, and each with its cell, which can be corrected. */
export function FaultGroupTable({ group, run, onBack, onCheck, onCorrect }: FaultGroupTableProps) {
  const { kind, title, effect, count, faults } = group;
  const [isOpen, setOpen] = useState(false);
  const [refused, setRefused] = useState<ActionError | null>(null);
  const [isPending, runOnce] = useRunOnce();
  const headings = new Set(run.columns.map(({ heading }) => heading));
  const isCell = ({ column }: RowFault) => column !== '' && headings.has(column);
  const cells = faults.filter(isCell);
  const asks = kind === 'decimal' && run.columns.some(({ decimal }) => decimal === 'ask');

  const act = (action: () => Promise<ActionError | null>) =>
    void runOnce(async () => setRefused(await action()));

  function correct(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const corrections: ImportCorrections = faults.flatMap((fault, index) => {
      const value = typed.get(cellName(index));
      const { row, column } = fault;
      return typeof value === 'string' && value !== fault.value ? [{ row, column, value }] : [];
    });
    if (corrections.length === 0) setOpen(false);
    else act(() => onCorrect(corrections));
  }

  const table = (
    <Table<RowFault>
      label={title}
      isFixed
      columns={columnsOf(run, isOpen ? isCell : () => false, faults)}
      rows={faults}
      rowId={(fault) => String(faults.indexOf(fault))}
    />
  );

  return (
    <section className={styles.group} aria-label={title}>
      <div className={shared.head}>
        <div>
          <h3 className={styles.groupTitle}>
            {title} <span className={styles.count}>{formatCount(count)}</span>
          </h3>
          <p className={shared.hint}>{effect}</p>
        </div>
        {!isOpen && (
          <div className={shared.actions}>
            {asks && (
              <Button size="sm" onPress={onBack}>
                {m.chooseDecimal()}
              </Button>
            )}
            {remedies[kind]?.map(({ label, options }) => (
              <Button
                key={label}
                size="sm"
                isPending={isPending}
                onPress={() => act(() => onCheck({ options }))}
              >
                {label}
              </Button>
            ))}
            {cells.length > 0 && (
              <Button size="sm" tone={remedies[kind] ? 'quiet' : 'line'} onPress={() => setOpen(true)}>
                {m.correct({ shown: formatCount(cells.length) })}
              </Button>
            )}
          </div>
        )}
      </div>
      {refused && <RefusalLine of={refused} />}
      {isOpen ? (
        <form noValidate onSubmit={correct}>
          {table}
          <div className={styles.corrections}>
            <Button tone="solid" size="sm" type="submit" isPending={isPending}>
              {m.again()}
            </Button>
            <Button tone="quiet" size="sm" isDisabled={isPending} onPress={() => setOpen(false)}>
              {m.cancel()}
            </Button>
          </div>
        </form>
      ) : (
        table
      )}
      {count > faults.length && (
        <p className={shared.hint}>
          {m.moreFaults({ count: count - faults.length, shown: formatCount(count - faults.length) })}
        </p>
      )}
    </section>
  );
}

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
