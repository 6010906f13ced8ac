import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import * as m from '#messages/unsaved-changes-dialog.js';
import { Button } from '#ui/components/Button/Button.tsx';
import * as dialogStyles from '#ui/components/Dialog/Dialog.css.ts';
import * as styles from './UnsavedChangesDialog.css.ts';

export interface UnsavedChangesDialogProps {
  isAsked: boolean;
  title: string;
  /** What will be lost, in one sentence. */
  children: ReactNode;
  onStay(): void;
  onLeave(): void;
}

/**
 * Asks before the user leaves a page with unsaved changes. A native modal dialog, because it may have to open above
 * the card provider's frame, which no z-index of ours exceeds.
 */
export function UnsavedChangesDialog({ isAsked, ...question }: UnsavedChangesDialogProps) {
  return isAsked && <OpenQuestion {...question} />;
}

function OpenQuestion({ title, children, onStay, onLeave }: Omit<UnsavedChangesDialogProps, 'isAsked'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const bodyId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closing the dialog before its element is removed returns the focus.
    return () => element?.close();
  }, []);

  // Outside the page's root, which an open drawer hides from screen readers.
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.layer}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={bodyId}
      // Back on Android closes a modal dialog without a key event.
      onCancel={(event) => {
        event.preventDefault();
        onStay();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onStay();
      }}
      onPointerDown={(event) => {
        // An open drawer would treat the click as one outside itself and close.
        event.stopPropagation();
        if (event.target === event.currentTarget) onStay();
      }}
    >
      <div className={dialogStyles.dialog}>
        <h2 className={dialogStyles.title} id={titleId}>
          {title}
        </h2>
        <div className={dialogStyles.body} id={bodyId}>
          {children}
        </div>
        <div className={dialogStyles.actions}>
          <Button onPress={onStay}>{m.stay()}</Button>
          <Button tone="danger" onPress={onLeave}>
            {m.leave()}
          </Button>
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
