import { useRef, useState, type ReactNode, type RefObject } from 'react';
import type { ListFilters } from '#contract/list-filters.ts';
import type { Count } from '#contract/list-counts.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/list-screen.js';
import type { Density } from '#tokens/density.ts';
import { Button } from '#ui/components/Button/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import { PageHeader } from '#ui/components/PageHeader/PageHeader.tsx';
import { Pagination } from '#ui/components/Pagination/Pagination.tsx';
import { SearchField } from '#ui/components/SearchField/SearchField.tsx';
import { SegmentedControl } from '#ui/components/SegmentedControl/SegmentedControl.tsx';
import { StatStrip, type StatTile } from '#ui/components/StatStrip/StatStrip.tsx';
import { Table, type TableProps } from '#ui/components/Table/Table.tsx';
import { HiddenStatus } from '#ui/components/VisuallyHidden/HiddenStatus.tsx';
import { listState, outOfRangeTitle, type ListProps, type RowsOf } from './list-state.ts';
import { ListResults, noRowsDrawing } from './ListResults.tsx';
import { UnreadFilters } from './UnreadFilters.tsx';
import { sortOf, sortOrderOf } from './sort-order.ts';
import * as styles from './ListScreen.css.ts';

/** A filter with one value at a time. The value `all` is unfiltered. */
export interface ListFilter<Value extends string, Query> {
  value: 'all' | Value;
  options: readonly {
    value: Value;
    label: string;
    /** The title when no row has this value. */
    noneTitle: string;
  }[];
  /** The rows that match the search, in all and of each value that is counted. Null while unknown. */
  counts: Readonly<Partial<Record<'all' | Value, Count>>> | null;
  /** The query with another value. */
  queryWith(value: 'all' | Value): Query;
}

export interface ListScreenProps<
  Row extends object,
  Query extends ListFilters,
  Value extends string,
> extends ListProps<Row, Query> {
  /** The heading, and the accessible name of the table. */
  title: string;
  rowsOf: RowsOf;
  /** Receives the focus when the button that had it is removed. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Buttons of the page header. */
  actions?: ReactNode;
  /** Figures over the whole list, whatever the query. */
  figures?: readonly StatTile[];
  /** Above the search, such as the progress of an action on many rows. */
  notice?: ReactNode;
  /** Whether there may be a notice, which would move the list. */
  isNoticeLoading?: boolean;
  search: {
    placeholder: string;
    /** What the search looks in, as a sentence. */
    covers: string;
    /** Whether the key "/" focuses the search. */
    hasShortcut?: boolean;
  };
  /** Controls before the filter. They stay when the list is empty. */
  tools?: ReactNode;
  filter: ListFilter<Value, Query>;
  /** The order without `sort` in the query, such as `-createdAt`, if a column shows it. */
  usualSort?: string;
  /** While the table shows another list, which has no filter: what is said when it has no rows, and the query without it. */
  otherList?: { noneTitle: string; hint: string; leave: Query };
  /** While `tools` filter the list: what is said when it has no rows, and the query without them. */
  narrowed?: { hint: string; leave: Query };
  table: Pick<
    TableProps<Row>,
    'columns' | 'rowId' | 'selection' | 'skeletonRows' | 'onOpen' | 'outcomeOf' | 'errorOf' | 'groups'
  >;
  /** What a list without rows will contain, and what to do next. */
  empty: { text: string; action?: ReactNode };
  /** The result of the last action, for screen readers. */
  announcement?: string | null;
  /** Below the pages: the bar for the selected rows. */
  footer?: ReactNode;
  /** Dialogs and drawers. */
  children?: ReactNode;
}

