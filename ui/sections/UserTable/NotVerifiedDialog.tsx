import { useState, type RefObject } from 'react';
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
      title={`${shown?.name || shown?.email || ''} cannot be made an admin yet`}
      actions={<Button onPress={onClose}>Close</Button>}
      fallbackFocus={fallbackFocus}
      onClose={onClose}
    >
      {shown && <UserFacts {...shown} />}
      <p>
        This email address is not verified. They must first open the link in their verification email; My
        Profile sends it again.
      </p>
    </Dialog>
  );
}
