import * as common from '#messages/common.js';
import * as m from '#messages/confirm-dialog.js';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';

export interface ConfirmDialogProps extends Omit<DialogProps, 'actions' | 'isAlert'> {
  /** While the request is pending, neither the buttons, Escape nor a click outside close the dialog. */
  isBusy: boolean;
  /** Called when Confirm is pressed. The dialog stays open until `isOpen` is false. */
  onConfirm(): void;
}

/**
 * Asks for confirmation of an action that cannot be undone. Its children are the item and the consequence of the
 * action, in one or two sentences without controls, so that Close has initial focus.
 */
export function ConfirmDialog({ onConfirm, ...dialog }: ConfirmDialogProps) {
  const actions = (
    <>
      <Button isDisabled={dialog.isBusy} onPress={dialog.onClose}>
        {common.close()}
      </Button>
      <Button tone="danger" isPending={dialog.isBusy} onPress={onConfirm}>
        {m.confirm()}
      </Button>
    </>
  );
  return <Dialog {...dialog} isAlert actions={actions} />;
}
