import { useId, useRef, useState, type ReactNode } from 'react';
import type { PartChange, Part } from '#contract/catalogue/parts.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/part-table.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { Drawer } from '#ui/components/Drawer/Drawer.tsx';
import { Picture } from '#ui/components/Picture/Picture.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { HiddenStatus } from '#ui/components/VisuallyHidden/HiddenStatus.tsx';
import { useDirtyReport } from '#ui/use-dirty-report.ts';
import { useLoaded } from '#ui/use-loaded.ts';
import { LoadFailed } from '../../LoadFailed/LoadFailed.tsx';
import type { EditedPart, EditSource } from '../part/part-source.ts';
import { changedValues, ChangedPartTexts, textsOf, type PartTexts } from '../part/part-values.ts';
import { usePartForm } from '../part/use-part-form.ts';
import { PartExtras } from '../PartExtras/PartExtras.tsx';
import { PartFields } from '../PartFields/PartFields.tsx';
import { PictureField } from '../PartFields/PictureField.tsx';
import { usePictureUpload, type UploadPicture } from '../../form/use-picture-upload.ts';
import { Refusal } from '../../form/Refusal.tsx';
import { useRefusal, useSubmitOnce, useUnsavedDraft, type UnsavedDraft } from '../../form/use-sent-form.ts';
import { useShown } from '../../form/use-shown.ts';
import { ChangedByOther } from './ChangedByOther.tsx';
import type { ChangePart } from './change-part.ts';
import * as styles from './PartTable.css.ts';

export interface EditPartDrawerProps {
  /** The part to edit; null closes the drawer. */
  part: Part | null;
  source: EditSource;
  /** Below the form. */
  moreOf?(part: Part): ReactNode;
  onChange: ChangePart;
  onUpload: UploadPicture;
  draftOf?(part: Part): UnsavedDraft<PartTexts>;
  onChanged(part: Part): void;
  onDirtyChange?(isDirty: boolean): void;
  onClose(): void;
}

/** The changed fields of a part. */
function changeOf({ details, specs }: EditedPart, texts: PartTexts, image: string | null): PartChange {
  return {
    ...changedValues(texts, textsOf(details, specs)),
    version: details.version,
    // The stock is edited in the list.
    quantity: undefined,
    ...(image !== null && { image }),
  };
}

const isEmpty = (change: PartChange) =>
  Object.entries(change).every(([name, value]) => name === 'version' || value === undefined);

/** Edits a part except its stock, which is edited in the list. */
export function EditPartDrawer(props: EditPartDrawerProps) {
  const { shown, visit } = useShown(props.part);
  return shown && <OpenPart {...props} key={visit} part={shown} isOpen={props.part !== null} />;
}

