import type { ImportRun, ImportState } from '#contract/import/imports.ts';
import { formatBytes } from '#ui/components/FileDrop/format-bytes.ts';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/import-state.js';
import * as texts from '#messages/import-texts.js';

const working: ReadonlySet<ImportState> = new Set([
  'reading',
  'checking',
  'importing',
  'publishing',
  'undoing',
]);

/** Whether the server works on a run, or will as soon as another one has ended. */
export const isWorking = ({ state }: Pick<ImportRun, 'state'>): boolean => working.has(state);

/** Whether parts of a run wait for pictures. */
export const isLoadingPictures = ({ pictures }: Pick<ImportRun, 'pictures'>): boolean =>
  pictures.done < pictures.all;

/** Whether what is shown of a run changes without an admin. */
export const isMoving = (run: Pick<ImportRun, 'state' | 'pictures'>): boolean =>
  isWorking(run) || isLoadingPictures(run);

/** Whether a run waits for an admin. */
export const isWaiting = ({ state }: Pick<ImportRun, 'state'>): boolean =>
  state === 'receiving' || state === 'columns' || state === 'checked';

/** Whether a run has changed nothing, and does not work: it can be removed. */
export const isRemovable = (run: Pick<ImportRun, 'state'>): boolean =>
  isWaiting(run) || run.state === 'failed';

export const stepLabels = [
  texts.stepFile(),
  texts.stepColumns(),
  texts.stepCheck(),
  common.importFiles(),
] as const;

const steps: Record<ImportState, number> = {
  ...{ receiving: 0, reading: 0, failed: 0, columns: 1, checking: 2, checked: 2, importing: 3 },
  ...{ done: 4, publishing: 4, undoing: 4, undone: 4 },
};

/** The index of the current step in `stepLabels`; their number if all are complete. */
export const stepOf = ({ state }: Pick<ImportRun, 'state'>): number => steps[state];

/** Rows that are not imported: with faults, with names that are not matched, or on purpose. */
export const leftOutOf = ({ refused, waiting, leftOut }: NonNullable<ImportRun['counts']>): number =>
  refused + waiting + leftOut;

/** What has become of a run, or what it waits for, in a line. */
export function stateText(run: ImportRun): string {
  const { state, received, bytes, done, rows, counts, error } = run;
  const progress = { done: formatCount(done), rows: formatCount(rows) };
  if (run.isQueued) return m.queued();
  switch (state) {
    case 'receiving':
      return m.receiving({ sent: texts.bytesOf({ sent: formatBytes(received), size: formatBytes(bytes) }) });
    case 'reading':
      return m.reading();
    case 'columns':
      return m.columns();
    case 'checking':
      return m.checking(progress);
    case 'checked':
      return counts && counts.waiting > 0
        ? m.waits({ count: counts.waiting, shown: formatCount(counts.waiting) })
        : m.checked();
    case 'importing':
      return m.importing(progress);
    case 'publishing':
      return m.publishing();
    case 'undoing':
      return m.undoing();
    case 'undone':
      return m.undone();
    case 'failed':
      return error ?? m.failed();
    case 'done':
      return error ?? resultText(run);
  }
}

/** "486 added, 486 drafts, 7 changed". */
function resultText({ counts, drafts, pictures }: ImportRun): string {
  if (!counts) return '';
  const { added, changed, unchanged } = counts;
  const parts = [
    ...(added > 0 ? [m.added({ shown: formatCount(added) })] : []),
    ...(drafts > 0 ? [m.drafts({ count: drafts, shown: formatCount(drafts) })] : []),
    ...(changed > 0 ? [m.changed({ shown: formatCount(changed) })] : []),
    ...(unchanged > 0 ? [m.unchanged({ shown: formatCount(unchanged) })] : []),
    ...(isLoadingPictures({ pictures })
      ? [m.pictures({ done: formatCount(pictures.done), all: formatCount(pictures.all) })]
      : []),
  ];
  return parts.join(', ');
}

/** Of an ended run, beside `stateText`. Empty if everything was imported. */
export function leftOutText({ state, counts }: ImportRun): string {
  const count = state === 'done' && counts ? leftOutOf(counts) : 0;
  return count === 0 ? '' : m.leftOut({ shown: formatCount(count) });
}
