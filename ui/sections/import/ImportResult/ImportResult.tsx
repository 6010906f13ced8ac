import { useState, type RefObject } from 'react';
import type { ImportDetails } from '#contract/import/imports.ts';
import * as check from '#messages/import-check.js';
import * as progress from '#messages/import-progress.js';
import * as m from '#messages/import-result.js';
import * as texts from '#messages/import-texts.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { formatDateTime } from '#ui/components/DateTime/format-date-time.ts';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { Notice } from '#ui/components/Notice/Notice.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { StatStrip } from '#ui/components/StatStrip/StatStrip.tsx';
import type { ActionError } from '../../form/action-error.ts';
import { Refusal } from '../../form/Refusal.tsx';
import { useRunOnce } from '../../form/use-run-once.ts';
import { FaultTable } from '../ImportCheck/FaultTable.tsx';
import { ProgressPanel } from '../ImportProgress/ImportProgress.tsx';
import * as shared from '../run/import.css.ts';
import type { ImportActions, ImportSource } from '../run/import-source.ts';
import { isLoadingPictures, leftOutOf } from '../run/run-state.ts';
import { UndoDialog } from '../run/UndoDialog.tsx';
import { ResultRows } from './ResultRows.tsx';

export interface ImportResultProps
  extends Pick<ImportActions, 'onStep' | 'onExport'>, Pick<ImportSource, 'onRows'> {
  run: ImportDetails;
  partHref(address: string): string;
  listHref: string;
  /** The drafts of the shop. */
  draftsHref: string;
  /** Receives focus after the undo. */
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** What an import has done, how long it can be undone, and its drafts. */
export function ImportResult(props: ImportResultProps) {
  const { run, partHref, listHref, draftsHref, headingRef, onStep, onExport, onRows } = props;
  const { counts, rows, drafts, pictures, faults, undoUntil, kept, state, name } = run;
  const lost = state === 'undone' ? undefined : faults.find(({ kind }) => kind === 'picture');
  const [refused, setRefused] = useState<ActionError | null>(null);
  const [undone, setUndone] = useState<ImportDetails | null>(null);
  const [isPending, runOnce] = useRunOnce();
  const isUndone = state === 'undone';
  const done = counts ? counts.added + counts.changed + counts.unchanged : 0;
  const act = (action: () => Promise<ActionError | null>) =>
    void runOnce(async () => setRefused(await action()));

  return (
    <Stack gap="6">
      <ProgressPanel
        title={isUndone ? m.undone({ name }) : m.done({ done: formatCount(done), rows: formatCount(rows) })}
        facts={
          isUndone
            ? m.undoneHint()
            : undoUntil === null
              ? m.cannotUndo()
              : m.undoUntil({ time: formatDateTime(undoUntil) })
        }
        bar={{ label: name, value: 1, max: 1, tone: 'done' }}
        actions={
          undoUntil !== null && (
            <Button icon={<Icon name="undo" />} isDisabled={isPending} onPress={() => setUndone(run)}>
              {m.undo()}
            </Button>
          )
        }
      />
      {isLoadingPictures(run) && (
        <ProgressPanel
          title={progress.pictures()}
          facts={
            <>
              <span>
                {progress.picturesOf({ done: formatCount(pictures.done), all: formatCount(pictures.all) })}
              </span>
              <span>{progress.picturesHint()}</span>
              <span>{progress.mayLeave()}</span>
            </>
          }
          bar={{ label: progress.pictures(), value: pictures.done, max: pictures.all, tone: 'live' }}
        />
      )}
      {isUndone && kept.length > 0 && (
        <Notice tone="caution" title={m.keptTitle()}>
          {kept.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      )}
      {counts && !isUndone && (
        <StatStrip
          tiles={[
            { label: texts.added(), figure: counts.added },
            { label: texts.changed(), figure: counts.changed },
            { label: texts.unchanged(), figure: counts.unchanged },
            { label: texts.leftOut(), figure: leftOutOf(counts) },
          ]}
        />
      )}
      {drafts > 0 && (
        <Notice tone="info" icon="eye-off" title={m.drafts({ count: drafts, shown: formatCount(drafts) })}>
          {m.draftsHint()}
        </Notice>
      )}
      {lost && (
        <section aria-label={lost.title}>
          <Stack gap="3">
            <div className={shared.head}>
              <h2 className={shared.title}>{lost.title}</h2>
              <Button
                size="sm"
                icon={<Icon name="download" size={16} />}
                isPending={isPending}
                onPress={() => act(() => onExport('faults'))}
              >
                {check.faultsAsCsv()}
              </Button>
            </div>
            <FaultTable label={lost.title} run={run} faults={lost.faults} />
            {lost.count > lost.faults.length && (
              <p className={shared.hint}>
                {check.moreFaults({
                  count: lost.count - lost.faults.length,
                  shown: formatCount(lost.count - lost.faults.length),
                })}
              </p>
            )}
          </Stack>
        </section>
      )}
      <section aria-label={m.rows()}>
        <Stack gap="3">
          <div className={shared.head}>
            <h2 className={shared.title}>{m.rows()}</h2>
            <Button
              size="sm"
              icon={<Icon name="download" size={16} />}
              isPending={isPending}
              onPress={() => act(() => onExport())}
            >
              {m.asCsv()}
            </Button>
          </div>
          <ResultRows run={run} partHref={partHref} onRows={onRows} />
        </Stack>
      </section>
      {refused && <Refusal of={refused} />}
      <div className={shared.foot}>
        {drafts > 0 && (
          <>
            <Button
              tone="primary"
              size="lg"
              isPending={isPending}
              onPress={() => act(() => onStep('publish'))}
            >
              {m.publish({ count: drafts, shown: formatCount(drafts) })}
            </Button>
            <LinkButton size="lg" href={draftsHref}>
              {m.reviewDrafts()}
            </LinkButton>
          </>
        )}
        <LinkButton size="lg" tone={drafts > 0 ? 'quiet' : 'primary'} href={listHref}>
          {m.another()}
        </LinkButton>
      </div>
      <UndoDialog
        about={undone}
        fallbackFocus={headingRef}
        onFindKept={() => Promise.resolve(kept)}
        onConfirm={() => onStep('undo')}
        onClose={() => setUndone(null)}
      />
    </Stack>
  );
}