function OpenPart(props: EditPartDrawerProps & { part: Part; isOpen: boolean }) {
  const { isOpen, source, onChange, onUpload, draftOf, onChanged, onDirtyChange } = props;
  const picture = usePictureUpload(onUpload);
  const nextPicture = usePictureUpload(onUpload);
  const form = usePartForm(ChangedPartTexts);
  const { control, getValues, handleSubmit, reset, setError, formState } = form;
  const { isDirty, isSubmitting } = formState;
  const { failure, refuse } = useRefusal(form);
  /** The part that was opened, or another admin's version of it after a conflict. */
  const [part, setPart] = useState(props.part);
  const loaded = useLoaded(String(part.version), async () => {
    const edited = await source.open(part);
    reset(textsOf(edited.details, edited.specs));
    return edited;
  });
  const edited = loaded.status === 'ready' ? loaded.value : null;
  const [draft] = useState(() => draftOf?.(part));
  useUnsavedDraft(form, edited === null ? undefined : draft);
  useDirtyReport(isOpen && isDirty, onDirtyChange);
  const element = useRef<HTMLFormElement>(null);
  const stateId = useId();
  const [refused, setRefused] = useState<{ current: Part; change: PartChange } | null>(null);
  const [words, setWords] = useState('');
  const [isLeaving, setIsLeaving] = useState(false);

  async function send(target: Part, change: PartChange) {
    const refusal = await onChange(target, change);
    if (refusal === null) {
      draft?.drop();
      onChanged(target);
    } else if (refusal.current) {
      setRefused({ current: refusal.current, change });
    } else {
      setRefused(null);
      refuse(refusal);
    }
  }

  const onSubmit = useSubmitOnce(
    handleSubmit(async (texts) => {
      if (edited === null) return;
      const image = await picture.settled();
      await nextPicture.settled();
      const unsent =
        image === null && picture.isChosen() ? 'image' : nextPicture.isChosen() ? 'morePictures' : null;
      if (unsent !== null) {
        setError(unsent, { message: m.uploadFailed() }, { shouldFocus: true });
        return;
      }
      const fitments = form.fitmentRules.current?.join(texts.fitments) ?? texts.fitments;
      const morePictures = getValues('morePictures');
      const change = changeOf(edited, { ...texts, fitments, morePictures }, image);
      setWords(isEmpty(change) ? m.unchanged() : '');
      if (refused) {
        await send(refused.current, { ...change, version: refused.current.version });
      } else if (!isEmpty(change)) {
        await send(part, change);
      }
    }),
  );

  function keepTheirs() {
    if (!refused) return;
    draft?.drop();
    setPart(refused.current);
    picture.remove();
    nextPicture.remove();
    setRefused(null);
  }

  const save = () => element.current?.requestSubmit();
  const stay = () => setIsLeaving(false);

  function close() {
    draft?.drop();
    props.onClose();
  }

  function leave() {
    if (isDirty) setIsLeaving(true);
    else close();
  }

  return (
    <Drawer
      isOpen={isOpen}
      side="right"
      size="detail"
      label={m.editPart()}
      isBusy={isSubmitting}
      onClose={isLeaving ? stay : leave}
      foot={
        isLeaving ? (
          <>
            <p className={styles.question} role="alert">
              {m.leaveText()}
            </p>
            <Button onPress={stay}>{m.keepEditing()}</Button>
            <Button tone="solid" onPress={close}>
              {m.leave()}
            </Button>
          </>
        ) : (
          <>
            <Button isDisabled={isSubmitting} onPress={leave}>
              {common.close()}
            </Button>
            <Button
              tone="primary"
              isPending={isSubmitting}
              isDisabled={edited === null}
              describedBy={stateId}
              onPress={save}
            >
              {m.saveChanges()}
            </Button>
          </>
        )
      }
    >
      {loaded.status === 'loading' && <Loading />}
      {loaded.status === 'error' && <LoadFailed of={loaded} title={m.partFailed()} />}
      {edited !== null && (
        <form className={styles.edit} ref={element} noValidate onSubmit={onSubmit}>
          {refused && (
            <ChangedByOther
              seen={edited.details}
              current={refused.current}
              change={refused.change}
              isBusy={isSubmitting}
              onKeepTheirs={keepTheirs}
              onSendMine={save}
            />
          )}
          <PartFields form={form} hasStock={false} />
          <div className={styles.onSale}>
            <Picture src={part.image} alt="" slot="thumbnail" partName={part.name} />
            <p>{part.image === '' ? m.noPicture() : m.currentPicture()}</p>
          </div>
          <PictureField control={control} picture={picture} />
          <PartExtras form={form} source={source} upload={nextPicture} hasSuccessor />
          {failure && <Refusal of={failure} />}
          <p className={styles.state} id={stateId} role="status">
            {words}
          </p>
        </form>
      )}
      {edited !== null && props.moreOf?.(part)}
    </Drawer>
  );
}

function Loading() {
  return (
    <div className={styles.edit}>
      <HiddenStatus>{m.loadingPart()}</HiddenStatus>
      {(['half', 'three-quarters', 'half', 'three-quarters'] as const).map((width, index) => (
        <Skeleton key={index} width={width} />
      ))}
    </div>
  );
}
