import { useState } from 'react';
import type { ImportRun } from '#contract/import/imports.ts';
import * as m from '#messages/import-files-page.js';
import * as texts from '#messages/import-texts.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { formatRecent } from '#ui/components/DateTime/format-date-time.ts';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Table, type TableColumn } from '#ui/components/Table/Table.tsx';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import { useToday } from '#ui/now.ts';
import { isRemovable, isWaiting, isWorking, leftOutText, stateText } from '../run/run-state.ts';
import * as styles from '../run/import.css.ts';

export interface EarlierImportsProps {
  /** Newest first. Null while loading. */
  runs: readonly ImportRun[] | null;
  /** The page of an import. */
  hrefOf(run: ImportRun): string;
  onUndo(run: ImportRun): void;
  onRemove(run: ImportRun): void;
}

/** Imports that are shown before somebody asks for more. */
const first = 10;

/** The imports so far, with what can be done with each. */
export function EarlierImports({ runs, hrefOf, onUndo, onRemove }: EarlierImportsProps) {
  const today = useToday();
  const [isWhole, setWhole] = useState(false);
  if (runs?.length === 0) return <EmptyState title={m.none()} text={m.noneHint()} />;
  const columns: readonly TableColumn<ImportRun>[] = [
    {
      id: 'file',
      label: m.file(),
      kind: 'name',
      width: '19%',
      cell: (run) => (
        <TextLink href={hrefOf(run)}>
          <bdi>{run.name}</bdi>
        </TextLink>
      ),
    },
    {
      id: 'kind',
      label: m.kind(),
      kind: 'text',
      width: '12%',
      cell: ({ kind }) => (kind === null ? m.unknownKind() : texts.kind({ kind })),
    },
    {
      id: 'when',
      label: m.when(),
      kind: 'date',
      width: '14%',
      cell: ({ startedAt }) => formatRecent(startedAt, today),
    },
    {
      id: 'by',
      label: m.by(),
      kind: 'text',
      width: '11%',
      cell: ({ startedBy }) => startedBy || m.command(),
    },
    { id: 'rows', label: m.rows(), kind: 'figure', cell: ({ rows }) => formatCount(rows) },
    { id: 'result', label: m.result(), kind: 'address', cell: (run) => <Result run={run} /> },
    {
      id: 'actions',
      label: m.actions(),
      kind: 'actions',
      isLabelHidden: true,
      cell: (run) => (
        <>
          {isRemovable(run) && (
            <Button
              size="sm"
              tone="quiet"
              aria-label={m.removeOf({ name: run.name })}
              onPress={() => onRemove(run)}
            >
              {m.remove()}
            </Button>
          )}
          {isWaiting(run) && (
            <LinkButton size="sm" tone="solid" href={hrefOf(run)} aria-label={m.goOnWith({ name: run.name })}>
              {m.again()}
            </LinkButton>
          )}
          {run.undoUntil !== null && !isWorking(run) && (
            <Button
              size="sm"
              icon={<Icon name="undo" size={16} />}
              aria-label={m.undoOf({ name: run.name })}
              onPress={() => onUndo(run)}
            >
              {m.undo()}
            </Button>
          )}
        </>
      ),
    },
  ];
  return (
    <>
      <Table<ImportRun>
        label={m.earlier()}
        columns={columns}
        rows={runs && (isWhole ? runs : runs.slice(0, first))}
        rowId={({ _id }) => _id}
        skeletonRows={3}
      />
      {!isWhole && runs && runs.length > first && (
        <div>
          <Button onPress={() => setWhole(true)}>{m.showAll({ shown: formatCount(runs.length) })}</Button>
        </div>
      )}
    </>
  );
}

function Result({ run }: { run: ImportRun }) {
  const leftOut = leftOutText(run);
  const tone = run.error !== null ? styles.bad : isWaiting(run) ? styles.caution : undefined;
  const text = stateText(run);
  return (
    <span>
      <span className={tone}>{text}</span>
      {text !== '' && leftOut !== '' && ', '}
      {leftOut !== '' && <span className={styles.bad}>{leftOut}</span>}
    </span>
  );
}
