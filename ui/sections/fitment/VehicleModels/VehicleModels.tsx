import { useDeferredValue, useRef, useState } from 'react';
import type { Make, ModelChange, SavedModel } from '#contract/fitment/vehicles.ts';
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
import type { Remote } from '#ui/remote.ts';
import { ConfirmAction } from '../../ConfirmAction/ConfirmAction.tsx';
import type { ActionError } from '../../form/action-error.ts';
import { LoadFailed } from '../../LoadFailed/LoadFailed.tsx';
import { noRowsDrawing } from '../../ListScreen/ListResults.tsx';
import type { Edited } from './ModelDrawer.tsx';
import type { ModelTexts, NamedModel } from './model-texts.ts';
import * as styles from './VehicleModels.css.ts';

export interface VehicleModelsProps {
  makes: Remote<readonly Make[]>;
  onAdd(model: SavedModel): Promise<ActionError<keyof ModelTexts> | null>;
  onChange(model: NamedModel, change: ModelChange): Promise<ActionError<keyof ModelTexts> | null>;
  onDelete(model: NamedModel): Promise<ActionError | null>;
}

const ModelDrawer = loadOnUse('edited', async () => (await import('./ModelDrawer.tsx')).ModelDrawer);

const pageSize = 50;

const yearsOf = ({ fromYear, toYear }: NamedModel) =>
  fromYear === toYear ? String(fromYear) : `${fromYear}–${toYear}`;
const enginesOf = ({ engines }: NamedModel) => engines.map(({ name }) => name).join(', ');
const nameOf = ({ make, name }: NamedModel) => `${make} ${name}`;

const matches = (model: NamedModel, words: readonly string[]) => {
  const text = `${nameOf(model)} ${yearsOf(model)} ${enginesOf(model)}`.toLowerCase();
  return words.every((word) => text.includes(word));
};

/** The makes and models that parts can be stated to fit. */
export function VehicleModels({ makes, onAdd, onChange, onDelete }: VehicleModelsProps) {
  const [filter, setFilter] = useState('');
  const [page, setPage] = useState(1);
  const [edited, setEdited] = useState<Edited>(null);
  const [asked, setAsked] = useState<NamedModel | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const words = useDeferredValue(filter).toLowerCase().split(/\s+/).filter(Boolean);
  const all =
    makes.status === 'ready'
      ? makes.value.flatMap(({ name: make, aliases: makeAliases, models }) =>
          models.map((model): NamedModel => ({ ...model, make, makeAliases })),
        )
      : null;
  const found = all?.filter((model) => matches(model, words)) ?? null;
  // Models may have been deleted.
  const shownPage = Math.min(page, Math.max(1, Math.ceil((found?.length ?? 0) / pageSize)));

  const columns: readonly TableColumn<NamedModel>[] = [
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
        model.engines.length > 0 ? (
          m.engineCount({ count: model.engines.length, shown: formatCount(model.engines.length) })
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

  function save({ make, name, ...change }: SavedModel) {
    return edited === 'new' || edited === null ? onAdd({ make, name, ...change }) : onChange(edited, change);
  }

  return (
    <Stack gap="6">
      <PageHeader title={common.makesAndModels()} headingRef={heading} actions={add} />
      {makes.status === 'error' ? (
        <LoadFailed of={makes} title={m.failed()} />
      ) : all?.length === 0 ? (
        <EmptyState title={m.none()} text={m.emptyHint()} drawing={noRowsDrawing} action={add} />
      ) : (
        <Stack gap="3">
          <div className={styles.tools}>
            <div className={styles.filter}>
              <SearchField
                label={m.filter()}
                placeholder={m.filter()}
                value={filter}
                onChange={(value) => {
                  setFilter(value);
                  setPage(1);
                }}
              />
            </div>
            <p className={styles.count} role="status">
              {found && m.count({ count: found.length, shown: formatCount(found.length) })}
            </p>
          </div>
          {found === null && <HiddenStatus>{m.loading()}</HiddenStatus>}
          {found?.length === 0 ? (
            <EmptyState
              title={m.noMatch()}
              text={m.noMatchHint()}
              drawing={noRowsDrawing}
              action={<Button onPress={() => setFilter('')}>{m.showAll()}</Button>}
            />
          ) : (
            <Table<NamedModel>
              label={m.label()}
              columns={columns}
              rows={found && found.slice((shownPage - 1) * pageSize, shownPage * pageSize)}
              rowId={({ slug }) => slug}
              onOpen={setEdited}
            />
          )}
          {found && found.length > pageSize && (
            <Pagination
              label={m.pages()}
              page={shownPage}
              pageSize={pageSize}
              total={found.length}
              isAnnounced={false}
              onPageChange={(next) => {
                setPage(next);
                heading.current?.focus();
              }}
            />
          )}
        </Stack>
      )}
      <ModelDrawer
        edited={edited}
        makes={makes.status === 'ready' ? makes.value.map(({ name }) => name) : []}
        onSave={save}
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
