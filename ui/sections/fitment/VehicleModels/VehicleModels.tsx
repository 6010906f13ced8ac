import { useRef, useState } from 'react';
import type { ModelFilters } from '#contract/fitment/model-filters.ts';
import type { FoundModel, ManagedModel, ModelChange, SavedModel } from '#contract/fitment/vehicles.ts';
import type { ListFilters } from '#contract/list-filters.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/vehicle-models.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { DescriptionList } from '#ui/components/DescriptionList/DescriptionList.tsx';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { IconButton } from '#ui/components/IconButton/IconButton.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { PageHeader } from '#ui/components/PageHeader/PageHeader.tsx';
import { Pagination } from '#ui/components/Pagination/Pagination.tsx';
import { SearchField } from '#ui/components/SearchField/SearchField.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Table, type TableColumn } from '#ui/components/Table/Table.tsx';
import { HiddenStatus } from '#ui/components/VisuallyHidden/HiddenStatus.tsx';
import { loadOnUse } from '#ui/load-on-use.tsx';
import { ConfirmAction } from '../../ConfirmAction/ConfirmAction.tsx';
import type { ActionError } from '../../form/action-error.ts';
import { LoadFailed } from '../../LoadFailed/LoadFailed.tsx';
import { listState, outOfRangeTitle, type ListProps } from '../../ListScreen/list-state.ts';
import { noRowsDrawing } from '../../ListScreen/ListResults.tsx';
import { UnreadFilters } from '../../ListScreen/UnreadFilters.tsx';
import type { Edited } from './ModelDrawer.tsx';
import type { ModelTexts } from './model-texts.ts';
import * as styles from './VehicleModels.css.ts';

type ModelQuery = ModelFilters & Pick<ListFilters, 'limit'>;

export interface VehicleModelsProps extends ListProps<ManagedModel, ModelQuery> {
  /** The names of the makes that there are, for a new model. */
  makes: readonly string[];
  /** Loads a model with its engines. Rejects if it fails. */
  onOpen(slug: string): Promise<FoundModel>;
  onAdd(model: SavedModel): Promise<ActionError<keyof ModelTexts> | null>;
  onChange(model: ManagedModel, change: ModelChange): Promise<ActionError<keyof ModelTexts> | null>;
  onDelete(model: ManagedModel): Promise<ActionError | null>;
}

const ModelDrawer = loadOnUse('edited', async () => (await import('./ModelDrawer.tsx')).ModelDrawer);

const yearsOf = ({ fromYear, toYear }: ManagedModel) =>
  fromYear === toYear ? String(fromYear) : `${fromYear}–${toYear}`;
const nameOf = ({ make, name }: ManagedModel) => `${make} ${name}`;

