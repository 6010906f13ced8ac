import { useState } from 'react';
import type { ImportDetails, ImportRow } from '#contract/import/imports.ts';
import * as check from '#messages/import-check.js';
import * as common from '#messages/common.js';
import * as m from '#messages/import-result.js';
import * as texts from '#messages/import-texts.js';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { Pagination } from '#ui/components/Pagination/Pagination.tsx';
import { SegmentedControl } from '#ui/components/SegmentedControl/SegmentedControl.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Table, type TableColumn } from '#ui/components/Table/Table.tsx';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import { useLoaded } from '#ui/use-loaded.ts';
import { Loaded } from '../../LoadFailed/Loaded.tsx';
import * as shared from '../run/import.css.ts';
import type { ImportSource } from '../run/import-source.ts';
import { isLoadingPictures } from '../run/run-state.ts';

export interface ResultRowsProps extends Pick<ImportSource, 'onRows'> {
  run: ImportDetails;
  partHref(address: string): string;
}

type Tab = 'all' | 'added' | 'changed' | 'faults';

const pageSize = 20;

/** The rows of a file with what became of each. */
export function ResultRows({ run, partHref, onRows }: ResultRowsProps) {
  const [{ tab, page }, setShown] = useState<{ tab: Tab; page: number }>({ tab: 'all', page: 1 });
  const loaded = useLoaded(JSON.stringify([run._id, run.state, isLoadingPictures(run), tab, page]), () =>
    onRows({ result: tab === 'all' ? undefined : tab, page, limit: pageSize }),
  );
  return (
    <>
      <div>
        <SegmentedControl
          label={m.rows()}
          options={[
            { value: 'all', label: common.all() },
            { value: 'added', label: texts.added() },
            { value: 'changed', label: texts.changed() },
            { value: 'faults', label: texts.leftOut() },
          ]}
          value={tab}
          onChange={(next) => setShown({ tab: next, page: 1 })}
        />
      </div>
      <Loaded of={loaded} loading={check.rowsLoading()} failed={check.rowsFailed()}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <EmptyState title={m.forgotten()} text={m.forgottenHint()} />
          ) : (
            <Stack gap="3">
              <Table<ImportRow>
                label={m.rows()}
                columns={columnsOf(partHref)}
                rows={rows}
                rowId={({ row }) => String(row)}
              />
              <Pagination
                label={check.rowsPages()}
                page={page}
                pageSize={pageSize}
                total={total}
                onPageChange={(next) => setShown({ tab, page: next })}
              />
            </Stack>
          )
        }
      </Loaded>
    </>
  );
}

const columnsOf = (partHref: ResultRowsProps['partHref']): readonly TableColumn<ImportRow>[] => [
  { id: 'row', label: check.row(), kind: 'figure', cell: ({ row }) => formatCount(row) },
  {
    id: 'about',
    label: check.about(),
    kind: 'text',
    width: '18%',
    cell: ({ about }) => (
      <bdi dir="ltr">
        <Numeric>{about}</Numeric>
      </bdi>
    ),
  },
  {
    id: 'name',
    label: m.name(),
    kind: 'name',
    width: '32%',
    cell: ({ name, address }) =>
      address === null ? (
        <bdi>{name}</bdi>
      ) : (
        <TextLink href={partHref(address)}>
          <bdi>{name}</bdi>
        </TextLink>
      ),
  },
  { id: 'result', label: m.result(), kind: 'address', cell: (row) => <Result row={row} /> },
];

function Result({ row: { result, changes, faults } }: { row: ImportRow }) {
  const why = faults.map(({ rule }) => rule).join(' ');
  const lines = result === 'changed' ? changes.map(changeText) : [];
  return (
    <Stack gap="0">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {lines.length === 0 && <span>{resultText(result)}</span>}
      {why !== '' && <span className={shared.bad}>{m.leftOut({ why })}</span>}
    </Stack>
  );
}

function resultText(result: ImportRow['result']): string {
  switch (result) {
    case 'added':
      return texts.added();
    case 'changed':
      return texts.changed();
    case 'unchanged':
      return texts.unchanged();
    case 'waiting':
      return m.waiting();
    case 'leftOut':
      return texts.leftOut();
    // The faults say more.
    case 'refused':
      return '';
  }
}

const changeText = ({ column, before, after }: ImportRow['changes'][number]): string =>
  before === ''
    ? m.setTo({ column, after })
    : after === ''
      ? m.cleared({ column, before })
      : m.changeOf({ column, before, after });
