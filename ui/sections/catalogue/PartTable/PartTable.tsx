import { useRef, useState, type ReactNode } from 'react';
import type { AdminPartFilters } from '#contract/catalogue/admin-part-filters.ts';
import type { Count } from '#contract/list-counts.ts';
import { offSaleStates } from '#contract/catalogue/part-states.ts';
import type { Part } from '#contract/catalogue/parts.ts';
import type { Category } from '#contract/catalogue/specifications.ts';
import { stockState } from '#contract/catalogue/stock.ts';
import * as bulkEdit from '#messages/bulk-edit.js';
import * as common from '#messages/common.js';
import * as extras from '#messages/part-extras.js';
import * as m from '#messages/part-table.js';
import { Badge } from '#ui/components/Badge/Badge.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { Checkbox } from '#ui/components/Checkbox/Checkbox.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { IconButton } from '#ui/components/IconButton/IconButton.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { Picture } from '#ui/components/Picture/Picture.tsx';
import { Select } from '#ui/components/Select/Select.tsx';
import type { TableColumn } from '#ui/components/Table/Table.tsx';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import { loadOnUse } from '#ui/load-on-use.tsx';
import type { Remote } from '#ui/remote.ts';
import { useLoaded } from '#ui/use-loaded.ts';
import type { ActionError } from '../../form/action-error.ts';
import type { ListProps } from '../../ListScreen/list-state.ts';
import { BulkBar } from '../../ListScreen/BulkBar.tsx';
import { ExportButton } from '../../ListScreen/ExportButton.tsx';
import { ListScreen } from '../../ListScreen/ListScreen.tsx';
import { useKeptRows } from '../../ListScreen/use-kept-rows.ts';
import type { SelectedParts } from '../BulkEdit/bulk-edit.ts';
import type { EditSource } from '../part/part-source.ts';
import type { PartTexts } from '../part/part-values.ts';
import type { UploadPicture } from '../../form/use-picture-upload.ts';
import type { UnsavedDraft } from '../../form/use-sent-form.ts';
import type { ChangePart } from './change-part.ts';
import { StockCell } from './StockCell.tsx';
import { usePartSelection } from './use-part-selection.ts';
import * as styles from './PartTable.css.ts';

export interface PartTableProps extends ListProps<Part, AdminPartFilters> {
  /** Counts of the rows that match the search; null while unknown. */
  counts: Readonly<Record<'all' | 'low' | 'out', Count>> | null;
  addHref: string;
  /** The page of a part on sale. */
  hrefOf(part: Part): string;
  source: EditSource;
  /** What the drawer shows below the form of a part. */
  moreOf?(part: Part): ReactNode;
  onChange: ChangePart;
  onUpload: UploadPicture;
  /** Stores the unsaved changes to a part. */
  draftOf?(part: Part): UnsavedDraft<PartTexts>;
  /** Resolves to the reason when the part was not deleted. */
  onDelete(part: Part): Promise<ActionError | null>;
  /** Called when unsaved changes appear or disappear. */
  onDirtyChange?(isDirty: boolean): void;
  /** Changes several parts in one way. Absent: parts cannot be selected. */
  onEditMany?(parts: SelectedParts): void;
  /** Opens the notes of all parts, to turn them into conditions. */
  onConvertNotes?(): void;
  /** Downloads exactly the parts of the query as a file. */
  onExport?(): Promise<ActionError | null>;
}

const DeletePartDialog = loadOnUse(
  'about',
  async () => (await import('./DeletePartDialog.tsx')).DeletePartDialog,
);
const EditPartDrawer = loadOnUse('part', async () => (await import('./EditPartDrawer.tsx')).EditPartDrawer);

const states = [
  { value: 'onSale' as const, label: extras.stateOf({ state: 'onSale' }) },
  ...offSaleStates.map((state) => ({ value: state, label: extras.stateOf({ state }) })),
];

