import { useState } from 'react';
import type { ImportDetails, ImportRow } from '#contract/import/imports.ts';
import * as m from '#messages/import-check.js';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { Pagination } from '#ui/components/Pagination/Pagination.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Table, type TableColumn } from '#ui/components/Table/Table.tsx';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import { useLoaded } from '#ui/use-loaded.ts';
import { Loaded } from '../../LoadFailed/Loaded.tsx';
import * as shared from '../run/import.css.ts';
import type { ImportSource } from '../run/import-source.ts';
import * as styles from './ImportCheck.css.ts';

export interface ChangedRowsProps extends Pick<ImportSource, 'onRows'> {
  run: ImportDetails;
  partHref(address: string): string;
}

interface Change extends Pick<ImportRow, 'row' | 'about' | 'name' | 'address'> {
  column: string;
  before: string;
  after: string;
}

const pageSize = 10;

const columnsOf = (partHref: ChangedRowsProps['partHref']): readonly TableColumn<Change>[] => [
  {
    id: 'about',
    label: m.number(),
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
    cell: ({ name, address }) =>
      address === null ? (
        <bdi>{name}</bdi>
      ) : (
        <TextLink href={partHref(address)}>
          <bdi>{name}</bdi>
        </TextLink>
      ),
  },
  { id: 'column', label: m.column(), kind: 'text', width: '16%', cell: ({ column }) => column },
  {
    id: 'now',
    label: m.now(),
    kind: 'text',
    width: '19%',
    cell: ({ before }) => (
      <span className={styles.before}>
        <Numeric>{before || '–'}</Numeric>
      </span>
    ),
  },
  {
    id: 'after',
    label: m.inFile(),
    kind: 'text',
    width: '19%',
    cell: ({ after }) => <Numeric>{after || '–'}</Numeric>,
  },
];

/** What an import would change in things that the shop has already. */
export function ChangedRows({ run, partHref, onRows }: ChangedRowsProps) {
  const [page, setPage] = useState(1);
  const loaded = useLoaded(`${run._id} ${page}`, () => onRows({ result: 'changed', page, limit: pageSize }));
  return (
    <section className={styles.block} aria-label={m.changedRows()}>
      <h2 className={shared.title}>{m.changedRows()}</h2>
      <Loaded of={loaded} loading={m.rowsLoading()} failed={m.rowsFailed()}>
        {({ rows, total }) => (
          <Stack gap="3">
            <Table<Change>
              label={m.changedRows()}
              columns={columnsOf(partHref)}
              rows={rows.flatMap(({ changes, row, about, name, address }) =>
                changes.map((change) => ({ ...{ row, about, name, address }, ...change })),
              )}
              rowId={({ row, column }) => `${row} ${column}`}
            />
            <Pagination
              label={m.rowsPages()}
              page={page}
              pageSize={pageSize}
              total={total}
              onPageChange={setPage}
            />
          </Stack>
        )}
      </Loaded>
    </section>
  );
}
