import type { RefObject } from 'react';
import type { Failure } from '../failure.ts';
import { ConfirmAction } from '../ConfirmAction/ConfirmAction.tsx';
import { userChanges, type UserChange } from './user-changes.ts';
import { UserFacts } from './UserFacts.tsx';
import type { UserView } from './user-view.ts';

export interface AskedChange {
  user: UserView;
  change: UserChange;
}

export interface ChangeDialogProps {
  /** The change to confirm; null closes the dialog. */
  asked: AskedChange | null;
  fallbackFocus: RefObject<HTMLElement | null>;
  onConfirm(asked: AskedChange): Promise<Failure | null>;
  onDone(asked: AskedChange): void;
  onClose(): void;
}

export function ChangeDialog({ asked, fallbackFocus, onConfirm, onDone, onClose }: ChangeDialogProps) {
  return (
    <ConfirmAction
      about={asked}
      title={({ user, change }) => userChanges[change].title(user.name || user.email)}
      fallbackFocus={fallbackFocus}
      onConfirm={onConfirm}
      onDone={onDone}
      onClose={onClose}
    >
      {({ user, change }) => (
        <>
          <UserFacts {...user} />
          <p>{userChanges[change].consequence}</p>
        </>
      )}
    </ConfirmAction>
  );
}
