import { useState } from 'react';
import type { RowOutcome } from '#ui/components/Table/Table.tsx';
import type { ListPage } from '#ui/list-page.ts';
import type { Remote } from '#ui/remote.ts';

interface KeptRowsInput<Row> {
  list: Remote<ListPage<Row>>;
  /** The query of the list. A different query is a different list. */
  query: object;
  /** The list does not answer the query yet. */
  isRefreshing: boolean;
}

interface Done<Row> {
  outcome: RowOutcome;
  /** What the action changed. Overrides the row until the user leaves the list. */
  change?: Partial<Row>;
}

interface Visit<Row> {
  key: string;
  /** The latest response of the list. */
  list: ListPage<Row> | null;
  isHeld: boolean;
  /** The rows on screen while they are held, with their latest data. */
  rows: readonly Row[];
  done: ReadonlyMap<string, Done<Row>>;
  announcement: string | null;
}

const visitOf = <Row>(key: string, list: ListPage<Row> | null): Visit<Row> => ({
  key,
  list,
  isHeld: false,
  rows: list?.rows ?? [],
  done: new Map(),
  announcement: null,
});

/**
 * Held rows keep their order; a later response only updates their contents. A row that was removed, was missing and
 * is listed again has been restored, so its mark is removed.
 */
function withList<Row extends { _id: string }>(visit: Visit<Row>, list: ListPage<Row> | null): Visit<Row> {
  if (!visit.isHeld) return { ...visit, list, rows: list?.rows ?? [] };
  const latest = new Map(list?.rows.map((row) => [row._id, row]));
  const before = new Set(visit.list?.rows.map(({ _id }) => _id));
  const isRestored = ([id, { outcome }]: [string, Done<Row>]) =>
    outcome.isGone && latest.has(id) && !before.has(id);
  return {
    ...visit,
    list,
    rows: visit.rows.map((row) => latest.get(row._id) ?? row),
    done: new Map([...visit.done].filter((entry) => !isRestored(entry))),
  };
}

/**
 * Keeps the rows of a list in place from the first action on one of them until the user leaves the list (another
 * page, filter, sort, search or route), so that a second click never hits the next row. The list may be fetched
 * again meanwhile.
 */
export function useKeptRows<Row extends { _id: string }>(input: KeptRowsInput<Row>) {
  const key = JSON.stringify(input.query);
  const list = input.list.status === 'ready' ? input.list.value : null;
  const [stored, setVisit] = useState(() => visitOf(key, list));
  let visit = stored;
  if (!input.isRefreshing && visit.key !== key) visit = visitOf(key, list);
  else if (visit.list !== list) visit = withList(visit, list);
  if (visit !== stored) setVisit(visit);

  const { rows, done, announcement } = visit;
  const isGone = ({ _id }: Row) => done.get(_id)?.outcome.isGone ?? false;
  const pending = list?.rows.filter(isGone).length ?? 0;

  const shown = rows.map((row): Row => ({ ...row, ...done.get(row._id)?.change }));

  return {
    /** The list with the held rows. Its total excludes removed rows. */
    list:
      input.list.status === 'ready'
        ? {
            ...input.list,
            value: { ...input.list.value, rows: shown, total: Math.max(0, input.list.value.total - pending) },
          }
        : input.list,
    /** Null until the list has loaded. */
    rows: list && shown,
    /** The result of the last action, for screen readers. */
    announcement,
    announce: (text: string) => setVisit((before) => ({ ...before, announcement: text })),
    outcomeOf: ({ _id }: Row): RowOutcome | undefined => done.get(_id)?.outcome,

    /** Holds the rows. Called when an action starts. */
    hold: () => setVisit((before) => (before.isHeld ? before : { ...before, isHeld: true })),

    /** Marks a row as done, in place. */
    finish: ({ _id }: Row, outcome: RowOutcome, change?: Partial<Row>) =>
      setVisit((before) => ({
        ...before,
        isHeld: true,
        done: new Map(before.done).set(_id, { outcome, change }),
      })),
  };
}

export type KeptRows<Row extends { _id: string }> = ReturnType<typeof useKeptRows<Row>>;
