import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { PartChange, Part } from '#contract/parts.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/part-table.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { Drawer } from '#ui/components/Drawer/Drawer.tsx';
import { Notice } from '#ui/components/Notice/Notice.tsx';
import { Picture } from '#ui/components/Picture/Picture.tsx';
import { useDirtyReport } from '#ui/use-dirty-report.ts';
import { ChangedPartTexts, numbersOf, type PartTexts } from '../part/part-values.ts';
import { PartFields } from '../PartFields/PartFields.tsx';
import { PictureField } from '../PartFields/PictureField.tsx';
import { usePictureUpload, type UploadPicture } from '../form/use-picture-upload.ts';
import { useSubmitOnce, useUnsavedDraft, type UnsavedDraft } from '../form/use-sent-form.ts';
import { ChangedByOther } from './ChangedByOther.tsx';
import type { ChangePart } from './change-part.ts';
import * as styles from './PartTable.css.ts';

export interface EditPartDrawerProps {
  /** The part to edit; null closes the drawer. */
  part: Part | null;
  onChange: ChangePart;
  onUpload: UploadPicture;
  draftOf?(part: Part): UnsavedDraft<PartTexts>;
  onChanged(part: Part): void;
  onDirtyChange?(isDirty: boolean): void;
  onClose(): void;
}

const textsOf = (part: Part): PartTexts => ({
  name: part.name,
  minQuantity: String(part.minQuantity),
  quantity: String(part.quantity),
  price: part.price.toFixed(2),
  description: part.description,
  image: false,
});

/** The changed fields of a part. */
function changeOf(part: Part, texts: PartTexts, image: string | null): PartChange {
  const { price, minQuantity } = numbersOf(texts);
  const { name, description } = texts;
  return {
    version: part.version,
    ...(name !== part.name && { name }),
    ...(description !== part.description && { description }),
    ...(price !== part.price && { price }),
    ...(minQuantity !== part.minQuantity && { minQuantity }),
    ...(image !== null && { image }),
  };
}

const isEmpty = (change: PartChange) => Object.keys(change).length === 1;

/** Edits a part except its stock, which is edited in the list. */
export function EditPartDrawer(props: EditPartDrawerProps) {
  const { part } = props;
  const [before, setBefore] = useState(part);
  // Keeps the part while the drawer slides out. Each opening starts a new form.
  const [edited, setEdited] = useState({ part, visit: 0 });
  if (part !== before) {
    setBefore(part);
    if (part) setEdited({ part, visit: edited.visit + 1 });
  }
  return edited.part && <OpenPart {...props} key={edited.visit} part={edited.part} isOpen={part !== null} />;
}

function OpenPart(props: EditPartDrawerProps & { part: Part; isOpen: boolean }) {
  const { part, isOpen, onChange, onUpload, draftOf, onChanged, onDirtyChange } = props;
  const picture = usePictureUpload(onUpload);
  const form = useForm<PartTexts>({
    resolver: zodResolver(ChangedPartTexts),
    mode: 'onTouched',
    defaultValues: textsOf(part),
  });
  const { control, handleSubmit, reset, setError, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const [draft] = useState(() => draftOf?.(part));
  useUnsavedDraft(form, draft);
  useDirtyReport(isOpen && isDirty, onDirtyChange);
  const element = useRef<HTMLFormElement>(null);
  const stateId = useId();
  /** The version that the change is based on: the one that was opened, or another admin's after a conflict. */
  const [base, setBase] = useState(part);
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
      setError(refusal.field ?? 'root', { message: refusal.message }, { shouldFocus: true });
    }
  }

  const onSubmit = useSubmitOnce(
    handleSubmit(async (texts) => {
      const image = await picture.settled();
      if (image === null && picture.isChosen()) {
        const message = m.uploadFailed();
        setError('image', { message }, { shouldFocus: true });
        return;
      }
      const change = changeOf(base, texts, image);
      setWords(isEmpty(change) ? m.unchanged() : '');
      if (refused) {
        await send(refused.current, { ...change, version: refused.current.version });
      } else if (!isEmpty(change)) {
        await send(base, change);
      }
    }),
  );

  function keepTheirs() {
    if (!refused) return;
    setBase(refused.current);
    picture.remove();
    reset(textsOf(refused.current));
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
            <Button tone="primary" isPending={isSubmitting} describedBy={stateId} onPress={save}>
              {m.saveChanges()}
            </Button>
          </>
        )
      }
    >
      <form className={styles.edit} ref={element} noValidate onSubmit={onSubmit}>
        {refused && (
          <ChangedByOther
            seen={base}
            current={refused.current}
            change={refused.change}
            isBusy={isSubmitting}
            onKeepTheirs={keepTheirs}
            onSendMine={save}
          />
        )}
        <PartFields form={form} hasStock={false} />
        <div className={styles.onSale}>
          <Picture src={base.image} alt="" slot="thumbnail" partName={base.name} />
          <p>{base.image === '' ? m.noPicture() : m.currentPicture()}</p>
        </div>
        <PictureField control={control} picture={picture} />
        {errors.root?.message && <Notice tone="critical">{errors.root.message}</Notice>}
        <p className={styles.state} id={stateId} role="status">
          {words}
        </p>
      </form>
    </Drawer>
  );
}
