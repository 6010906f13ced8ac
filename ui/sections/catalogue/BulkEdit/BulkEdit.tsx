import { useRef, useState } from 'react';
import type { Category } from '#contract/catalogue/specifications.ts';
import type { PartChanges } from '#contract/catalogue/part-edits.ts';
import { limits } from '#contract/limits.ts';
import * as m from '#messages/bulk-edit.js';
import * as common from '#messages/common.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { Drawer } from '#ui/components/Drawer/Drawer.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Select } from '#ui/components/Select/Select.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { useLoaded } from '#ui/use-loaded.ts';
import type { ActionError } from '../../form/action-error.ts';
import { Refusal } from '../../form/Refusal.tsx';
import { useRunOnce } from '../../form/use-run-once.ts';
import { useSentForm } from '../../form/use-sent-form.ts';
import { useShown } from '../../form/use-shown.ts';
import type { EditPreview, EditResult, SelectedParts } from './bulk-edit.ts';
import { ChangeFields } from './ChangeFields.tsx';
import { changeNames, changesOf, changeTexts, type ChangeKind, type ChangeTexts } from './change-texts.ts';
import { Preview } from './Preview.tsx';
import * as styles from './BulkEdit.css.ts';

export interface BulkEditProps {
  /** Null closes the drawer. */
  parts: SelectedParts | null;
  categories(): Promise<readonly Category[]>;
  /** Resolves to what the changes would do, or to why that is not known. */
  onPreview(parts: SelectedParts, changes: PartChanges): Promise<EditPreview | ActionError>;
  /** Makes the changes of a preview. */
  onApply(id: string): Promise<EditResult | ActionError>;
  /** Takes them back. */
  onUndo(id: string): Promise<EditResult | ActionError>;
  /** A preview is not used. */
  onDiscard(id: string): void;
  onClose(): void;
}

/** Where an edit is. */
type Step =
  | { at: 'form' }
  | { at: 'preview'; preview: EditPreview }
  | { at: 'applied'; preview: EditPreview; changed: number }
  | { at: 'undone'; kept: readonly string[] };

const isError = (answer: object): answer is ActionError => 'message' in answer;

/** Changes many parts in one way, after a preview of old and new values. It can be undone. */
export function BulkEdit(props: BulkEditProps) {
  const { shown, visit } = useShown(props.parts);
  return shown && <OpenEdit {...props} key={visit} parts={shown} isOpen={props.parts !== null} />;
}

function OpenEdit(props: BulkEditProps & { parts: SelectedParts; isOpen: boolean }) {
  const { parts, isOpen, categories: loadCategories, onPreview, onApply, onUndo, onDiscard, onClose } = props;
  const [kind, setKind] = useState<ChangeKind>({ what: 'price', how: 'percent' });
  const [step, setStep] = useState<Step>({ at: 'form' });
  const [failure, setFailure] = useState<ActionError | null>(null);
  const [isBusy, runOnce] = useRunOnce();
  const element = useRef<HTMLFormElement>(null);
  /** It may be closed while the server works, because that may wait for another import. */
  const isClosed = useRef(false);
  const categories = useLoaded('', loadCategories);
  const { form, submit } = useSentForm<ChangeTexts>({
    rules: changeTexts(kind),
    defaultValues: { value: '', ending: 'cent', category: '', state: 'onSale' },
    async send(texts) {
      const preview = await onPreview(parts, changesOf(kind, texts));
      if (isError(preview)) return preview;
      if (isClosed.current) onDiscard(preview.id);
      else setStep({ at: 'preview', preview });
      return null;
    },
  });
  const isEditable = step.at === 'form' || step.at === 'preview';

  function dropPreview() {
    setFailure(null);
    if (step.at !== 'preview') return;
    onDiscard(step.preview.id);
    setStep({ at: 'form' });
  }

  function close() {
    isClosed.current = true;
    // What is being made stays.
    if (!isBusy) dropPreview();
    onClose();
  }

  function change(next: Partial<ChangeKind>) {
    dropPreview();
    form.clearErrors();
    form.setValue('value', '');
    setKind({ ...kind, ...next });
  }

  const act = (take: () => Promise<EditResult | ActionError>, then: (result: EditResult) => Step) =>
    void runOnce(async () => {
      setFailure(null);
      const answer = await take();
      if (isError(answer)) setFailure(answer);
      else setStep(then(answer));
    });

  return (
    <Drawer
      isOpen={isOpen}
      side="right"
      size="detail"
      label={m.title({ shown: formatCount(parts.count) })}
      onClose={close}
      foot={
        <>
          {(step.at === 'preview' || step.at === 'applied') && (
            <span className={styles.note}>{m.undoable({ hours: limits.import.undoHours })}</span>
          )}
          <Button onPress={close}>{common.close()}</Button>
          {step.at === 'form' && (
            <Button
              tone="solid"
              isPending={submit.isPending}
              onPress={() => element.current?.requestSubmit()}
            >
              {m.showPreview()}
            </Button>
          )}
          {step.at === 'preview' && step.preview.changed > 0 && (
            <Button
              tone="primary"
              isPending={isBusy}
              onPress={() =>
                act(
                  () => onApply(step.preview.id),
                  ({ changed }) => ({ at: 'applied', preview: step.preview, changed }),
                )
              }
            >
              {m.apply({ count: step.preview.changed, shown: formatCount(step.preview.changed) })}
            </Button>
          )}
          {step.at === 'applied' && (
            <Button
              tone="solid"
              isPending={isBusy}
              onPress={() =>
                act(
                  () => onUndo(step.preview.id),
                  ({ kept }) => ({ at: 'undone', kept }),
                )
              }
            >
              {m.undo()}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="6">
        <div>
          {isEditable && (
            <Stack gap="5">
              <Select
                label={m.what()}
                value={kind.what}
                options={changeNames.map((what) => ({ value: what, label: m.whatOf({ what }) }))}
                onChange={(what) => change({ what })}
              />
              <form ref={element} noValidate onSubmit={submit.onSubmit} onChange={dropPreview}>
                <Stack gap="5">
                  <ChangeFields
                    kind={kind}
                    form={form}
                    categories={categories}
                    onHowChange={(how) => change({ how })}
                  />
                  {submit.failure && <Refusal of={submit.failure} />}
                </Stack>
              </form>
            </Stack>
          )}
          <div role="status">
            {step.at === 'applied' && (
              <p>{m.applied({ count: step.changed, shown: formatCount(step.changed) })}</p>
            )}
            {step.at === 'undone' && <Undone kept={step.kept} />}
          </div>
        </div>
        {(step.at === 'preview' || step.at === 'applied') && (
          <Preview
            preview={step.preview}
            categories={categories.status === 'ready' ? categories.value : []}
          />
        )}
        {failure && <Refusal of={failure} />}
      </Stack>
    </Drawer>
  );
}

function Undone({ kept }: { kept: readonly string[] }) {
  if (kept.length === 0) return <p>{m.undone()}</p>;
  return (
    <>
      <p>{m.undoneExcept()}</p>
      <ul>
        {kept.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}
