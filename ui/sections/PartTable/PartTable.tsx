import { useRef, useState } from 'react';
import { stockState } from '#contract/stock.ts';
import { Badge } from '#ui/components/Badge/Badge.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { DensitySwitch, type Density } from '#ui/components/DensitySwitch/DensitySwitch.tsx';
import { Drawing } from '#ui/components/Drawing/Drawing.tsx';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#ui/components/ErrorState/ErrorState.tsx';
import { formatCount, type Count } from '#ui/components/Numeric/format-count.ts';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { IconButton } from '#ui/components/IconButton/IconButton.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { ListToolbar } from '#ui/components/ListToolbar/ListToolbar.tsx';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { PageHeader } from '#ui/components/PageHeader/PageHeader.tsx';
import { Pagination } from '#ui/components/Pagination/Pagination.tsx';
import { Picture } from '#ui/components/Picture/Picture.tsx';
import { SearchField } from '#ui/components/SearchField/SearchField.tsx';
import { SegmentedControl } from '#ui/components/SegmentedControl/SegmentedControl.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Table, type TableColumn } from '#ui/components/Table/Table.tsx';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import type { ListPage } from '#ui/list-page.ts';
import type { Remote } from '#ui/remote.ts';
import type { Failure } from '../failure.ts';
import { useKeptRows } from '../use-kept-rows.ts';
import type { UploadPicture } from '../use-picture-upload.ts';
import { tableFrame } from '../table-frame.css.ts';
import { DeletePartDialog } from './DeletePartDialog.tsx';
import { EditPartDrawer } from './EditPartDrawer.tsx';
import { ExportButton } from './ExportButton.tsx';
import type { ChangePart, ExportProgress, PartListQuery, PartRow } from './part-row.ts';
import { StockCell } from './StockCell.tsx';
import * as styles from './PartTable.css.ts';

export interface PartTableProps {
  parts: Remote<ListPage<PartRow>>;
  /** The rows for another query are on their way. */
  isRefreshing?: boolean;
  query: PartListQuery;
  onQueryChange(query: PartListQuery): void;
  pageSize: number;
  /** Of what the search matches; null while they are not known. */
  counts: Readonly<Record<PartListQuery['stock'], Count>> | null;
  density: Density;
  onDensityChange(density: Density): void;
  addHref: string;
  onChange: ChangePart;
  onUpload: UploadPicture;
  /** Resolves to the reason when the part was not deleted. */
  onDelete(part: PartRow): Promise<Failure | null>;
  /** Told whenever something appears that would be lost by leaving, or goes. */
  onDirtyChange?(isDirty: boolean): void;
  /** Hands over exactly what the query finds, as a file of comma-separated values. */
  onExport?(): void;
  /** How far that file is; null while none is being made. */
  exporting?: ExportProgress | null;
}

const deleted = { label: 'Deleted', isGone: true };

