import { useId, useRef, type ReactNode } from 'react';
import type { SearchReport, Synonyms } from '#contract/catalogue/search.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/search-desk.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { PageHeader } from '#ui/components/PageHeader/PageHeader.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Table, type TableColumn } from '#ui/components/Table/Table.tsx';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import { HiddenStatus } from '#ui/components/VisuallyHidden/HiddenStatus.tsx';
import type { Remote } from '#ui/remote.ts';
import type { ActionError } from '../../form/action-error.ts';
import { Loaded } from '../../LoadFailed/Loaded.tsx';
import { LoadFailed } from '../../LoadFailed/LoadFailed.tsx';
import { SynonymEditor, type SynonymEditorHandle } from './SynonymEditor.tsx';
import * as styles from './SearchDesk.css.ts';

export interface SearchDeskProps {
  report: Remote<SearchReport>;
  synonyms: Remote<Synonyms>;
  /** The catalogue with a search. */
  hrefOf(words: string): string;
  /** Resolves to the error, or to null when the groups are saved. */
  onSave(groups: Synonyms): Promise<ActionError | null>;
  /** Called when unsaved changes appear or disappear. */
  onDirtyChange?(isDirty: boolean): void;
}

type Searched = SearchReport['frequent'][number];

/** What customers search for, and the words that mean the same. */
export function SearchDesk({ report, synonyms, hrefOf, onSave, onDirtyChange }: SearchDeskProps) {
  const editor = useRef<SynonymEditorHandle>(null);

  const words: TableColumn<Searched> = {
    id: 'words',
    label: m.words(),
    kind: 'name',
    cell: (row) => (
      <TextLink href={hrefOf(row.words)}>
        <bdi>{row.words}</bdi>
      </TextLink>
    ),
  };
  const searches: TableColumn<Searched> = {
    id: 'searches',
    label: m.searches(),
    kind: 'figure',
    width: '18%',
    cell: (row) => formatCount(row.searches),
  };
  const found: TableColumn<Searched> = {
    id: 'found',
    label: m.found(),
    kind: 'figure',
    width: '22%',
    cell: ({ parts }) => formatCount(parts >= 1000 ? { atLeast: 1000 } : parts),
  };
  const action: TableColumn<Searched> = {
    id: 'action',
    label: m.addSynonym(),
    kind: 'actions',
    width: '34%',
    isLabelHidden: true,
    cell: (row) => (
      <Button
        size="sm"
        aria-label={m.addSynonymFor({ words: row.words })}
        isDisabled={synonyms.status !== 'ready'}
        onPress={() => editor.current?.addFor(row.words)}
      >
        {m.addSynonym()}
      </Button>
    ),
  };
  const isReady = report.status === 'ready';

  return (
    <Stack gap="10">
      <Stack gap="6">
        <PageHeader
          title={common.searchDesk()}
          lead={
            isReady
              ? m.shown({ count: report.value.searches, shown: formatCount(report.value.searches) })
              : m.lead()
          }
        />
        {report.status === 'loading' && <HiddenStatus>{m.loadingReport()}</HiddenStatus>}
        {report.status === 'error' ? (
          <LoadFailed of={report} title={m.reportFailed()} />
        ) : (
          <div className={styles.pair}>
            <Searches
              title={m.withoutResult()}
              columns={[words, searches, action]}
              rows={isReady ? report.value.withoutResult : null}
              empty={<EmptyState title={m.noneWithoutResult()} text={m.noneWithoutResultHint()} />}
            />
            <Searches
              title={m.frequent()}
              columns={[words, searches, found]}
              rows={isReady ? report.value.frequent : null}
              empty={<EmptyState title={m.noFrequent()} text={m.noFrequentHint()} />}
            />
          </div>
        )}
      </Stack>
      <section className={styles.editor} aria-label={m.groups()}>
        <h2 className={styles.title}>{m.groups()}</h2>
        <p className={styles.hint}>{m.groupHint()}</p>
        <Loaded of={synonyms} loading={m.loadingGroups()} failed={m.groupsFailed()}>
          {(saved) => (
            <SynonymEditor ref={editor} saved={saved} onSave={onSave} onDirtyChange={onDirtyChange} />
          )}
        </Loaded>
      </section>
    </Stack>
  );
}

interface SearchesProps {
  title: string;
  columns: readonly TableColumn<Searched>[];
  /** Null while loading. */
  rows: readonly Searched[] | null;
  empty: ReactNode;
}

function Searches({ title, columns, rows, empty }: SearchesProps) {
  const id = useId();
  return (
    <section className={styles.block} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {rows?.length === 0 ? (
        empty
      ) : (
        <Table<Searched>
          label={title}
          columns={columns}
          rows={rows}
          rowId={(row) => row.words}
          skeletonRows={3}
        />
      )}
    </section>
  );
}
