import { useState } from 'react';
import type { ImportDetails } from '#contract/import/imports.ts';
import * as m from '#messages/import-check.js';
import * as texts from '#messages/import-texts.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { Notice } from '#ui/components/Notice/Notice.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { StatStrip } from '#ui/components/StatStrip/StatStrip.tsx';
import type { ActionError } from '../../form/action-error.ts';
import { Refusal } from '../../form/Refusal.tsx';
import { useRunOnce } from '../../form/use-run-once.ts';
import { ImportMatches, type PendingChoices } from '../ImportMatches/ImportMatches.tsx';
import type { ImportActions, ImportSource } from '../run/import-source.ts';
import * as shared from '../run/import.css.ts';
import { leftOutOf } from '../run/run-state.ts';
import { ChangedRows } from './ChangedRows.tsx';
import { FaultGroupTable } from './FaultGroupTable.tsx';
import * as styles from './ImportCheck.css.ts';

export interface ImportCheckProps {
  run: ImportDetails;
  source: ImportSource;
  actions: ImportActions;
  partHref(address: string): string;
  /** Opens the columns. */
  onBack(): void;
}

/** The result of a dry run: what would happen, what would be left out and why, and what names in the file mean. */
export function ImportCheck({ run, source, actions, partHref, onBack }: ImportCheckProps) {
  const { counts, faults, matches } = run;
  const [refused, setRefused] = useState<ActionError | null>(null);
  const [choices, setChoices] = useState<PendingChoices>(new Map());
  const [remembers, setRemembers] = useState(true);
  const [isPending, runOnce] = useRunOnce();
  if (!counts) return null;
  const { added, changed, unchanged, waiting, removed } = counts;
  const leftOut = leftOutOf(counts);
  const imported = added + changed;
  const hasChoices = choices.size > 0;
  // The names that wait are in a list of their own.
  const shownFaults = matches.length === 0 ? faults : faults.filter(({ kind }) => kind !== 'unmatched');

  const act = (action: () => Promise<ActionError | null>) =>
    void runOnce(async () => setRefused(await action()));

  const checkChoices = () =>
    actions.onMatch({
      choices: [...choices.values()].map(({ thing, key, choice }) => ({ thing, key, choice })),
      remember: remembers,
    });

  return (
    <Stack gap="6">
      <StatStrip
        tiles={[
          { label: m.willAdd(), figure: added },
          { label: m.willChange(), figure: changed },
          { label: m.unchanged(), figure: unchanged },
          { label: texts.leftOut(), figure: leftOut },
        ]}
      />
      {removed > 0 && (
        <Notice tone="caution">{m.removed({ count: removed, shown: formatCount(removed) })}</Notice>
      )}
      {imported === 0 && leftOut === 0 && (
        <Notice tone="positive" title={m.nothingToDo()}>
          {m.nothingToDoHint()}
        </Notice>
      )}
      {matches.length > 0 && (
        <ImportMatches
          run={run}
          source={source}
          choices={choices}
          onChoose={setChoices}
          remembers={remembers}
          onRemember={setRemembers}
        />
      )}
      {(shownFaults.length > 0 || waiting === 0) && (
        <section className={styles.block} aria-label={m.faults()}>
          <div className={shared.head}>
            <h2 className={shared.title}>{m.faults()}</h2>
            {faults.length > 0 && (
              <Button
                size="sm"
                icon={<Icon name="download" size={16} />}
                onPress={() => act(() => actions.onExport('faults'))}
              >
                {m.faultsAsCsv()}
              </Button>
            )}
          </div>
          {shownFaults.length === 0 && <p className={shared.hint}>{m.noFaults()}</p>}
          {shownFaults.map((group) => (
            <FaultGroupTable
              key={group.kind}
              group={group}
              run={run}
              onBack={onBack}
              onCheck={actions.onCheck}
              onCorrect={actions.onCorrect}
              onExport={actions.onExport}
            />
          ))}
        </section>
      )}
      {changed > 0 && <ChangedRows run={run} partHref={partHref} onRows={source.onRows} />}
      {refused && <Refusal of={refused} />}
      <div className={shared.foot}>
        {hasChoices ? (
          <Button tone="primary" size="lg" isPending={isPending} onPress={() => act(checkChoices)}>
            {m.checkChoices({ count: choices.size, shown: formatCount(choices.size) })}
          </Button>
        ) : (
          imported > 0 && (
            <Button
              tone="primary"
              size="lg"
              isPending={isPending}
              onPress={() => act(() => actions.onStep('import'))}
            >
              {m.importRows({ count: imported, shown: formatCount(imported) })}
            </Button>
          )
        )}
        <Button size="lg" isDisabled={isPending} onPress={onBack}>
          {m.backToColumns()}
        </Button>
        <p className={shared.footNote}>
          {waiting > 0
            ? m.waiting({ count: waiting, shown: formatCount(waiting) })
            : leftOut > 0 && m.faultsLeftOut({ count: leftOut, shown: formatCount(leftOut) })}
        </p>
      </div>
    </Stack>
  );
}