/** Groups and, indented, their categories. The chosen one is there before the others are loaded. */
function categoryOptions(loaded: Remote<readonly Category[]>, chosen = '') {
  const all = { value: '', label: m.allCategories() };
  if (loaded.status !== 'ready') return chosen === '' ? [all] : [all, { value: chosen, label: chosen }];
  const indent = '\u2003';
  return [
    all,
    ...loaded.value.map(({ slug, name, parent }) => ({
      value: slug,
      label: parent === null ? name : indent + name,
    })),
  ];
}

const noneTitles = { draft: m.noneDraft(), discontinued: m.noneDiscontinued() };

const deleted = { label: m.deleted(), isGone: true };

/** The table in which admins edit parts: stock, price, name and description. */
export function PartTable(props: PartTableProps) {
  const { list, isRefreshing = false, query, counts, addHref, hrefOf } = props;
  const { onUpload, onExport, onEditMany, onConvertNotes } = props;
  const isNoted = query.notes !== undefined;
  const [asked, setAsked] = useState<Part | null>(null);
  const [edited, setEdited] = useState<Part | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const onSale = { ...query, state: undefined, page: 1 };
  const kept = useKeptRows({ list, query, isRefreshing });

  const categories = useLoaded('', props.source.categories);

  const selection = usePartSelection({
    listed: kept.list.status === 'ready' && !isRefreshing ? kept.list.value : null,
    query,
  });

  const changePart: ChangePart = async (part, change) => {
    kept.hold();
    const refusal = await props.onChange(part, change);
    if (refusal?.isGone) kept.finish(part, deleted);
    // It is in another list now.
    if (refusal === null && change.state !== undefined)
      kept.finish(part, { label: extras.stateOf({ state: change.state }), isGone: true });
    return refusal;
  };

  async function deletePart(part: Part) {
    kept.hold();
    const refused = await props.onDelete(part);
    if (refused === null) {
      kept.finish(part, deleted);
      kept.announce(m.partDeleted(part));
    }
    return refused;
  }

  const otherList = isNoted
    ? { noneTitle: m.noneWithNotes(), hint: m.showAllStates(), leave: { ...query, notes: undefined } }
    : query.state && { noneTitle: noneTitles[query.state], hint: m.chooseOnSale(), leave: onSale };

  const columns: readonly TableColumn<Part>[] = [
    { id: 'index', label: '#', kind: 'index', cell: (_part, number) => number },
    {
      id: 'picture',
      label: m.image(),
      kind: 'picture',
      isLabelHidden: true,
      cell: ({ image, name }) => <Picture src={image} alt="" slot="thumbnail" partName={name} />,
    },
    {
      id: 'name',
      label: common.productName(),
      kind: 'name',
      sortBy: 'name',
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      id: 'number',
      label: extras.partNumber(),
      kind: 'address',
      width: '11%',
      cell: (part) =>
        query.state === undefined ? (
          <TextLink href={hrefOf(part)}>
            <PartNumber number={part.number} />
          </TextLink>
        ) : (
          <PartNumber number={part.number} />
        ),
    },
    {
      id: 'price',
      label: common.price(),
      kind: 'figure',
      width: '10%',
      sortBy: 'price',
      cell: ({ price }) => formatMoney(price),
    },
    {
      id: 'minimum',
      label: common.minimumQuantity(),
      kind: 'figure',
      width: '13%',
      cell: ({ minQuantity }) => formatCount(minQuantity),
    },
    {
      id: 'quantity',
      label: common.quantity(),
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
              kept.announce(m.stockChanged({ name: changed.name, quantity: formatCount(quantity) }))
            }
          />
        ),
    },
    {
      id: 'stock',
      label: common.stock(),
      kind: 'status',
      width: '14%',
      cell: (part) => <Stock part={part} />,
    },
    {
      id: 'actions',
      label: m.actions(),
      kind: 'actions',
      width: '8%',
      isLabelHidden: true,
      cell: (part) => (
        <IconButton
          label={m.deletePart({ name: part.name })}
          size="sm"
          tone="critical"
          icon={<Icon name="trash" size={16} />}
          onPress={() => setAsked(part)}
        />
      ),
    },
  ];

  return (
    <ListScreen<Part, AdminPartFilters, 'low' | 'out'>
      {...props}
      list={kept.list}
      title={common.manageProducts()}
      rowsOf="parts"
      heading={heading}
      actions={
        <>
          {onExport && query.state === undefined && !isNoted && <ExportButton onExport={onExport} />}
          <LinkButton href={addHref} tone="primary" icon={<Icon name="plus" />}>
            {common.addAProduct()}
          </LinkButton>
        </>
      }
      search={{ placeholder: m.searchPlaceholder(), covers: m.searchCovers() }}
      notice={
        isNoted &&
        !(kept.list.status === 'ready' && kept.list.value.rows.length === 0) && (
          <div className={styles.notes}>
            <p>{m.notesHint()}</p>
            {onConvertNotes && <Button onPress={onConvertNotes}>{m.convertNotes()}</Button>}
          </div>
        )
      }
      narrowed={
        query.category === undefined
          ? undefined
          : { hint: m.showAllCategories(), leave: { ...query, category: undefined } }
      }
      tools={
        <>
          <Select
            label={extras.category()}
            value={query.category ?? ''}
            options={categoryOptions(categories, query.category)}
            onChange={(category) =>
              props.onQueryChange({ ...query, page: 1, category: category || undefined })
            }
          />
          <Select
            label={extras.state()}
            value={query.state ?? 'onSale'}
            options={states}
            onChange={(state) =>
              props.onQueryChange({
                ...onSale,
                stock: undefined,
                state: state === 'onSale' ? undefined : state,
              })
            }
          />
          <Checkbox
            label={m.withNotes()}
            isChecked={isNoted}
            onChange={(isChecked) =>
              props.onQueryChange({
                ...query,
                page: 1,
                stock: undefined,
                notes: isChecked ? 'yes' : undefined,
              })
            }
          />
        </>
      }
      filter={{
        value: query.stock ?? 'all',
        options: [
          { value: 'low', label: common.runningLow(), noneTitle: m.noneLow() },
          { value: 'out', label: common.outOfStock(), noneTitle: m.noneOut() },
        ],
        counts,
        queryWith: (stock) => ({ ...query, stock: stock === 'all' ? undefined : stock }),
      }}
      otherList={otherList}
      table={{
        columns,
        rowId: ({ _id }) => _id,
        skeletonRows: props.pageSize,
        outcomeOf: kept.outcomeOf,
        onOpen: setEdited,
        ...(onEditMany && { selection: selection.table }),
      }}
      empty={{
        text: m.emptyHint(),
        action: <LinkButton href={addHref}>{common.addAProduct()}</LinkButton>,
      }}
      announcement={kept.announcement}
      footer={
        onEditMany && (
          <BulkBar rowsOf="parts" {...selection.bar}>
            <Button size="sm" tone="solid" onPress={() => onEditMany(selection.parts)}>
              {bulkEdit.open()}
            </Button>
          </BulkBar>
        )
      }
    >
      <DeletePartDialog
        about={asked}
        fallbackFocus={heading}
        onConfirm={deletePart}
        onClose={() => setAsked(null)}
      />
      <EditPartDrawer
        part={edited}
        source={props.source}
        moreOf={props.moreOf}
        onChange={changePart}
        onUpload={onUpload}
        draftOf={props.draftOf}
        onDirtyChange={props.onDirtyChange}
        onClose={() => setEdited(null)}
        onChanged={(changed) => {
          setEdited(null);
          kept.announce(m.changed(changed));
        }}
      />
    </ListScreen>
  );
}

function Stock({ part }: { part: Part }) {
  switch (stockState(part)) {
    case 'in':
      return <span className={styles.inStock}>{m.inStock()}</span>;
    case 'low':
      return <Badge tone="caution">{common.runningLow()}</Badge>;
    case 'out':
      return <Badge tone="critical">{common.outOfStock()}</Badge>;
  }
}

const PartNumber = ({ number }: { number: string }) => (
  <bdi dir="ltr">
    <Numeric>{number}</Numeric>
  </bdi>
);
