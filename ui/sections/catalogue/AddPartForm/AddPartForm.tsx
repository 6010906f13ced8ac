import { lazy, Suspense, useRef, useState } from 'react';
import type { NewPart } from '#contract/catalogue/parts.ts';
import * as product from '#messages/product.js';
import * as m from '#messages/add-part-form.js';
import * as common from '#messages/common.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { PageHeader } from '#ui/components/PageHeader/PageHeader.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { useDirtyReport } from '#ui/use-dirty-report.ts';
import type { PartSource } from '../part/part-source.ts';
import {
  changedValues,
  emptyPart,
  NewPartTexts,
  numbersOf,
  type PartFieldError,
  type PartTexts,
} from '../part/part-values.ts';
import { usePartForm } from '../part/use-part-form.ts';
import { PartFields } from '../PartFields/PartFields.tsx';
import { PictureField } from '../PartFields/PictureField.tsx';
import { usePictureUpload, type UploadPicture } from '../../form/use-picture-upload.ts';
import { Refusal } from '../../form/Refusal.tsx';
import { useRefusal, useSubmitOnce, useUnsavedDraft, type UnsavedDraft } from '../../form/use-sent-form.ts';
import * as styles from './AddPartForm.css.ts';

/** A rejected part. */
export interface AddPartError extends PartFieldError {
  /** Details in addition to the product's message. */
  reason?: string;
}

export interface AddPartFormProps {
  source: PartSource;
  onUpload: UploadPicture;
  /**
   * Resolves to the error, or to null when the part was added and the form is emptied. The caller shows 'Product
   * added successfully'.
   */
  onAdd(values: NewPart, next: NextStep): Promise<AddPartError | null>;
  /** Keeps what is typed for a later visit, without the image. */
  draft?: UnsavedDraft<PartTexts>;
  /** Called when unsaved changes appear or disappear. */
  onDirtyChange?(isDirty: boolean): void;
}

/** What to do after adding the part: go to the list, or add another. */
export type NextStep = 'list' | 'another';

// Below the fields that are enough, so the page does not wait for it.
const FurtherSections = lazy(async () => ({
  default: (await import('./FurtherSections.tsx')).FurtherSections,
}));

/** Adds a part to the catalogue. The image uploads while the person types, and is kept when saving fails. */
export function AddPartForm({ source, onUpload, onAdd, draft, onDirtyChange }: AddPartFormProps) {
  const picture = usePictureUpload(onUpload);
  const nextPicture = usePictureUpload(onUpload);
  const form = usePartForm(NewPartTexts);
  const { control, handleSubmit, reset, setError, setFocus, getValues, formState } = form;
  const { errors, isDirty, isSubmitted, isSubmitting } = formState;
  useDirtyReport(isDirty, onDirtyChange);
  useUnsavedDraft(form, draft);
  const element = useRef<HTMLFormElement>(null);
  const next = useRef<NextStep>('list');
  const [pending, setPending] = useState<NextStep>('list');
  const { failure: refused, refuse } = useRefusal(form);
  const [reason, setReason] = useState<string>();
  const isSending = [picture, nextPicture].some(({ file }) => file?.status === 'sending');
  const faults = isSubmitted ? countFaults(errors) : 0;

  function clear() {
    picture.remove();
    nextPicture.remove();
    reset(emptyPart);
  }

  async function add(texts: PartTexts, step: NextStep) {
    const image = await picture.settled();
    if (image === null) {
      const message = picture.isChosen() ? m.uploadFailed() : product.requiredImage();
      setError('image', { message }, { shouldFocus: true });
      return;
    }
    await nextPicture.settled();
    if (nextPicture.isChosen()) {
      setError('morePictures', { message: m.uploadFailed() }, { shouldFocus: true });
      return;
    }
    const { name, description } = texts;
    const fitments = form.fitmentRules.current?.join(texts.fitments) ?? texts.fitments;
    const values = changedValues({ ...texts, fitments, morePictures: getValues('morePictures') }, emptyPart);
    const failure = await onAdd({ ...values, name, description, image, ...numbersOf(texts) }, step);
    if (failure) {
      setReason(failure.reason);
      refuse(failure);
      return;
    }
    // Runs before the form is reset.
    if (step === 'another') setFocus('name');
    clear();
  }

  const onSubmit = useSubmitOnce(async (event) => {
    const step = next.current;
    next.current = 'list';
    setPending(step);
    await handleSubmit((texts) => add(texts, step))(event);
  });

  function addAnother() {
    next.current = 'another';
    element.current?.requestSubmit();
  }

  return (
    <Stack gap="6">
      <PageHeader title={common.addAProduct()} />
      <form className={styles.form} ref={element} noValidate onSubmit={onSubmit}>
        <div className={styles.sheet}>
          <div className={styles.column}>
            <PictureField control={control} picture={picture} />
          </div>
          <div className={styles.column}>
            <PartFields form={form} hasStock hasName={(part) => source.hasName(part)} />
          </div>
        </div>
        <Suspense>
          <FurtherSections
            form={form}
            source={source}
            upload={nextPicture}
            image={picture.file?.previewUrl ?? ''}
          />
        </Suspense>
        {refused && (
          <Refusal of={refused}>
            {reason && <p>{reason}</p>}
            <p>{m.kept()}</p>
          </Refusal>
        )}
        <div className={styles.bar}>
          <div className={styles.actions}>
            <Button type="submit" tone="primary" size="lg" isPending={isSubmitting && pending === 'list'}>
              {m.addProduct()}
            </Button>
            <Button size="lg" isPending={isSubmitting && pending === 'another'} onPress={addAnother}>
              {m.saveAndAddAnother()}
            </Button>
            <Button tone="quiet" size="lg" onPress={() => !isSubmitting && clear()}>
              {common.clear()}
            </Button>
          </div>
          <p className={faults > 0 ? styles.faults : styles.waiting} role="status">
            {isSubmitting && isSending ? m.addsAfterUpload() : faults > 0 && m.faults({ count: faults })}
          </p>
        </div>
      </form>
    </Stack>
  );
}

/** The number of fields with a message. Those of rows are further down. */
const countFaults = (errors: object): number =>
  Object.entries(errors).reduce<number>((count, [name, error]: [string, unknown]) => {
    if (name === 'root' || typeof error !== 'object' || error === null) return count;
    return count + ('message' in error ? 1 : countFaults(error));
  }, 0);