/** The makes and models that parts can be stated to fit. */
export function VehicleModels(props: VehicleModelsProps) {
  const { makes, query, onQueryChange, pageSize, onOpen, onAdd, onChange, onDelete } = props;
  const [edited, setEdited] = useState<Edited>(null);
  const [asked, setAsked] = useState<ManagedModel | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { search = '', page: pageNumber = 1 } = query;
  const state = listState(props, search !== '');
  const filterBy = (text: string) => onQueryChange({ ...query, search: text, page: 1 });

  function showFirst() {
    filterBy(search);
    heading.current?.focus();
  }

  const columns: readonly TableColumn<ManagedModel>[] = [
    { id: 'make', label: m.make(), kind: 'text', width: '20%', cell: ({ make }) => <bdi>{make}</bdi> },
    { id: 'name', label: m.model(), kind: 'name', width: '22%', cell: ({ name }) => <bdi>{name}</bdi> },
    {
      id: 'years',
      label: m.years(),
      kind: 'text',
      width: '14%',
      cell: (model) => <Numeric>{yearsOf(model)}</Numeric>,
    },
    {
      id: 'engines',
      label: m.engines(),
      kind: 'text',
      cell: (model) =>
        model.engines > 0 ? (
          m.engineCount({ count: model.engines, shown: formatCount(model.engines) })
        ) : (
          <span className={styles.quiet}>{m.noEngines()}</span>
        ),
    },
    {
      id: 'actions',
      label: m.actions(),
      // Beside the name in a record.
      kind: 'status',
      width: '3.75rem',
      isLabelHidden: true,
      cell: (model) => (
        <div className={styles.remove}>
          <IconButton
            label={m.deleteModel({ name: nameOf(model) })}
            size="sm"
            tone="critical"
            icon={<Icon name="trash" size={16} />}
            onPress={() => setAsked(model)}
          />
        </div>
      ),
    },
  ];

  const add = (
    <Button tone="primary" icon={<Icon name="plus" />} onPress={() => setEdited('new')}>
      {m.addModel()}
    </Button>
  );

  return (
    <Stack gap="6">
      <PageHeader title={common.makesAndModels()} headingRef={heading} actions={add} />
      <UnreadFilters unread={props.unread} />
      <Stack gap="3">
        {state.status !== 'empty' && (
          <div className={styles.tools}>
            <div className={styles.filter}>
              <SearchField
                label={m.filter()}
                placeholder={m.filter()}
                name="search"
                value={search}
                onChange={filterBy}
              />
            </div>
            <p className={styles.count} role="status">
              {state.status === 'ready' &&
                m.count({ count: state.value.total, shown: formatCount(state.value.total) })}
            </p>
          </div>
        )}
        {state.status === 'loading' && <HiddenStatus>{m.loading()}</HiddenStatus>}
        {state.status === 'error' && <LoadFailed of={state} title={m.failed()} />}
        {state.status === 'empty' && (
          <EmptyState title={m.none()} text={m.emptyHint()} drawing={noRowsDrawing} action={add} />
        )}
        {state.status === 'no-match' && (
          <EmptyState
            title={m.noMatch()}
            text={m.noMatchHint()}
            drawing={noRowsDrawing}
            action={<Button onPress={() => filterBy('')}>{m.showAll()}</Button>}
          />
        )}
        {state.status === 'out-of-range' && (
          <EmptyState
            title={outOfRangeTitle(pageNumber)}
            text={m.noMatchHint()}
            drawing={noRowsDrawing}
            action={<Button onPress={showFirst}>{m.firstPage()}</Button>}
          />
        )}
        {(state.status === 'loading' || state.status === 'ready') && (
          <Table<ManagedModel>
            label={m.label()}
            columns={columns}
            rows={state.status === 'ready' ? state.value.rows : null}
            isBusy={props.isRefreshing ?? false}
            rowId={({ slug }) => slug}
            onOpen={setEdited}
          />
        )}
        {state.status === 'ready' && state.value.total > pageSize && (
          <Pagination
            label={m.pages()}
            page={pageNumber}
            pageSize={pageSize}
            total={state.value.total}
            isAnnounced={false}
            onPageChange={(page) => {
              onQueryChange({ ...query, page });
              heading.current?.focus();
            }}
          />
        )}
      </Stack>
      <ModelDrawer
        edited={edited}
        makes={makes}
        onOpen={onOpen}
        onSave={({ make, name, ...change }) =>
          edited === 'new' || edited === null ? onAdd({ make, name, ...change }) : onChange(edited, change)
        }
        onClose={() => setEdited(null)}
      />
      <ConfirmAction
        about={asked}
        title={m.deleteTitle()}
        fallbackFocus={heading}
        onConfirm={onDelete}
        onClose={() => setAsked(null)}
      >
        {(model) => (
          <>
            <DescriptionList
              columns={1}
              cells={[
                { label: m.model(), value: <bdi>{nameOf(model)}</bdi> },
                { label: m.years(), value: yearsOf(model) },
              ]}
            />
            <p>{m.deleteText()}</p>
          </>
        )}
      </ConfirmAction>
    </Stack>
  );
}
