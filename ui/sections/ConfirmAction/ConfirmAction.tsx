import { useState, type ReactNode, type RefObject } from 'react';
import { ConfirmDialog } from '#ui/components/ConfirmDialog/ConfirmDialog.tsx';
import type { ActionError } from '../form/action-error.ts';
import { Refusal } from '../form/Refusal.tsx';
import { useRunOnce } from '../form/use-run-once.ts';

export interface ConfirmActionProps<Subject> {
  /** The item to confirm the action for; null closes the dialog. */
  about: Subject | null;
  title: string | ((subject: Subject) => string);
  /** The item and the consequence of the action, in one or two sentences. */
  children(subject: Subject): ReactNode;
  /** Receives focus when the button that opened the dialog was removed with its row. */
  fallbackFocus?: RefObject<HTMLElement | null>;
  /** Runs the action. Resolves to the error, or to null, which closes the dialog. It is locked meanwhile. */
  onConfirm(subject: Subject): Promise<ActionError | null>;
  onClose(): void;
}

/** The props of a dialog that asks about one kind of item. */
export type AskProps<Subject> = Omit<ConfirmActionProps<Subject>, 'title' | 'children'>;

/** Confirms an action on one item, runs it once, and shows why it failed. */
export function ConfirmAction<Subject extends object>(props: ConfirmActionProps<Subject>) {
  const { about, title, children, fallbackFocus, onConfirm, onClose } = props;
  const [failure, setFailure] = useState<ActionError | null>(null);
  const [isBusy, runOnce] = useRunOnce();
  // Keeps the item while the dialog fades out.
  const [lastAsked, setLastAsked] = useState(about);
  if (about !== null && about !== lastAsked) {
    setLastAsked(about);
    setFailure(null);
  }

  async function confirm() {
    if (about === null) return;
    setFailure(null);
    const refused = await onConfirm(about);
    setFailure(refused);
    if (refused === null) onClose();
  }

  function close() {
    setFailure(null);
    onClose();
  }

  const words = typeof title === 'string' ? title : lastAsked === null ? '' : title(lastAsked);
  return (
    <ConfirmDialog
      isOpen={about !== null}
      title={words}
      isBusy={isBusy}
      fallbackFocus={fallbackFocus}
      onConfirm={() => void runOnce(confirm)}
      onClose={close}
    >
      {lastAsked && children(lastAsked)}
      {failure && <Refusal of={failure} />}
    </ConfirmDialog>
  );
}
