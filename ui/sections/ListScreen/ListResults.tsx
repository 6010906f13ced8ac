import type { ReactNode } from 'react';
import * as m from '#messages/list-screen.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { Drawing } from '#ui/components/Drawing/Drawing.tsx';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import type { ListPage } from '#ui/list-page.ts';
import { LoadFailed } from '../LoadFailed/LoadFailed.tsx';
import { outOfRangeTitle, type ListState, type RowsOf } from './list-state.ts';

export interface ListResultsProps<Row> {
  rowsOf: RowsOf;
  state: ListState<Row>;
  /** The number of the page, from 1. */
  page: number;
  /** Replaces the rows of a list without any. */
  empty: ReactNode;
  noMatch(): { title: string; text: string; action: ReactNode };
  onFirstPage(): void;
  /** Shows the rows; null while they load. */
  children(page: ListPage<Row> | null): ReactNode;
}

export const noRowsDrawing = <Drawing name="bearing" variant="missing" />;

/** The rows of a list as a table or tiles, or the reason why there are none. */
export function ListResults<Row>(props: ListResultsProps<Row>) {
  const { rowsOf, state, page, empty, noMatch, onFirstPage, children } = props;
  switch (state.status) {
    case 'loading':
      return children(null);
    case 'ready':
      return children(state.value);
    case 'error':
      return (
        <LoadFailed
          of={state}
          title={m.failed({ list: rowsOf })}
          drawing={<Drawing name="gear" variant="missing" />}
        />
      );
    case 'empty':
      return empty;
    case 'no-match':
      return <EmptyState {...noMatch()} drawing={noRowsDrawing} />;
    case 'out-of-range':
      return (
        <EmptyState
          title={outOfRangeTitle(page)}
          text={m.outOfRangeHint()}
          drawing={noRowsDrawing}
          action={<Button onPress={onFirstPage}>{m.firstPage()}</Button>}
        />
      );
  }
}
