import { useState, type RefObject } from 'react';
import * as common from '#messages/common.ts';
import * as m from '#messages/user-table.ts';
import { Button } from '#ui/components/Button/Button.tsx';
import { Dialog } from '#ui/components/Dialog/Dialog.tsx';
import { UserFacts } from './UserFacts.tsx';
import type { UserView } from './user-view.ts';

export interface NotVerifiedDialogProps {
  /** Who cannot be made an admin yet; null while nobody is asked about. */
  user: UserView | null;
  fallbackFocus: RefObject<HTMLElement | null>;
  onClose(): void;
}

export function NotVerifiedDialog({ user, fallbackFocus, onClose }: NotVerifiedDialogProps) {
  // The dialog fades out with what it said.
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
