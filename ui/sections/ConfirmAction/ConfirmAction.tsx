import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { ConfirmDialog } from '#ui/components/ConfirmDialog/ConfirmDialog.tsx';
import { Notice } from '#ui/components/Notice/Notice.tsx';
import type { Failure } from '../failure.ts';

export interface ConfirmActionProps<Subject> {
  /** What is asked about; null while nothing is asked. */
  about: Subject | null;
  title: string | ((subject: Subject) => string);
  /** What is at stake, and one sentence of consequence. */
  children(subject: Subject): ReactNode;
  /** Takes the focus when what opened the question has gone with its row. */
  fallbackFocus?: RefObject<HTMLElement | null>;
  /** Does it; resolves to why not. The dialog stays locked meanwhile and then says so. */
  onConfirm(subject: Subject): Promise<Failure | null>;
  onDone(subject: Subject): void;
  onClose(): void;
}

/** Asks before something is done to one thing, does it once, and says why when it could not be done. */
export function ConfirmAction<Subject extends object>(props: ConfirmActionProps<Subject>) {
  const { about, title, children, fallbackFocus, onConfirm, onDone, onClose } = props;
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);
  // The dialog fades out with what it asked about.
  const [lastAsked, setLastAsked] = useState(about);
  if (about !== null && about !== lastAsked) {
    setLastAsked(about);
    setFailure(null);
  }

  async function confirm() {
    if (about === null || isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    setFailure(null);
    try {
      const refused = await onConfirm(about);
      setFailure(refused);
      if (refused === null) onDone(about);
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
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
      onConfirm={() => void confirm()}
      onClose={close}
    >
      {lastAsked && children(lastAsked)}
      {failure && <Notice tone="critical">{failure.message}</Notice>}
    </ConfirmDialog>
  );
}
