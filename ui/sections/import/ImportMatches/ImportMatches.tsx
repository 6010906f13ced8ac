import { useState } from 'react';
import type { ImportDetails, ImportMatch, MatchedThing } from '#contract/import/imports.ts';
import * as m from '#messages/import-matches.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { Checkbox } from '#ui/components/Checkbox/Checkbox.tsx';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Pagination } from '#ui/components/Pagination/Pagination.tsx';
import { SegmentedControl } from '#ui/components/SegmentedControl/SegmentedControl.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Table, type TableColumn } from '#ui/components/Table/Table.tsx';
import { useLoaded } from '#ui/use-loaded.ts';
import { Loaded } from '../../LoadFailed/Loaded.tsx';
import type { ImportSource } from '../run/import-source.ts';
import * as shared from '../run/import.css.ts';
import * as styles from './ImportMatches.css.ts';
import { MatchSelect, type Chosen } from './MatchSelect.tsx';

/** Choices that are not sent yet, by `keyOf`. */
export type PendingChoices = ReadonlyMap<string, Chosen & { thing: MatchedThing; key: string }>;

export interface ImportMatchesProps {
  run: ImportDetails;
  source: Pick<ImportSource, 'onMatches' | 'onFind'>;
  choices: PendingChoices;
  onChoose(choices: PendingChoices): void;
  /** Whether the choices apply to the next files as well. */
  remembers: boolean;
  onRemember(remembers: boolean): void;
}

const keyOf = ({ thing, key }: Pick<ImportMatch, 'thing' | 'key'>) => `${thing} ${key}`;

const tabs = ['unmatched', 'remembered', 'all'] as const;
type Tab = (typeof tabs)[number];

const pageSize = 20;

const sum = (counts: ImportDetails['matches'], name: 'matched' | 'unmatched' | 'remembered' | 'rows') =>
  counts.reduce((total, one) => total + one[name], 0);

/** The makes, models, engines and categories that a file names, with what each means. Nothing is guessed. */
export function ImportMatches(props: ImportMatchesProps) {
  const { run, source, choices, onChoose, remembers, onRemember } = props;
  const { matches } = run;
  const counts = {
    unmatched: sum(matches, 'unmatched'),
    remembered: sum(matches, 'remembered'),
    all: sum(matches, 'matched') + sum(matches, 'unmatched'),
  };
  const [isOpen, setOpen] = useState(counts.unmatched > 0);
  const [{ tab, page }, setShown] = useState<{ tab: Tab; page: number }>({
    tab: counts.unmatched > 0 ? 'unmatched' : 'all',
    page: 1,
  });
  const labels: Record<Tab, string> = { unmatched: m.notMatched(), remembered: m.asBefore(), all: m.all() };

  function choose(all: readonly ImportMatch[], chosenOf: (match: ImportMatch) => Chosen) {
    const next = new Map(choices);
    for (const match of all) {
      const { thing, key } = match;
      const chosen = chosenOf(match);
      const isSaved = JSON.stringify(chosen.choice) === JSON.stringify(match.choice);
      if (isSaved) next.delete(keyOf(match));
      else next.set(keyOf(match), { ...chosen, thing, key });
    }
    onChoose(next);
  }

  return (
    <section className={styles.block} aria-label={m.title()}>
      <div className={shared.head}>
        <h2 className={shared.title}>{m.title()}</h2>
        {!isOpen && (
          <Button size="sm" onPress={() => setOpen(true)}>
            {m.show()}
          </Button>
        )}
      </div>
      {isOpen && (
        <>
          <div className={styles.end}>
            <SegmentedControl
              label={m.tabs()}
              options={tabs.map((value) => ({ value, label: labels[value], count: counts[value] }))}
              value={tab}
              onChange={(next) => setShown({ tab: next, page: 1 })}
            />
            <Checkbox label={m.remember()} isChecked={remembers} onChange={onRemember} />
          </div>
          <MatchTable
            key={tab}
            runId={run._id}
            {...{ tab, page, source, choices }}
            onPageChange={(next) => setShown({ tab, page: next })}
            onChoose={choose}
          />
        </>
      )}
    </section>
  );
}

interface MatchTableProps extends Pick<ImportMatchesProps, 'source' | 'choices'> {
  runId: string;
  tab: Tab;
  page: number;
  onPageChange(page: number): void;
  onChoose(all: readonly ImportMatch[], chosenOf: (match: ImportMatch) => Chosen): void;
}

function MatchTable({ runId, tab, page, source, choices, onPageChange, onChoose }: MatchTableProps) {
  const state = tab === 'all' ? undefined : tab;
  const loaded = useLoaded(JSON.stringify([runId, tab, page]), () =>
    source.onMatches({ state, page, limit: pageSize }),
  );
  const chosenOf = (match: ImportMatch): Chosen => choices.get(keyOf(match)) ?? { choice: match.choice };
  const columns: readonly TableColumn<ImportMatch>[] = [
    {
      id: 'text',
      label: m.inFile(),
      kind: 'name',
      width: '30%',
      cell: ({ text, more, thing }) => (
        <span>
          <bdi>{text}</bdi>
          <span className={styles.more}>
            {[m.thing({ thing }), ...(more === '' ? [] : [more])].join(', ')}
          </span>
        </span>
      ),
    },
    { id: 'rows', label: m.rows(), kind: 'figure', cell: ({ rows }) => formatCount(rows) },
    {
      id: 'choice',
      label: m.matchTo(),
      kind: 'address',
      width: '30%',
      cell: (match) => (
        <MatchSelect
          match={match}
          chosen={chosenOf(match)}
          onFind={source.onFind}
          onChoose={(chosen) => onChoose([match], () => chosen)}
        />
      ),
    },
    {
      id: 'why',
      label: m.why(),
      kind: 'address',
      cell: ({ why }) => <span className={shared.hint}>{why}</span>,
    },
  ];

  return (
    <Loaded of={loaded} loading={m.loading()} failed={m.failed()}>
      {({ rows, total }) => {
        const open = rows.filter((match) => match.suggestions.length > 0 && chosenOf(match).choice === null);
        return rows.length === 0 ? (
          <EmptyState title={m.none()} text={m.noneHint()} />
        ) : (
          <Stack gap="3">
            <Table<ImportMatch> label={m.title()} columns={columns} rows={rows} rowId={keyOf} />
            <div className={styles.end}>
              {open.length > 0 && (
                <Button
                  size="sm"
                  onPress={() =>
                    onChoose(open, ({ suggestions: [first] }) => ({
                      choice: first ? { slug: first.slug } : null,
                    }))
                  }
                >
                  {m.takeAll({ count: open.length, shown: formatCount(open.length) })}
                </Button>
              )}
              {total > pageSize && (
                <Pagination
                  label={m.pages()}
                  page={page}
                  pageSize={pageSize}
                  total={total}
                  onPageChange={onPageChange}
                />
              )}
            </div>
          </Stack>
        );
      }}
    </Loaded>
  );
}
