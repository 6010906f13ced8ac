import type { PointerEvent, ReactNode, RefObject } from 'react';
import * as AlertDialog from 'radix-ui/alert-dialog';
import * as common from '#messages/common.ts';
import * as m from '#messages/confirm-dialog.ts';
import { Button } from '../Button/Button.tsx';
import { button } from '../Button/Button.css.ts';
import * as styles from '../Dialog/Dialog.css.ts';
import { useReturnFocus } from '../Dialog/use-return-focus.ts';

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** The item and the consequence of the action, in one or two sentences. */
  children: ReactNode;
  /** While the request is pending, neither the buttons, Escape nor a click outside close the dialog. */
  isBusy: boolean;
  onConfirm(): void;
  /**
   * Receives focus on close when the previously focused element is gone, such as the button of a removed row.
   */
  fallbackFocus?: RefObject<HTMLElement | null>;
  onClose(): void;
}

/** Asks for confirmation of an action that cannot be undone. Close has initial focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, isBusy, onConfirm, onClose } = props;
  const returnFocus = useReturnFocus(props.fallbackFocus);

  function closeBeside(event: PointerEvent) {
    if (event.target === event.currentTarget && !isBusy) onClose();
  }

  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !open && !isBusy && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={styles.stage} onPointerDown={closeBeside}>
          <AlertDialog.Content className={styles.dialog} {...returnFocus}>
            <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
            <AlertDialog.Description asChild>
              <div className={styles.body}>{children}</div>
            </AlertDialog.Description>
            <div className={styles.actions}>
              <AlertDialog.Cancel className={button({ tone: 'line' })} aria-disabled={isBusy || undefined}>
                {common.close()}
              </AlertDialog.Cancel>
              <Button tone="danger" isPending={isBusy} onPress={onConfirm}>
                {m.confirm()}
              </Button>
            </div>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
