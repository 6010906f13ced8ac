import { useState, type RefObject } from 'react';
import * as common from '#messages/common.ts';
import * as m from '#messages/user-table.ts';
import { Button } from '#ui/components/Button/Button.tsx';
import { Dialog } from '#ui/components/Dialog/Dialog.tsx';
import { UserFacts } from './UserFacts.tsx';
import type { UserView } from './user-view.ts';

export interface NotVerifiedDialogProps {
  /** The user who cannot be made an admin yet; null closes the dialog. */
  user: UserView | null;
  fallbackFocus: RefObject<HTMLElement | null>;
  onClose(): void;
}

export function NotVerifiedDialog({ user, fallbackFocus, onClose }: NotVerifiedDialogProps) {
  // Keeps its text while the dialog fades out.
  const [shown, setShown] = useState(user);
  if (user !== null && user !== shown) setShown(user);
  return (
    <Dialog
      isOpen={user !== null}
      title={m.nameCannotBeMadeAnAdminYet({ name: shown?.name || shown?.email || '' })}
      actions={<Button onPress={onClose}>{common.close()}</Button>}
      fallbackFocus={fallbackFocus}
      onClose={onClose}
    >
      {shown && <UserFacts {...shown} />}
      <p>{m.thisEmailAddressIsNotVerified()}</p>
    </Dialog>
  );
}
