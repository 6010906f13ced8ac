import { useRef } from 'react';
import type { FoundModel, ManagedModel, SavedModel } from '#contract/fitment/vehicles.ts';
import * as m from '#messages/vehicle-models.js';
import { NumberInput } from '#ui/components/NumberInput/NumberInput.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { TextField } from '#ui/components/TextField/TextField.tsx';
import { useLoaded } from '#ui/use-loaded.ts';
import type { ActionError } from '../../form/action-error.ts';
import { EditDrawer } from '../../EditDrawer/EditDrawer.tsx';
import { Loaded } from '../../LoadFailed/Loaded.tsx';
import { useSentForm } from '../../form/use-sent-form.ts';
import { useShown } from '../../form/use-shown.ts';
import { EngineRows } from './EngineRows.tsx';
import { emptyModel, modelOf, modelTextsOf, ModelTexts } from './model-texts.ts';
import * as styles from './VehicleModels.css.ts';

/** What the drawer edits: a model, a new one, or nothing while it is closed. */
export type Edited = ManagedModel | 'new' | null;

export interface ModelDrawerProps {
  edited: Edited;
  /** The names of the makes. */
  makes: readonly string[];
  /** Loads a model with its engines. Rejects if it fails. */
  onOpen(slug: string): Promise<FoundModel>;
  /** Resolves to the error, or to null, which closes the drawer. */
  onSave(model: SavedModel): Promise<ActionError<keyof ModelTexts> | null>;
  onClose(): void;
}

/** Adds a model, or changes its years, engines and other names. */
export function ModelDrawer(props: ModelDrawerProps) {
  const { shown, visit } = useShown(props.edited);
  return shown && <OpenModel key={visit} {...props} edited={shown} isOpen={props.edited !== null} />;
}

interface OpenModelProps extends ModelDrawerProps {
  edited: ManagedModel | 'new';
  isOpen: boolean;
}

function OpenModel({ edited, isOpen, makes, onOpen, onSave, onClose }: OpenModelProps) {
  const isNew = edited === 'new';
  const element = useRef<HTMLFormElement>(null);
  const { form, field, submit } = useSentForm<ModelTexts>({
    rules: ModelTexts,
    defaultValues: emptyModel,
    send: (texts) => onSave(modelOf(texts)),
    onSent: onClose,
  });
  const loaded = useLoaded('', async () => {
    if (!isNew) form.reset(modelTextsOf(await onOpen(edited.slug)));
  });
  const recheckYears = () => void (form.formState.touchedFields.toYear && form.trigger('toYear'));

  return (
    <EditDrawer
      isOpen={isOpen}
      label={isNew ? m.addTitle() : m.changeTitle()}
      form={element}
      isDirty={form.formState.isDirty}
      isPending={submit.isPending}
      failure={submit.failure}
      leaveText={m.leaveText()}
      saveLabel={isNew ? m.addModel() : m.change()}
      onSubmit={submit.onSubmit}
      onClose={onClose}
      fields={
        loaded.status !== 'ready' ? null : (
          <Stack gap="2">
            <TextField
              {...field('make')}
              label={m.make()}
              hint={isNew ? m.makeHint() : m.namesStay()}
              suggestions={isNew ? makes : undefined}
              isReadOnly={!isNew}
              autoComplete="off"
            />
            <TextField
              {...field('name')}
              label={m.model()}
              hint={isNew ? m.modelHint() : undefined}
              isReadOnly={!isNew}
              autoComplete="off"
            />
            <TextField
              {...field('aliases')}
              label={m.aliases()}
              hint={m.aliasesHint()}
              isOptional="unmarked"
              autoComplete="off"
            />
            <TextField
              {...field('makeAliases')}
              label={m.makeAliases()}
              hint={m.makeAliasesHint()}
              isOptional="unmarked"
              autoComplete="off"
            />
            <div className={styles.years}>
              <NumberInput
                {...field('fromYear', { onChange: recheckYears })}
                label={m.from()}
                inputMode="numeric"
              />
              <NumberInput {...field('toYear')} label={m.to()} inputMode="numeric" />
            </div>
            <EngineRows form={form} />
          </Stack>
        )
      }
    >
      <Loaded of={loaded} loading={m.loadingModel()} failed={m.modelFailed()}>
        {() => null}
      </Loaded>
    </EditDrawer>
  );
}
