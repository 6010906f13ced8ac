import { useState } from 'react';
import type { Density } from '../components/DensitySwitch/DensitySwitch.tsx';
import type { PartListQuery, PartRefusal, PartRow } from '../sections/PartTable/part-row.ts';
import { PartTable, type PartTableProps } from '../sections/PartTable/PartTable.tsx';
import { FromApiList } from './FromApi.tsx';
import { ask, send, wordsOf } from './send.ts';
import { uploadTo } from './upload-to.ts';

interface CatalogueDeskProps {
  /** The `id` of the story's context. */
  story: string;
  counts: PartTableProps['counts'];
  pageSize?: number;
  startsWith?: Partial<PartListQuery>;
  /** Where a refused change belongs, as the app reads it from the answer's code. */
  refusedField?: PartRefusal['field'];
  onChange?: PartTableProps['onChange'];
  onDelete?: PartTableProps['onDelete'];
  onExport?(): void;
  exporting?: PartTableProps['exporting'];
}

const whole: PartListQuery = { search: '', stock: 'all', sort: null, page: 1 };

function pathOf({ search, stock, sort, page }: PartListQuery, pageSize: number): `/${string}` {
  const params = new URLSearchParams({ page: String(page), limit: String(pageSize) });
  if (search.trim() !== '') params.set('search', search.trim());
  if (stock !== 'all') params.set('stock', stock);
  if (sort) params.set('sort', `${sort.isDescending ? '-' : ''}${sort.by}`);
  return `/parts?${params}`;
}

/** The handlers are typed by the contract: a change that was taken and one that came too late both tell the part as it is now. */
const currentOf = (answer: unknown) => (answer as { part?: PartRow }).part;

/** The table of parts over a story's API, with what the app does between the two: it keeps what was changed. */
export function CatalogueDesk(props: CatalogueDeskProps) {
  const { story, counts, pageSize = 12, startsWith, refusedField } = props;
  const { onChange, onDelete, onExport, exporting } = props;
  const [query, setQuery] = useState<PartListQuery>({ ...whole, ...startsWith });
  const [density, setDensity] = useState<Density>('comfortable');
  const [known, setKnown] = useState<ReadonlyMap<string, PartRow | null>>(new Map());
  const learn = (id: string, part: PartRow | null) => setKnown((before) => new Map(before).set(id, part));

  return (
    <FromApiList<PartRow> story={story} path={pathOf(query, pageSize)}>
      {(parts, isRefreshing) => {
        const shown =
          parts.status === 'ready'
            ? { ...parts, value: { ...parts.value, rows: parts.value.rows.flatMap(latest) } }
            : parts;
        return (
          <PartTable
            parts={shown}
            isRefreshing={isRefreshing}
            query={query}
            onQueryChange={setQuery}
            pageSize={pageSize}
            counts={counts}
            density={density}
            onDensityChange={setDensity}
            addHref="/admin-dashboard/add-product"
            onUpload={uploadTo(story)}
            onExport={onExport}
            exporting={exporting}
            onChange={async (part, change) => {
              await onChange?.(part, change);
              const path = `/parts/${part._id}` as const;
              const { isOk, answer } = await ask(story, { method: 'PATCH', path, body: change });
              const current = currentOf(answer);
              if (current) learn(part._id, current);
              if (isOk) return null;
              return { message: wordsOf(answer), current, field: refusedField };
            }}
            onDelete={async (part) => {
              await onDelete?.(part);
              const refusal = await send(story, { method: 'DELETE', path: `/delete-part/${part._id}` });
              if (refusal === null) learn(part._id, null);
              return refusal;
            }}
          />
        );
      }}
    </FromApiList>
  );

  function latest(row: PartRow): readonly PartRow[] {
    const part = known.get(row._id);
    if (part === undefined) return [row];
    return part === null ? [] : [part];
  }
}
