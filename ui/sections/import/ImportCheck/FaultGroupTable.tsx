import { useState, type FormEvent } from 'react';
import type {
  FaultGroup,
  FaultKind,
  ImportCorrections,
  ImportDetails,
  ImportOptions,
  RowFault,
} from '#contract/import/imports.ts';
import * as m from '#messages/import-check.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import type { ActionError } from '../../form/action-error.ts';
import { RefusalLine } from '../../form/Refusal.tsx';
import { useRunOnce } from '../../form/use-run-once.ts';
import * as shared from '../run/import.css.ts';
import type { ImportActions } from '../run/import-source.ts';
import { cellName, FaultTable } from './FaultTable.tsx';
import * as styles from './ImportCheck.css.ts';

export interface FaultGroupTableProps extends Pick<ImportActions, 'onCheck' | 'onCorrect' | 'onExport'> {
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

/** The faults of a kind: what happens to their rows, what helps all of them, and each with its cell, which can be corrected. */
export function FaultGroupTable({ group, run, onBack, ...actions }: FaultGroupTableProps) {
  const { kind, title, effect, count, faults } = group;
  const [isOpen, setOpen] = useState(false);
  const [refused, setRefused] = useState<ActionError | null>(null);
  const [isPending, runOnce] = useRunOnce();
  const headings = new Set(run.columns.map(({ heading }) => heading));
  const isCell = ({ column }: RowFault) => column !== '' && headings.has(column);
  const cells = faults.filter(isCell);
  const asked =
    kind === 'decimal' && run.columns.some(({ decimal }) => decimal === 'ask')
      ? m.chooseDecimal()
      : kind === 'day' && run.columns.some(({ dayOrder }) => dayOrder === 'ask')
        ? m.chooseDayOrder()
        : null;

  const missing = kind === 'unknownPart' ? run.missingParts : 0;

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
    else act(() => actions.onCorrect(corrections));
  }

  const table = <FaultTable label={title} run={run} faults={faults} isInput={isOpen ? isCell : undefined} />;

  return (
    <section className={styles.group} aria-label={title}>
      <div className={shared.head}>
        <div>
          <h3 className={styles.groupTitle}>
            {title} <span className={styles.count}>{formatCount(count)}</span>
          </h3>
          <p className={shared.hint}>{effect}</p>
          {missing > 0 && (
            <p className={shared.hint}>{m.missingParts({ count: missing, shown: formatCount(missing) })}</p>
          )}
        </div>
        {!isOpen && (
          <div className={shared.actions}>
            {asked !== null && (
              <Button size="sm" onPress={onBack}>
                {asked}
              </Button>
            )}
            {missing > 0 && (
              <Button
                size="sm"
                icon={<Icon name="download" size={16} />}
                isPending={isPending}
                onPress={() => act(() => actions.onExport('missingParts'))}
              >
                {m.missingAsCsv()}
              </Button>
            )}
            {remedies[kind]?.map(({ label, options }) => (
              <Button
                key={label}
                size="sm"
                isPending={isPending}
                onPress={() => act(() => actions.onCheck({ options }))}
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
