import { useRef, useState, type ReactNode } from 'react';
import type { PartChange, Part } from '#contract/catalogue/parts.ts';
import * as m from '#messages/part-table.js';
import { Picture } from '#ui/components/Picture/Picture.tsx';
import { SkeletonLines } from '#ui/components/Skeleton/SkeletonLines.tsx';
import { useDirtyReport } from '#ui/use-dirty-report.ts';
import { useLoaded } from '#ui/use-loaded.ts';
import { Loaded } from '../../LoadFailed/Loaded.tsx';
import type { EditedPart, EditSource } from '../part/part-source.ts';
import { changedValues, ChangedPartTexts, textsOf, type PartTexts } from '../part/part-values.ts';
import { usePartForm } from '../part/use-part-form.ts';
import { PartExtras } from '../PartExtras/PartExtras.tsx';
import { PartFields } from '../PartFields/PartFields.tsx';
import { PictureField } from '../PartFields/PictureField.tsx';
import { usePictureUpload, type UploadPicture } from '../../form/use-picture-upload.ts';
import { EditDrawer } from '../../EditDrawer/EditDrawer.tsx';
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
  const [refused, setRefused] = useState<{ current: Part; change: PartChange } | null>(null);
  const [words, setWords] = useState('');

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

  function close() {
    draft?.drop();
    props.onClose();
  }

  return (
    <EditDrawer
      isOpen={isOpen}
      label={m.editPart()}
      form={element}
      isDirty={isDirty}
      isPending={isSubmitting}
      failure={failure}
      status={words}
      leaveText={m.leaveText()}
      saveLabel={m.saveChanges()}
      onSubmit={onSubmit}
      onClose={close}
      fields={
        edited && (
          <>
            {refused && (
              <ChangedByOther
                seen={edited.details}
                current={refused.current}
                change={refused.change}
                isBusy={isSubmitting}
                onKeepTheirs={keepTheirs}
                onSendMine={() => element.current?.requestSubmit()}
              />
            )}
            <PartFields form={form} hasStock={false} hasName={(typed) => source.hasName(typed, part)} />
            <div className={styles.onSale}>
              <Picture src={part.image} alt="" slot="thumbnail" partName={part.name} />
              <p>{part.image === '' ? m.noPicture() : m.currentPicture()}</p>
            </div>
            <PictureField control={control} picture={picture} />
            <PartExtras
              form={form}
              source={source}
              upload={nextPicture}
              stated={edited.details.fitments}
              hasSuccessor
            />
          </>
        )
      }
    >
      <Loaded
        of={loaded}
        loading={m.loadingPart()}
        placeholder={<SkeletonLines count={4} />}
        failed={m.partFailed()}
      >
        {() => props.moreOf && <div className={styles.more}>{props.moreOf(part)}</div>}
      </Loaded>
    </EditDrawer>
  );
}