/** A page of a dashboard with a list: search, filter, table, pages, and every state in which there are no rows. */
export function ListScreen<Row extends object, Query extends ListFilters, Value extends string>(
  props: ListScreenProps<Row, Query, Value>,
) {
  const { isRefreshing = false, query, onQueryChange, pageSize, title, rowsOf, heading } = props;
  const { search, filter, otherList, narrowed, density, table, empty } = props;
  const top = useRef<HTMLDivElement>(null);

  const { search: searched = '', page: pageNumber = 1 } = query;
  const isSearch = searched.trim() !== '';
  const state = listState(props, isSearch || filter.value !== 'all' || (otherList ?? narrowed) !== undefined);
  const { status } = state;
  const noneTitle =
    otherList?.noneTitle ?? filter.options.find(({ value }) => value === filter.value)?.noneTitle;
  const noMatchMessage =
    isSearch || narrowed || noneTitle === undefined ? m.noMatch({ list: rowsOf }) : noneTitle;

  // The rows keep their numbers until the next page has loaded.
  const [shownPage, setShownPage] = useState(pageNumber);
  if (!isRefreshing && !Object.is(shownPage, pageNumber)) setShownPage(pageNumber);

  const show = (next: Query) => onQueryChange({ ...next, page: 1 });

  function turnTo(page: number, limit = query.limit) {
    onQueryChange({ ...query, page, limit });
    top.current?.scrollIntoView({ block: 'nearest' });
  }

  /** For buttons that disappear with the state that they are in. */
  function showInstead(next: Query) {
    show(next);
    heading.current?.focus();
  }

  return (
    <div className={styles.page}>
      <PageHeader title={title} headingRef={heading} actions={props.actions} />
      <HiddenStatus>
        {status === 'loading'
          ? m.loading({ list: rowsOf })
          : status === 'no-match'
            ? noMatchMessage
            : status === 'out-of-range'
              ? outOfRangeTitle(pageNumber)
              : status === 'ready' && props.announcement}
      </HiddenStatus>
      {props.figures && status !== 'empty' && <StatStrip tiles={props.figures} />}
      <UnreadFilters unread={props.unread} />
      {props.notice}
      <div
        className={styles.list}
        data-density={density?.value}
        data-waits={props.isNoticeLoading ? '' : undefined}
      >
        {status === 'empty' && props.tools}
        {status !== 'empty' && (
          <div className={styles.top} ref={top}>
            <div className={styles.toolbar}>
              <SearchField
                label={m.search({ list: rowsOf })}
                placeholder={search.placeholder}
                hasShortcut={search.hasShortcut}
                value={searched}
                onChange={(typed) => show({ ...query, search: typed })}
              />
              {props.tools}
              {otherList === undefined && (
                <SegmentedControl<'all' | Value>
                  label={m.show({ list: rowsOf })}
                  value={filter.value}
                  options={[{ value: 'all' as const, label: common.all() }, ...filter.options].map(
                    ({ value, label }) => ({ value, label, count: filter.counts && filter.counts[value] }),
                  )}
                  onChange={(value) => show(filter.queryWith(value))}
                />
              )}
              {density && (
                <div className={styles.end}>
                  <SegmentedControl<Density>
                    {...density}
                    label={m.rowHeight()}
                    options={[
                      { value: 'comfortable', label: m.comfortable(), icon: 'rows-comfortable' },
                      { value: 'compact', label: m.compact(), icon: 'rows-compact' },
                    ]}
                  />
                </div>
              )}
            </div>
          </div>
        )}
        <ListResults
          rowsOf={rowsOf}
          state={state}
          page={pageNumber}
          empty={<EmptyState title={m.none({ list: rowsOf })} drawing={noRowsDrawing} {...empty} />}
          noMatch={() => ({
            title: noMatchMessage,
            text: isSearch
              ? search.covers
              : (otherList?.hint ?? narrowed?.hint ?? m.chooseAll({ list: rowsOf })),
            action: (
              <Button
                onPress={() =>
                  showInstead({
                    ...(otherList?.leave ?? narrowed?.leave ?? filter.queryWith('all')),
                    search: undefined,
                  })
                }
              >
                {m.showAll({ list: rowsOf })}
              </Button>
            ),
          })}
          onFirstPage={() => showInstead(query)}
        >
          {(page) => (
            <>
              <Table<Row>
                {...table}
                label={title}
                rows={page && page.rows}
                sort={{
                  order: sortOrderOf(query.sort),
                  usual: sortOrderOf(props.usualSort) ?? undefined,
                  onChange: (order) => show({ ...query, sort: sortOf(order) }),
                }}
                firstNumber={(shownPage - 1) * pageSize + 1}
                isBusy={isRefreshing}
              />
              {page && (
                <Pagination
                  label={m.pages({ list: rowsOf })}
                  page={pageNumber}
                  pageSize={pageSize}
                  total={page.total}
                  isCapped={page.isCapped}
                  onPageChange={(page) => turnTo(page)}
                  onPageSizeChange={(size) =>
                    turnTo(Math.floor(((pageNumber - 1) * pageSize) / size) + 1, size)
                  }
                />
              )}
            </>
          )}
        </ListResults>
        {props.footer}
      </div>
      {props.children}
    </div>
  );
}