/** The catalogue as admins keep it: what runs low, what it costs, and what is said of it. */
export function PartTable(props: PartTableProps) {
  const { parts, isRefreshing = false, query, onQueryChange, pageSize, counts, addHref } = props;
  const { density, onDensityChange, onUpload, onExport, exporting = null } = props;
  const [asked, setAsked] = useState<PartRow | null>(null);
  const [edited, setEdited] = useState<{ part: PartRow; visit: number } | null>(null);
  const [isEditing, setIsEditing] = useState(false);
  const [news, setNews] = useState<{ words: string } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const kept = useKeptRows({ list: parts, query, isRefreshing });
  const rows = kept.rows ?? [];

  function ask(change: Partial<PartListQuery>) {
    setNews(null);
    onQueryChange({ ...query, page: 1, ...change });
  }

  const changePart: ChangePart = async (part, change) => {
    kept.hold();
    const refusal = await props.onChange(part, change);
    if (refusal?.isGone) kept.finish(part, deleted);
    return refusal;
  };

  async function deletePart(part: PartRow) {
    kept.hold();
    const refused = await props.onDelete(part);
    if (refused === null) kept.finish(part, deleted);
    return refused;
  }

  const columns: readonly TableColumn<PartRow>[] = [
    { id: 'index', label: '#', kind: 'index', cell: (_part, number) => number },
    {
      id: 'picture',
      label: 'Image',
      kind: 'picture',
      isLabelHidden: true,
      cell: ({ image, name }) => <Picture src={image} alt="" slot="thumbnail" partName={name} />,
    },
    {
      id: 'name',
      label: 'Product name',
      kind: 'name',
      sortBy: 'name',
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      id: 'price',
      label: 'Price',
      kind: 'figure',
      width: '11%',
      sortBy: 'price',
      cell: ({ price }) => formatMoney(price),
    },
    {
      id: 'minimum',
      label: 'Minimum order',
      kind: 'figure',
      width: '15%',
      cell: ({ minQuantity }) => formatCount(minQuantity),
    },
    {
      id: 'quantity',
      label: 'Quantity',
      kind: 'figure',
      width: '11%',
      sortBy: 'quantity',
      cell: (part) =>
        kept.outcomeOf(part) ? (
          formatCount(part.quantity)
        ) : (
          <StockCell
            part={part}
            onChange={changePart}
            onChanged={(changed, quantity) =>
              setNews({ words: `The stock of ${changed.name} is ${formatCount(quantity)} now` })
            }
          />
        ),
    },
    { id: 'stock', label: 'Stock', kind: 'status', width: '14%', cell: (part) => <Stock part={part} /> },
    {
      id: 'actions',
      label: 'Actions',
      kind: 'actions',
      width: '8%',
      isLabelHidden: true,
      cell: (part) => (
        <IconButton
          label={`Delete ${part.name}`}
          size="sm"
          tone="critical"
          icon={<Icon name="trash" size={16} />}
          onPress={() => setAsked(part)}
        />
      ),
    },
  ];

  function content() {
    if (parts.status === 'error') {
      return (
        <ErrorState
          title="Parts could not be loaded"
          text={parts.message ?? 'Nothing you did is lost.'}
          requestId={parts.requestId}
          drawing={<Drawing name="gear" variant="missing" />}
          onRetry={parts.onRetry}
        />
      );
    }
    const isFiltered = query.search.trim() !== '' || query.stock !== 'all';
    if (parts.status === 'ready' && rows.length === 0 && parts.value.total === 0 && !isFiltered) {
      return (
        <EmptyState
          title="No parts yet"
          text="Parts you add appear here with their price and stock."
          drawing={<Drawing name="bearing" variant="missing" />}
          action={<LinkButton href={addHref}>Add a Product</LinkButton>}
        />
      );
    }
    return (
      <div className={styles.list} data-density={density}>
        <ListToolbar end={<DensitySwitch value={density} onChange={onDensityChange} />}>
          <SearchField
            label="Search parts"
            placeholder="Search parts"
            value={query.search}
            onChange={(search) => ask({ search })}
          />
          <SegmentedControl<PartListQuery['stock']>
            label="Show parts"
            value={query.stock}
            options={[
              { value: 'all', label: 'All', count: counts?.all ?? null },
              { value: 'low', label: 'Running low', count: counts?.low ?? null },
              { value: 'out', label: 'Out of stock', count: counts?.out ?? null },
            ]}
            onChange={(stock) => ask({ stock })}
          />
        </ListToolbar>
        {parts.status === 'ready' && rows.length === 0 ? (
          <Nothing query={query} total={parts.value.total} onQueryChange={onQueryChange} />
        ) : (
          <div className={tableFrame}>
            <Table<PartRow>
              label="Parts"
              columns={columns}
              rows={parts.status === 'ready' ? rows : null}
              rowId={({ _id }) => _id}
              sort={{ order: query.sort, onChange: (sort) => ask({ sort }) }}
              firstNumber={(query.page - 1) * pageSize + 1}
              skeletonRows={pageSize}
              isBusy={isRefreshing}
              outcomeOf={kept.outcomeOf}
              onOpen={(part) => {
                setEdited((before) => ({ part, visit: (before?.visit ?? 0) + 1 }));
                setIsEditing(true);
              }}
            />
          </div>
        )}
        {parts.status === 'ready' ? (
          <Pagination
            label="Pages of parts"
            page={query.page}
            pageSize={pageSize}
            total={kept.total}
            isCapped={parts.value.isCapped}
            onPageChange={(page) => ask({ page })}
          />
        ) : (
          <VisuallyHidden>
            <p role="status">Loading parts</p>
          </VisuallyHidden>
        )}
      </div>
    );
  }

  return (
    <Stack gap="6">
      <PageHeader
        title="Manage Products"
        headingRef={heading}
        actions={
          <>
            {onExport && <ExportButton progress={exporting} onExport={onExport} />}
            <LinkButton href={addHref} tone="primary" icon={<Icon name="plus" />}>
              Add a Product
            </LinkButton>
          </>
        }
      />
      <VisuallyHidden>
        <p role="status">{news?.words}</p>
      </VisuallyHidden>
      {content()}
      <DeletePartDialog
        part={asked}
        fallbackFocus={heading}
        onDelete={deletePart}
        onClose={() => setAsked(null)}
        onDeleted={({ name }) => {
          setAsked(null);
          setNews({ words: `${name} is deleted` });
        }}
      />
      {edited && (
        <EditPartDrawer
          key={edited.visit}
          part={edited.part}
          isOpen={isEditing}
          onChange={changePart}
          onUpload={onUpload}
          onDirtyChange={props.onDirtyChange}
          onClose={() => setIsEditing(false)}
          onChanged={(changed) => {
            setIsEditing(false);
            setNews({ words: `${changed.name} is changed` });
          }}
        />
      )}
    </Stack>
  );
}

function Stock({ part }: { part: PartRow }) {
  switch (stockState(part)) {
    case 'in':
      return <span className={styles.inStock}>In stock</span>;
    case 'low':
      return <Badge tone="caution">Running low</Badge>;
    case 'out':
      return <Badge tone="critical">Out of stock</Badge>;
  }
}

interface NothingProps extends Pick<PartTableProps, 'query' | 'onQueryChange'> {
  total: number;
}

/** There are parts, only none here. */
function Nothing({ query, total, onQueryChange }: NothingProps) {
  const drawing = <Drawing name="bearing" variant="missing" />;
  if (total > 0) {
    return (
      <EmptyState
        title="Nothing on this page"
        text="The list has become shorter."
        drawing={drawing}
        action={<Button onPress={() => onQueryChange({ ...query, page: 1 })}>Show the first page</Button>}
      />
    );
  }
  if (query.search.trim() === '') {
    return (
      <EmptyState
        title={query.stock === 'low' ? 'Nothing runs low' : 'Nothing is out of stock'}
        text="Choose All to see every part."
        drawing={drawing}
      />
    );
  }
  return (
    <EmptyState
      title="No part is found"
      text="Try fewer letters, or choose All."
      drawing={drawing}
      action={
        <Button onPress={() => onQueryChange({ ...query, search: '', stock: 'all', page: 1 })}>
          Show all parts
        </Button>
      }
    />
  );
}
